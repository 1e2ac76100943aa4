import { calls } from "@shop/contract/calls";
import type { Call } from "@shop/contract/define";
import type { CallName } from "@shop/contract/paths";
import { languages, localeOfSlug, negotiateLanguage, type Language } from "@shop/kit/locale";
import { admit } from "../platform/limits/admit.ts";
import type { Caller, Context, Services, SignedIn, StoreRef } from "../platform/context.ts";
import { Refusal } from "../platform/errors/refusal.ts";
import { isAnswered } from "../platform/idempotency/idempotency.ts";
import { readInput, type ParsedInput, type RawQuery } from "./input.ts";
import { mayChange, onlyCustomer, sendersOf, tokensOf, type Headed } from "./token.ts";

export interface Resolvers {
  storeByCode: (code: string) => StoreRef | undefined;
  storeByHost: (host: string) => StoreRef | undefined;
  storeById: (id: number) => StoreRef | undefined;
  /** Who a token belongs to; null for one that is forged, expired or revoked. */
  authenticate: (token: string) => Promise<SignedIn | null>;
}

/** A call before its input is read, made over HTTP or from within the process. */
export interface Asked extends Headed {
  name: CallName;
  params: Record<string, string>;
  query: RawQuery;
  /** Reads the body; `sender` is the customer or else the address, to whose share of memory it counts. */
  body: (sender: string) => Promise<unknown>;
}

/** A call that may be answered: its handler is run with these. */
export interface Prepared {
  context: Context;
  input: ParsedInput;
}

/** Finds store and customer, checks access and limits, and reads the input. Throws a refusal where one of these fails. */
export async function prepareCall(
  services: Services,
  resolvers: Resolvers,
  asked: Asked,
  caller: Caller,
): Promise<Prepared> {
  const call: Call = calls[asked.name];
  const tokens = tokensOf(asked);
  const senders = await sendersOf(tokens, resolvers.authenticate);
  const store = storeOf(resolvers, {
    code: one(asked.query, "store_code"),
    host: hostOf(asked, caller),
    customer: onlyCustomer(senders),
    fallback: services.env.defaultStore,
  });
  const customer = onlyCustomer(senders.filter(({ storeId }) => storeId === store.id));
  if (call.access === "customer" && !customer) throw new Refusal("unauthorized");
  if (tokens?.from !== "header" && !mayChange(asked, caller, customer !== null)) throw new Refusal("forbidden");

  await admitCall(services, asked, customer, caller);
  const input = await readInput(call, asked.params, asked.query, () =>
    asked.body(String(customer?.customerId ?? caller.ip)),
  );
  const context: Context = {
    ...services,
    store,
    language: languageOf(asked),
    customer,
    tokenFrom: tokens?.from ?? null,
    caller,
    idempotencyKey: keyOf(asked),
  };
  return { context, input };
}

/** The first value of a name. */
function one(query: RawQuery, name: string): string | null {
  const value = query[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

function languageOf({ query, headers }: Asked): Language {
  const asked = one(query, "lang");
  return (
    languages.find((language) => language === asked) ??
    localeOfSlug(asked)?.language ??
    negotiateLanguage(headers.get("accept-language"))
  );
}

/** The host that a call is about: that of the call itself, or the one whose site info is asked for. */
function hostOf({ name, query }: Asked, caller: Caller): string {
  const domain = name === "site.get" && one(query, "domain");
  return domain ? domain.toLowerCase().replace(/:\d+$/, "") : caller.host;
}

/** What names the store of a call. */
interface StoreSigns {
  code: string | null;
  host: string;
  customer: SignedIn | null;
  /** Code of the store for unknown hosts. */
  fallback: string | undefined;
}

/** Store of a call: by code, else by host, else by token. */
function storeOf(resolvers: Resolvers, { code, host, customer, fallback }: StoreSigns): StoreRef {
  const store = code
    ? resolvers.storeByCode(code)
    : (resolvers.storeByHost(host) ??
      (customer ? resolvers.storeById(customer.storeId) : undefined) ??
      (fallback ? resolvers.storeByCode(fallback) : undefined));
  if (!store) throw new Refusal("unknown_store");
  return store;
}

/** Characters of an idempotency key, as the OpenAPI document says. A longer one is refused: cut short, it could equal another. */
const longestKey = 200;

function keyOf({ headers }: Headed): string | null {
  const key = headers.get("idempotency-key") || null;
  if (key !== null && key.length > longestKey)
    throw new Refusal("invalid_input", { fields: { "Idempotency-Key": "invalid" } });
  return key;
}

/** Applies the call's limit. A repeated idempotent call is answered beyond it, up to the limit per address. */
async function admitCall(services: Services, asked: Asked, customer: SignedIn | null, { ip }: Caller): Promise<void> {
  const { limit, idempotent }: Call = calls[asked.name];
  if (!limit) return;
  try {
    await admit(services, [limit, limit === "search" ? ip : String(customer!.customerId)]);
  } catch (refusal) {
    const key = keyOf(asked);
    if (!idempotent || key === null) throw refusal;
    await admit(services, ["answered", ip]);
    const { storeId, customerId } = customer!;
    if (
      !(await isAnswered(services.database.db, {
        storeId,
        customerId,
        operation: idempotent === true ? asked.name : idempotent,
        key,
      }))
    )
      throw refusal;
  }
}
