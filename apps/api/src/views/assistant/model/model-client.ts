import type { OpenAI } from "openai";
import type { Env } from "../../../platform/env.ts";
import { openService, type Service } from "../../../platform/outside/service.ts";

type Model = NonNullable<Env["llm"]>;

/** Thrown if the model does not answer, or does not finish its answer. */
export class ModelFailed extends Error {}

/** Retries if the model is busy or unreachable. An answer that has begun is never retried. */
const retries = 1;
/** Longest wait for the next piece of an answer, in milliseconds. */
const longestSilence = 15_000;

interface Client {
  openai: Promise<OpenAI>;
  /** Its circuit breaker opens after failures, so that the rules answer at once. */
  service: Service;
}

const clients = new Map<string, Client>();

/** The client of an address. The library is only loaded if a model is configured, as it is large. */
function clientOf({ baseUrl, apiKey, timeoutMs }: Model): Client {
  const key = JSON.stringify([baseUrl, apiKey, timeoutMs]);
  const known = clients.get(key);
  if (known) return known;
  const openai = import("openai").then(
    ({ OpenAI }) =>
      new OpenAI({ baseURL: baseUrl, apiKey: apiKey ?? "none", maxRetries: 0, timeout: timeoutMs, logLevel: "off" }),
  );
  const opened = { openai, service: openService({ timeoutMs, repeats: retries }) };
  clients.set(key, opened);
  return opened;
}

export interface ToolCall {
  id: string;
  name: string;
  /** JSON that the model wrote; it may be invalid. */
  input: string;
}

/** The output of one round: pieces of text, and at the end the tool calls. */
type Said = { type: "text"; text: string } | { type: "calls"; calls: ToolCall[] };

export type ModelMessage = OpenAI.ChatCompletionMessageParam;
export type ModelTool = OpenAI.ChatCompletionTool;

interface Round {
  messages: ModelMessage[];
  tools: ModelTool[];
  /** Whether it may call tools; false in the last round, which must end with text. */
  mayCall: boolean;
  signal: AbortSignal;
}

/** Longest answer of one round, in tokens. */
const mostTokens = 1000;

/** Asks the model for one round. Throws {@link ModelFailed} if it refuses, breaks off, is silent for too long or sends an invalid answer. */
export async function* askRound(model: Model, round: Round): AsyncGenerator<Said> {
  const calls: ToolCall[] = [];
  let finished: string | null = null;
  try {
    for await (const { delta, finish_reason: reason } of choicesOf(model, round)) {
      if (delta?.refusal) throw new ModelFailed("the model refused");
      if (delta?.content) yield { type: "text", text: delta.content };
      for (const call of delta?.tool_calls ?? []) gather(calls, call);
      finished = reason ?? finished;
    }
  } catch (error) {
    if (error instanceof ModelFailed) throw error;
    throw new ModelFailed("the model could not be asked, or broke off", { cause: error });
  }
  // An aborted stream ends without an error, so the missing reason has to be checked.
  if (finished === null || finished === "content_filter")
    throw new ModelFailed(`the answer ended with ${finished ?? "no word of its end"}`);
  if (calls.length > 0) yield { type: "calls", calls };
}

/** The pieces of an answer as they arrive. They end early if none arrives for too long. */
async function* choicesOf(
  model: Model,
  { messages, tools, mayCall, signal }: Round,
): AsyncGenerator<OpenAI.ChatCompletionChunk.Choice> {
  const silence = new AbortController();
  const ends = AbortSignal.any([signal, silence.signal]);
  const timer = setTimeout(() => silence.abort(), longestSilence);
  try {
    const { openai, service } = clientOf(model);
    const { chat } = await openai;
    const request = {
      model: model.model,
      messages,
      tools,
      tool_choice: mayCall ? ("auto" as const) : ("none" as const),
      temperature: 0.2,
      max_tokens: mostTokens,
      stream: true as const,
    };
    // The timeout of the service covers the whole answer, since its signal also aborts the stream.
    const stream = await service.run(
      (time) => chat.completions.create(request, { signal: AbortSignal.any([time, ends]) }),
      signal,
    );
    for await (const chunk of stream) {
      timer.refresh();
      const [choice] = chunk.choices ?? [];
      if (choice) yield choice;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Appends a streamed piece to the tool call that it belongs to. */
function gather(calls: ToolCall[], piece: OpenAI.ChatCompletionChunk.Choice.Delta.ToolCall): void {
  const call = (calls[piece.index ?? calls.length] ??= { id: "", name: "", input: "" });
  if (piece.id) call.id = piece.id;
  call.name += piece.function?.name ?? "";
  call.input += piece.function?.arguments ?? "";
}
