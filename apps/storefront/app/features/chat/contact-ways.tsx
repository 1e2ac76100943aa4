import { useT } from "../../i18n/locale.tsx";
import { ContactList } from "../../parts/contact-list.tsx";

/** How to reach the store's people, to whom the assistant hands over. */
export function ContactWays() {
  const t = useT();
  return <ContactList label={t("chat.contact")} call="chat.call" />;
}
