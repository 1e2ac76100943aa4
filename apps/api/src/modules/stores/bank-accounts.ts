import type { Tx } from "../../platform/database/database.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { changeSettings } from "./change-settings.ts";
import type { StoreSettings } from "./tables.ts";

/** An account as staff enter it: one name of the bank for all languages. */
type StoreAccount = StoreSettings["bankAccounts"][number] & { bank: string };

export interface AccountChange {
  code: string;
  actor: string;
}

/** Maximum number of accounts of a store. */
const mostAccounts = 20;

const isText = (text: string, most: number) => text !== "" && text.length <= most && !/\p{Cc}/u.test(text);

/** Validates an account; throws a {@link StaffError} that says what is wrong with it. */
function readAccount({ type, bank, account, holder }: StoreAccount): StoreAccount {
  const read = { type: type.toLowerCase(), bank: bank.trim(), account: account.trim(), holder: holder.trim() };
  const digits = read.account.replace(/\D/g, "").length;
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(read.type))
    throw new StaffError(
      `"${type}" is not a type of account such as aba: a small letter, then at most 19 small letters, digits and dashes`,
    );
  if (!isText(read.bank, 60)) throw new StaffError("The bank must be a text of at most 60 characters");
  if (!/^\+?\d+([ -]\d+)*$/.test(read.account) || digits < 6 || digits > 20)
    throw new StaffError(
      `"${account}" is not an account number such as 000 123 456: 6 to 20 digits, with spaces or dashes between them`,
    );
  if (!isText(read.holder, 80)) throw new StaffError("The holder must be a text of at most 80 characters");
  return read;
}

/** Sets the account of its type for bank transfers: a new one is added at the end, an existing one keeps its position. */
export async function setBankAccount(tx: Tx, { code, actor }: AccountChange, account: StoreAccount): Promise<void> {
  const given = readAccount(account);
  await changeSettings(tx, {
    code,
    actor,
    action: "set-account",
    part: "bankAccounts",
    change({ settings: { bankAccounts } }) {
      if (bankAccounts.some(({ type }) => type === given.type))
        return bankAccounts.map((each) => (each.type === given.type ? given : each));
      if (bankAccounts.length >= mostAccounts)
        throw new StaffError(`${code} already has ${mostAccounts} accounts: remove one first`);
      return [...bankAccounts, given];
    },
  });
}

/** Removes an account. A store without any shows its phone number instead (specification, section 8). */
export async function removeBankAccount(tx: Tx, { code, actor }: AccountChange, type: string): Promise<void> {
  await changeSettings(tx, {
    code,
    actor,
    action: "remove-account",
    part: "bankAccounts",
    change({ settings: { bankAccounts } }) {
      const kept = bankAccounts.filter((each) => each.type !== type.toLowerCase());
      if (kept.length === bankAccounts.length)
        throw new StaffError(
          `${code} has no account ${type}; it has ${bankAccounts.map((each) => each.type).join(", ") || "none"}`,
        );
      return kept;
    },
  });
}
