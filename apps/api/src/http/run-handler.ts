import type { CallName } from "@shop/contract/paths";
import type { Context } from "../platform/context.ts";
import type { Handler, Handlers, Reply } from "../platform/handler.ts";
import { tagsOfAnswer, tagsOfCall } from "./cache-tags.ts";
import type { ParsedInput } from "./input.ts";
import { cookieHeader } from "./token.ts";

/** Runs the handler of a call, and adds the cache tags of the call and its answer. */
export async function runHandler(
  handlers: Handlers,
  name: CallName,
  context: Context,
  input: ParsedInput,
): Promise<{ answer: object; cookie?: string }> {
  const { caller } = context;
  for (const tag of caller.cacheTags ? tagsOfCall(name, input) : []) caller.cacheTags?.add(tag);
  const handler = handlers[name] as unknown as (context: Context, input: unknown) => ReturnType<Handler<CallName>>;
  const { reply = {}, ...answer } = (await handler(context, input)) as { reply?: Reply; data: unknown };
  for (const tag of caller.cacheTags ? tagsOfAnswer(name, answer.data) : []) caller.cacheTags?.add(tag);
  return {
    answer: { code: 0, message: reply.message ?? "", ...answer },
    ...(reply.token !== undefined && { cookie: cookieHeader(reply.token, caller) }),
  };
}
