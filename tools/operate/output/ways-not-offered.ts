import { lackOf } from "@shop/api/modules/payments/public";
import type { Store } from "@shop/api/modules/stores/public";
import type { Env } from "@shop/api/platform/env";

/** The payment methods that a store accepts but shoppers do not see, each with what is missing. */
export function* waysWithheld(store: Store, env: Env): Generator<string> {
  const { code, settings } = store;
  for (const { type } of settings.payments) {
    const lack = lackOf(type, store, env);
    if (lack === "account")
      yield `${type} is not offered yet, since there is no account and no phone: account set TYPE BANK NUMBER HOLDER --store ${code}`;
    if (lack === "merchant")
      yield `${type} is not offered yet, since there is no account that it pays: khqr set BAKONG_ID NAME CITY --store ${code}`;
    if (lack === "provider")
      yield `${type} is offered only where the environment variables of its provider are set, and here they are not: see docs/operating.md`;
    if (lack === "currency")
      yield `${type} is not offered, since it does not accept riel; to remove it: store set ${code} payment.${type} -`;
  }
}

/** The same, and the methods that a store has data for but does not accept. */
export function* waysNotOffered(store: Store, env: Env): Generator<string> {
  yield* waysWithheld(store, env);
  const { code, settings } = store;
  const has = { bankTransfer: settings.bankAccounts.length > 0, khqr: settings.khqr !== null };
  for (const way of ["bankTransfer", "khqr"] as const) {
    if (has[way] && !settings.payments.some(({ type }) => type === way))
      yield `${way} is not offered yet: store set ${code} payment.${way} 0`;
  }
}
