import { useT } from "../../i18n/locale.tsx";
import { useSite } from "../../lib/site.ts";
import { ContactList } from "../../parts/contact-list.tsx";

/** Contacts of the store, for questions that no article answers. */
export function ContactWays() {
  const t = useT();
  const { name: store } = useSite();
  return (
    <section aria-labelledby="contact-ways" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="contact-ways" className="text-heading">
        {t("help.contact_title")}
      </h2>
      <p className="text-muted">{t("help.contact_text", { store })}</p>
      <ContactList call="help.call" />
    </section>
  );
}
