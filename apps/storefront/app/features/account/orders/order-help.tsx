import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { ContactList } from "../../../parts/contact-list.tsx";
import { WithNumbers } from "../../../ui/with-numbers.tsx";

/** Element that "Ask for help" of an order links to. */
export const orderHelpId = "ask-help";

/**
 * Contacts of the store, with the order's number prefilled in the message. Nothing else about the
 * shopper goes into it, since the message is part of a URL.
 */
export function OrderHelp({ number }: { number: string }) {
  const t = useT();
  return (
    <section
      id={orderHelpId}
      tabIndex={-1}
      aria-labelledby="order-help"
      className="card grid scroll-mt-4 gap-3 p-4 sm:p-5 print:hidden"
    >
      <h2 id="order-help" className="text-heading">
        {t("account.ask_help")}
      </h2>
      <p className="text-muted">
        <WithNumbers text={t("account.help_text", { number })} />
      </p>
      <ContactList call="account.help_call" text={t("account.help_message", { number })} />
      <p>
        <Link to="/help-center" className="link inline-flex min-h-11 items-center">
          {t("account.help_answers")}
        </Link>
      </p>
    </section>
  );
}
