import { transferAccounts } from "@shop/api/flows/checkout/options";
import { removeKhqr, setKhqr } from "@shop/api/flows/payments/for-staff/set-khqr";
import { removeBankAccount, setBankAccount, type Store } from "@shop/api/modules/stores/public";
import type { Env } from "@shop/api/platform/env";
import type { Command, Work } from "../command.ts";
import { readWholeStore } from "../input/read-arguments.ts";
import { waysNotOffered } from "../output/ways-not-offered.ts";

function* linesOf(store: Store, env: Env): Generator<string> {
  const isDefault = store.settings.bankAccounts.length === 0;
  for (const { type, name, account, holder } of transferAccounts(store))
    yield [
      "transfer",
      type.padEnd(8),
      name,
      account,
      holder,
      ...(isDefault ? ["(the store's phone, since no account is set)"] : []),
    ].join("  ");
  const { khqr } = store.settings;
  if (khqr === null) yield "khqr      no account";
  else
    yield [
      "khqr    ",
      khqr.bakongId,
      `${khqr.merchantName}, ${khqr.city}`,
      ...(khqr.merchantId === null ? [] : [`merchant ${khqr.merchantId} at ${khqr.acquiringBank}`]),
      khqr.mobile ?? "",
    ]
      .join("  ")
      .trimEnd();
  yield* waysNotOffered(store, env);
}

/** After a change, prints the payment methods that shoppers still do not see. */
async function sayNotOffered(
  { services: { database, env }, say }: Pick<Work, "services" | "say">,
  code: string,
): Promise<void> {
  for (const line of waysNotOffered(await readWholeStore(database.db, code), env)) say(line);
}

/** Where a store is paid: accounts for transfers, and the receiver of its KHQR codes. */
export const accountCommands: Command[] = [
  {
    usage: "account list --store CODE",
    summary: "list the accounts for bank transfers, and the account that KHQR codes pay",
    async run({ services, say }, { options: { store } }) {
      for (const line of linesOf(await readWholeStore(services.database.db, store!), services.env)) say(line);
    },
  },
  {
    usage: "account set TYPE BANK NUMBER HOLDER --store CODE",
    summary: "add or change an account for bank transfers; shoppers see it at once",
    details: () => [
      "TYPE: a short name such as aba, acleda, wing or phone; one account of each type",
      "NUMBER: 6 to 20 digits, with spaces or dashes between them",
    ],
    async run({ services, actor, say }, { positional: [type, bank, account, holder], options: { store: code } }) {
      await services.database.transaction((tx) =>
        setBankAccount(tx, { code: code!, actor }, { type: type!, bank: bank!, account: account!, holder: holder! }),
      );
      say(`${code} accepts transfers to ${account} at ${bank}, held by ${holder}`);
      await sayNotOffered({ services, say }, code!);
    },
  },
  {
    usage: "account remove TYPE --store CODE",
    summary: "remove an account; without any, shoppers transfer to the store's phone number",
    async run({ services, actor, say }, { positional: [type], options: { store: code } }) {
      await services.database.transaction((tx) => removeBankAccount(tx, { code: code!, actor }, type!));
      say(`${code} takes no transfers to ${type} any more`);
      await sayNotOffered({ services, say }, code!);
    },
  },
  {
    usage: "khqr set BAKONG_ID NAME CITY --store CODE [--merchant-id ID] [--bank NAME] [--mobile PHONE]",
    summary: "set the account that a store's KHQR codes pay; open codes keep the previous account",
    details: () => [
      "BAKONG_ID: the account exactly as the bank writes it, such as name@bank; at most 32 characters",
      "NAME (at most 25 characters), CITY (at most 15): what the payer's app shows",
      "--merchant-id, --bank: both for a merchant's account, neither for an individual's; at most 32 characters each, and 87 with the account",
    ],
    async run({ services, actor, say }, { positional: [bakongId, merchantName, city], options }) {
      const { store: code, "merchant-id": merchantId = null, bank: acquiringBank = null, mobile = null } = options;
      const merchant = {
        bakongId: bakongId!,
        merchantName: merchantName!,
        city: city!,
        merchantId,
        acquiringBank,
        mobile,
      };
      await services.database.transaction((tx) => setKhqr(tx, { code: code!, actor }, merchant, services.now()));
      say(`KHQR codes of ${code} pay ${bakongId}`);
      await sayNotOffered({ services, say }, code!);
    },
  },
  {
    usage: "khqr remove --store CODE",
    summary: "remove the KHQR account: the store offers no KHQR until it is set again",
    async run({ services, actor, say }, { options: { store: code } }) {
      await services.database.transaction((tx) => removeKhqr(tx, { code: code!, actor }));
      say(`${code} no longer offers KHQR`);
    },
  },
];
