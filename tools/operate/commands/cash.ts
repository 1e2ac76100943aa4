import { formatMoney } from "@shop/kit/money";
import { moveCash, type CashMove } from "@shop/api/flows/payments/for-staff/move-cash";
import type { Command } from "../command.ts";
import { readAmount, readStoreRef } from "../input/read-arguments.ts";

function run(kind: CashMove["kind"]): Command["run"] {
  return async ({ services, actor, say }, { positional: [phone, amount, code] }) => {
    const store = await readStoreRef(services.database.db, code!);
    const balance = await moveCash(services, {
      kind,
      store,
      phone: phone!,
      amount: readAmount(amount!, store.currency),
      actor,
    });
    say(`${phone} has ${formatMoney({ amount: balance, currency: store.currency })} of store cash now`);
  };
}

/** Store cash that is paid in and out. */
export const cashCommands: Command[] = [
  {
    usage: "cash top-up PHONE AMOUNT CODE",
    summary: "add an amount that a customer has paid to their store cash",
    run: run("top_up"),
  },
  {
    usage: "cash pay-out PHONE AMOUNT CODE",
    summary: "take an amount that you pay out from a customer's store cash",
    run: run("pay_out"),
  },
];
