import type * as z from "zod";
import type { ChatPart } from "@shop/contract/types";
import type { Context } from "../../../platform/context.ts";

/** A link to a page of the shop, without language prefix. */
export interface ChatLink {
  title: string;
  to: string;
}

export interface ToolResult<Data = unknown> {
  /** What the shopper sees. */
  parts: ChatPart[];
  /** What was found, for the rules or the model to answer from. It must not hold data of other people. */
  data: Data;
  /** Links to the pages that show the same. */
  links: ChatLink[];
}

/**
 * A look-up of the assistant. It only reads, and takes the identity of the shopper from the session alone, never from its
 * input, so that a model cannot be talked into showing the data of others.
 */
export interface Tool<Input = unknown, Data = unknown> {
  name: string;
  description: string;
  input: z.ZodType<Input>;
  run(context: Context, input: Input): Promise<ToolResult<Data>>;
}

/** Maximum length of a text to search for, in characters. */
export const longestText = 200;

/** Defines a tool, so that the types of its input and result are inferred. */
export const tool = <Input, Data>(definition: Tool<Input, Data>): Tool<Input, Data> => definition;

export const nothingFound = <Data>(data: Data): ToolResult<Data> => ({ parts: [], data, links: [] });
