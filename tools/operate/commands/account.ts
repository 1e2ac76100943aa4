import { transferAccounts } from "@shop/api/flows/checkout/options";
import { removeKhqr, setKhqr } from "@shop/api/flows/payments/set-khqr";
import { readStore, removeBankAccount, setBankAccount, type Store } from "@shop/api/modules/stores/public";
import type { Command } from "../command.ts";
import { readStoreRef } from "../read.ts";

/** A way that the store has data for but does not offer, and how to offer it. */
function* notOffered({ code, settings }: Store): Generator<string> {
  const has = { bankTransfer: settings.bankAccounts.length > 0, khqr: settings.khqr !== null };
  for (const way of ["bankTransfer", "khqr"] as const) {
    if (has[way] && !settings.payments.some(({ type }) => type === way)) yield `${way} is not offered yet: store set ${code} payment.${way} 0`;
  }
}

function* linesOf(store: Store): Generator<string> {
  const isDefault = store.settings.bankAccounts.length === 0;
  for (const { type, name, account, holder } of transferAccounts(store)) yield ["transfer", type.padEnd(8), name, account, holder, ...(isDefault ? ["(the store's phone, since no account is set)"] : [])].join("  ");
  const { khqr } = store.settings;
  if (khqr === null) yield "khqr      no data";
  else yield ["khqr    ", khqr.bakongId, `${khqr.merchantName}, ${khqr.city}`, ...(khqr.merchantId === null ? [] : [`merchant ${khqr.merchantId} at ${khqr.acquiringBank}`]), khqr.mobile ?? ""].join("  ").trimEnd();
  yield* notOffered(store);
}

/** Where the money of a store goes: accounts for transfers, and whom its KHQR codes pay. */
export const accountCommands: Command[] = [
  {
    usage: "account list CODE",
    summary: "the accounts shoppers transfer to, and whom KHQR codes pay",
    async run({ services, say }, { positional: [code] }) {
      const { db } = services.database;
      const { id } = await readStoreRef(db, code!);
      for (const line of linesOf(await readStore(db, id))) say(line);
    },
  },
  {
    usage: "account set CODE TYPE BANK NUMBER HOLDER",
    summary: "the account of a type, new or changed; shoppers see it at once",
    details: () => ["TYPE a short name, as aba, acleda, wing or phone; one account of each", "NUMBER 6 to 20 digits, with spaces or dashes between them"],
    async run({ services, actor, say }, { positional: [code, type, bank, account, holder] }) {
      await services.database.transaction((tx) => setBankAccount(tx, { code: code!, actor }, { type: type!, bank: bank!, account: account!, holder: holder! }));
      say(`${code} takes transfers to ${account} at ${bank}, of ${holder}`);
    },
  },
  {
    usage: "account remove CODE TYPE",
    summary: "takes an account away; without any, shoppers transfer to the store's phone number",
    async run({ services, actor, say }, { positional: [code, type] }) {
      await services.database.transaction((tx) => removeBankAccount(tx, { code: code!, actor }, type!));
      say(`${code} takes no transfers to ${type} any more`);
    },
  },
  {
    usage: "khqr set CODE BAKONG_ID NAME CITY [--merchant-id ID] [--bank NAME] [--mobile PHONE]",
    summary: "whom the KHQR codes of a store pay, all of it anew; open codes keep whom they were made for",
    details: () => [
      "BAKONG_ID the account, exactly as the bank writes it, as name@bank, of at most 32 characters",
      "NAME of at most 25 characters, CITY of at most 15: what the payer's app shows",
      "--merchant-id and --bank, at most 32 each and 87 with the account: both of a merchant's account, neither of an individual's",
    ],
    async run({ services, actor, say }, { positional: [code, bakongId, merchantName, city], options }) {
      const { "merchant-id": merchantId = null, bank: acquiringBank = null, mobile = null } = options;
      const merchant = { bakongId: bakongId!, merchantName: merchantName!, city: city!, merchantId, acquiringBank, mobile };
      await services.database.transaction((tx) => setKhqr(tx, { code: code!, actor }, merchant, services.now()));
      say(`KHQR codes of ${code} pay ${bakongId}`);
    },
  },
  {
    usage: "khqr remove CODE",
    summary: "takes the data away: the store offers no KHQR until they are set again",
    async run({ services, actor, say }, { positional: [code] }) {
      await services.database.transaction((tx) => removeKhqr(tx, { code: code!, actor }));
      say(`${code} offers no KHQR`);
    },
  },
];
