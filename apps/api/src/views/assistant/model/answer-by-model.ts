import * as z from "zod";
import type { Question } from "../../../modules/assistant/public.ts";
import type { Context } from "../../../platform/context.ts";
import { Refusal } from "../../../platform/errors/refusal.ts";
import { piece, type Piece } from "../pieces.ts";
import type { ChatLink, ToolResult } from "../tools/tool.ts";
import { toolbox } from "../tools/toolbox.ts";
import { createClaimCheck, plainSentence } from "./check-claims.ts";
import { askRound, ModelFailed, type ModelMessage, type ModelTool, type ToolCall } from "./model-client.ts";
import { earlier, instructions } from "./prompt.ts";
import { createSentences } from "./sentences.ts";

/** Rounds of a conversation with the model; in the last it must answer without tools. */
const mostRounds = 4;
/** Most tool calls for one answer. */
const mostCalls = 8;
/** Characters of one result that the model gets. */
const longestResult = 8000;
const mostLinks = 5;

const modelTools: ModelTool[] = toolbox.map(({ name, description, input }) => {
  const { $schema: _, ...parameters } = z.toJSONSchema(input, { io: "input" }) as Record<string, unknown>;
  return { type: "function", function: { name, description, parameters } };
});

/**
 * Answers by a language model that may call tools. Its text is streamed sentence by sentence; sentences that do not
 * pass {@link createClaimCheck} are dropped. What the tools found follows as cards. Throws {@link ModelFailed} if the model
 * does not finish, or if no sentence passes and nothing was found.
 */
export async function* answerByModel(
  context: Context,
  { text, previous }: Question,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const model = context.env.llm!;
  const ends = AbortSignal.any([signal, AbortSignal.timeout(model.timeoutMs)]);
  const messages: ModelMessage[] = [
    { role: "system", content: instructions(context.store.name, context.language) },
    ...earlier(previous),
    { role: "user", content: text },
  ];
  const claims = createClaimCheck(text);
  const found = new Map<string, ToolResult>();
  let looked = 0;
  let said = "";
  for (let round = 1; ; round++) {
    const sentences = createSentences();
    const held = (all: string[]) => all.filter((sentence) => claims.holds(sentence)).map(plainSentence);
    let calls: ToolCall[] = [];
    let words = "";
    for await (const part of askRound(model, {
      messages,
      tools: modelTools,
      mayCall: round < mostRounds && looked < mostCalls,
      signal: ends,
    })) {
      if (part.type === "calls") {
        calls = part.calls;
        continue;
      }
      words += part.text;
      for (const sentence of held(sentences.push(part.text))) {
        said += sentence;
        yield piece.text(sentence);
      }
    }
    for (const sentence of held(sentences.flush())) {
      said += sentence;
      yield piece.text(sentence);
    }
    if (calls.length === 0 || round === mostRounds) break;
    messages.push({
      role: "assistant",
      content: words || null,
      tool_calls: calls.map(({ id, name, input }) => ({ id, type: "function", function: { name, arguments: input } })),
    });
    for (const call of calls) {
      const content =
        ++looked > mostCalls ? '{"error":"enough was looked up"}' : await lookUp(context, call, claims, found);
      messages.push({ role: "tool", tool_call_id: call.id, content });
    }
  }
  const parts = [...found.values()].flatMap((result) => result.parts);
  if (said.trim() === "" && parts.length === 0) throw new ModelFailed("nothing of the answer holds");
  yield* parts.map(piece.part);
  const links = linksOf([...found.values()]);
  if (links.length > 0) yield piece.part({ type: "links", links });
}

/** Runs a tool call. The last result of each tool that has something to show is kept for the shopper. */
async function lookUp(
  context: Context,
  { name, input }: ToolCall,
  claims: ReturnType<typeof createClaimCheck>,
  found: Map<string, ToolResult>,
): Promise<string> {
  const tool = toolbox.find((each) => each.name === name);
  if (!tool) return JSON.stringify({ error: "there is no such tool" });
  try {
    const result = await tool.run(context, parseJson(input));
    if (!result) return JSON.stringify({ error: "the input does not fit the tool" });
    claims.learn(name, result.data);
    if (result.parts.length > 0 || !found.has(name)) found.set(name, result);
    return JSON.stringify(result.data).slice(0, longestResult);
  } catch (error) {
    if (error instanceof Refusal) return JSON.stringify({ error: error.code });
    throw error;
  }
}

/** Parses JSON that the model wrote; undefined if it is invalid. An empty text means no input. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim() === "" ? "{}" : text);
  } catch {
    return undefined;
  }
}

function linksOf(results: ToolResult[]): ChatLink[] {
  const byAddress = new Map(results.flatMap(({ links }) => links).map((link) => [link.to, link]));
  return [...byAddress.values()].slice(0, mostLinks);
}
