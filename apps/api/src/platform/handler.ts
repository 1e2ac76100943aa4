import type * as z from "zod";
import type { Calls } from "@shop/contract/calls";
import type { CallName } from "@shop/contract/paths";
import type { CallOutput } from "@shop/contract/types";
import type { Context, CustomerContext } from "./context.ts";

type Out<C, Key extends string> = C extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

export interface Input<Name extends CallName> {
  params: Out<Calls[Name], "params">;
  query: Out<Calls[Name], "query">;
  body: Calls[Name] extends { multipart: true } ? FormData : Out<Calls[Name], "body">;
}

/** What a handler can set besides its answer. */
export interface Reply {
  /** Sets the cookie `jwt`, or removes it with null. */
  token?: string | null;
  /** Shown to the shopper as it is; empty by default. */
  message?: string;
}

export type Handler<Name extends CallName> = (
  context: Calls[Name]["access"] extends "customer" ? CustomerContext : Context,
  input: Input<Name>,
) => Promise<CallOutput<Name> & { reply?: Reply }>;

export type Handlers<Name extends CallName = CallName> = { [N in Name]: Handler<N> };

/** Calls that are answered piece by piece, as server-sent events, where the request accepts them; refusals come before the first piece. */
export type Streams = {
  [N in CallName]?: (
    context: Parameters<Handler<N>>[0],
    input: Input<N>,
    signal: AbortSignal,
  ) => Promise<AsyncIterable<unknown>>;
};
