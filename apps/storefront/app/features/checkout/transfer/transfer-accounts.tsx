import type { BankAccount } from "@shop/contract/types";
import { useT } from "../../../i18n/locale.tsx";
import { CopyButton } from "./copy-button.tsx";

/** Default kind of account (specification, section 4). */
const defaultMethod = "phone";

/** The accounts for a transfer, each with a button that copies its number. */
export function TransferAccounts({
  banks,
  method,
  scripted,
}: {
  banks: BankAccount[];
  method: string | undefined;
  scripted: boolean;
}) {
  const t = useT();
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{t("checkout.transfer_title")}</legend>
      {banks.map((bank) => (
        <div
          key={bank.type}
          className="flex min-h-11 items-center gap-2 rounded-lg border border-line pe-1 has-checked:border-accent"
        >
          <label className="flex min-w-0 grow cursor-pointer items-center gap-3 p-3">
            <input
              type="radio"
              name="payment_method"
              value={bank.type}
              defaultChecked={bank.type === (method ?? defaultMethod)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{bank.name}</span>
              <span className="block tabular-nums">{bank.account}</span>
              <span className="block text-sm text-muted">{bank.holder}</span>
            </span>
          </label>
          {/* Invisible without script, but takes its place, so that nothing moves after hydration. */}
          <span className={scripted ? undefined : "invisible"}>
            <CopyButton text={bank.account} label={bank.name} />
          </span>
        </div>
      ))}
    </fieldset>
  );
}
