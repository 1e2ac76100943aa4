import { useT } from "../../i18n/locale.tsx";
import { useSite } from "../../lib/site.ts";
import { chatLinks, phoneNumbers, telephone } from "../../lib/links/store-links.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

/** Ways to message and call the store, the first one highlighted. */
export function StoreContact() {
  const t = useT();
  const site = useSite();
  const [phone] = phoneNumbers(site);
  return (
    <ul className="grid gap-2">
      {chatLinks(site).map(({ icon, name, href }, index) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: index === 0 ? "primary" : "secondary", wide: true })}
          >
            <Icon name={icon} className="size-5" />
            {t("core.chat_on", { name })}
            <span className="sr-only">{` (${t("core.new_window")})`}</span>
          </a>
        </li>
      ))}
      {phone && (
        <li>
          <a href={telephone(phone.number)} className={buttonClass({ variant: "secondary", wide: true })}>
            <Icon name="phone" className="size-5" />
            {t("services.call", { number: phone.number })}
          </a>
        </li>
      )}
    </ul>
  );
}
