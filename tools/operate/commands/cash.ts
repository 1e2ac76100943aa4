import { formatMoney } from "@shop/kit/money";
import { moveCash, type CashMove } from "@shop/api/flows/payments/for-staff/move-cash";
import type { Command } from "../command.ts";
import { readAmount, readStoreRef } from "../input/read-arguments.ts";

function run(kind: CashMove["kind"]): Command["run"] {
  return async ({ services, actor, say }, { positional: [phone, amount], options }) => {
    const store = await readStoreRef(services.database.db, options.store!);
    const { name, balance } = await moveCash(services, {
      kind,
      store,
      phone: phone!,
      amount: readAmount(amount!, store.currency),
      again: options.again === "yes",
      actor,
    });
    say(`${phone} (${name}) has ${formatMoney({ amount: balance, currency: store.currency })} of store cash now`);
  };
}

const again = "--again yes: if the same amount is moved for the same customer a second time within an hour";

/** Store cash that is paid in and out. */
export const cashCommands: Command[] = [
  {
    usage: "cash top-up PHONE AMOUNT --store CODE [--again yes]",
    summary: "add an amount that a customer has paid to their store cash",
    details: () => [again, "If it was the wrong customer, cash pay-out takes it away again, unless it has been spent."],
    run: run("top_up"),
  },
  {
    usage: "cash pay-out PHONE AMOUNT --store CODE [--again yes]",
    summary: "take an amount that you pay out from a customer's store cash",
    details: () => [again],
    run: run("pay_out"),
  },
];
