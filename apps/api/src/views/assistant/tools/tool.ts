import type * as z from "zod";
import type { ChatPart } from "@shop/contract/types";
import type { Context } from "../../../platform/context.ts";

/** A page of the shop, without language prefix. */
export interface ChatLink {
  title: string;
  to: string;
}

export interface ToolResult<Data = unknown> {
  /** What the shopper sees of it. */
  parts: ChatPart[];
  /** What was found, for whoever words the answer; nothing of other people. */
  data: Data;
  /** Pages that it comes from. */
  links: ChatLink[];
}

/**
 * Something the assistant can look up. It reads the store's data and writes nothing; who is asking
 * comes from the session alone, never from what is asked.
 */
export interface Tool<Input = unknown, Data = unknown> {
  name: string;
  description: string;
  input: z.ZodType<Input>;
  run(context: Context, input: Input): Promise<ToolResult<Data>>;
}

/** Most characters of a text that something is looked up by. */
export const longestText = 200;

/** A tool with its input and result typed by its definition. */
export const tool = <Input, Data>(definition: Tool<Input, Data>): Tool<Input, Data> => definition;

export const nothingFound = <Data>(data: Data): ToolResult<Data> => ({ parts: [], data, links: [] });
