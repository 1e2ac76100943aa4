import { useT } from "../../../i18n/locale.tsx";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { classNames } from "../../../ui/class-names.ts";

/** Opens the bank's app with the code, where a phone is what is held: with a mouse the code is scanned by another device. */
export function BankAppLink({ address }: { address: string }) {
  const t = useT();
  return (
    <a href={address} className={classNames(buttonClass(), "pointer-fine:hidden")}>
      {t("checkout.khqr_open")}
    </a>
  );
}
