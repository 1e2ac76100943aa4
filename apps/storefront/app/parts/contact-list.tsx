import { useT } from "../i18n/locale.tsx";
import type { MessageKey } from "../i18n/messages.ts";
import { useSite } from "../lib/site.ts";
import { chatLinks, phoneNumbers, telephone } from "../lib/links/store-links.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { Icon } from "../ui/icons/icon.tsx";

interface ContactListProps {
  /** Accessible name of the list, if it has no heading. */
  label?: string;
  /** Key of the label for a phone link; its text contains `{number}`. */
  call: MessageKey;
  /** First message of a chat. */
  text?: string;
}

/** How to contact the store: its chats, and its phone numbers by operator. */
export function ContactList({ label, call, text }: ContactListProps) {
  const t = useT();
  const site = useSite();
  // WhatsApp is listed with the chats.
  const numbers = phoneNumbers(site).filter(({ operator }) => operator !== "WhatsApp");
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-2 sm:grid-cols-3 [&_a]:gap-1.5 [&_a]:px-1">
      {chatLinks(site, text).map(({ icon, name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${name} (${t("core.new_window")})`}
            className={buttonClass({ variant: "secondary", wide: true })}
          >
            <Icon name={icon} className="size-5" />
            {name}
          </a>
        </li>
      ))}
      {numbers.map(({ operator, number }) => (
        <li key={operator}>
          <a
            href={telephone(number)}
            aria-label={t(call, { number })}
            className={buttonClass({ variant: "secondary", wide: true })}
          >
            <Icon name="phone" className="size-5" />
            <span className="tabular-nums">{number}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
