import type { OpenAI } from "openai";
import type { Env } from "../../../platform/env.ts";
import { openService, type Service } from "../../../platform/outside/service.ts";

type Model = NonNullable<Env["llm"]>;

/** The model did not answer, or not to its end. */
export class ModelFailed extends Error {}

/** Tries after the first, where an answer has not begun: a model that is busy or away for a moment. */
const retries = 1;
/** Longest silence in the middle of an answer, in milliseconds. */
const longestSilence = 15_000;

interface Client {
  openai: Promise<OpenAI>;
  /** Left alone after failures: the rules then answer at once. */
  service: Service;
}

const clients = new Map<string, Client>();

/** The client of an address; loaded only where a model is configured. */
function clientOf({ baseUrl, apiKey, timeoutMs }: Model): Client {
  const key = JSON.stringify([baseUrl, apiKey, timeoutMs]);
  const known = clients.get(key);
  if (known) return known;
  const openai = import("openai").then(({ OpenAI }) => new OpenAI({ baseURL: baseUrl, apiKey: apiKey ?? "none", maxRetries: 0, timeout: timeoutMs, logLevel: "off" }));
  const opened = { openai, service: openService({ timeoutMs, repeats: retries }) };
  clients.set(key, opened);
  return opened;
}

export interface ToolCall {
  id: string;
  name: string;
  /** JSON as the model wrote it. */
  input: string;
}

/** What a model says in one round: pieces of text, and at its end the tools that it wants. */
export type Said = { type: "text"; text: string } | { type: "calls"; calls: ToolCall[] };

export type ModelMessage = OpenAI.ChatCompletionMessageParam;
export type ModelTool = OpenAI.ChatCompletionTool;

export interface Round {
  messages: ModelMessage[];
  tools: ModelTool[];
  /** False in the last round, which must end with words. */
  mayCall: boolean;
  signal: AbortSignal;
}

/** Longest answer of one round, in tokens. */
const mostTokens = 1000;

/** Asks the model for one round. Throws {@link ModelFailed} where it refuses, breaks off, is silent for too long or talks nonsense. */
export async function* askRound(model: Model, { messages, tools, mayCall, signal }: Round): AsyncGenerator<Said> {
  const silence = new AbortController();
  const ends = AbortSignal.any([signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), longestSilence);
  const calls: ToolCall[] = [];
  let finished: string | null = null;
  try {
    const { openai, service } = clientOf(model);
    const { chat } = await openai;
    const request = { model: model.model, messages, tools, tool_choice: mayCall ? ("auto" as const) : ("none" as const), temperature: 0.2, max_tokens: mostTokens, stream: true as const };
    // The service's time is for the whole answer; its signal goes with the stream.
    const stream = await service.run((time) => chat.completions.create(request, { signal: AbortSignal.any([time, ends]) }), signal);
    for await (const chunk of stream) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), longestSilence);
      const [choice] = chunk.choices ?? [];
      if (!choice) continue;
      const { delta } = choice;
      if (delta?.refusal) throw new ModelFailed("the model refused");
      if (delta?.content) yield { type: "text", text: delta.content };
      for (const call of delta?.tool_calls ?? []) gather(calls, call);
      finished = choice.finish_reason ?? finished;
    }
  } catch (error) {
    if (error instanceof ModelFailed) throw error;
    throw new ModelFailed("the model could not be asked, or broke off", { cause: error });
  } finally {
    clearTimeout(timer);
  }
  // A stream that was aborted ends without an error.
  if (finished === null || finished === "content_filter") throw new ModelFailed(`the answer ended with ${finished ?? "no word of its end"}`);
  if (calls.length > 0) yield { type: "calls", calls };
}

/** Puts together the pieces in which a call comes. */
function gather(calls: ToolCall[], piece: OpenAI.ChatCompletionChunk.Choice.Delta.ToolCall): void {
  const call = (calls[piece.index ?? calls.length] ??= { id: "", name: "", input: "" });
  if (piece.id) call.id = piece.id;
  call.name += piece.function?.name ?? "";
  call.input += piece.function?.arguments ?? "";
}
