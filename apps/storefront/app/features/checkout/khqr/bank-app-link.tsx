import { useT } from "../../../i18n/locale.tsx";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { classNames } from "../../../ui/class-names.ts";

/** Opens the bank's app with the code. Only on touch devices; with a mouse the code is scanned with another device. */
export function BankAppLink({ address }: { address: string }) {
  const t = useT();
  return (
    <a href={address} className={classNames(buttonClass(), "pointer-fine:hidden")}>
      {t("checkout.khqr_open")}
    </a>
  );
}
