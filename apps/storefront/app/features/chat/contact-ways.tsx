import { useT } from "../../i18n/locale.tsx";
import { ContactList } from "../../parts/contact-list.tsx";

/** The people of the store, whom the assistant hands over to. */
export function ContactWays() {
  const t = useT();
  return <ContactList label={t("chat.contact")} call="chat.call" />;
}
