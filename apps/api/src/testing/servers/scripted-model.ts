import { setTimeout as sleep } from "node:timers/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

interface AskedModel {
  headers: IncomingMessage["headers"];
  // What the client sent is the subject of tests, whatever it is.
  // oxlint-disable-next-line no-explicit-any
  body: any;
}

/** What the model does with one request. */
export type Turn = (response: ServerResponse, asked: AskedModel) => void | Promise<void>;

interface ScriptedModel {
  baseUrl: string;
  /** Every request, oldest first. */
  asked: AskedModel[];
  /** What it does with the requests to come, one after the other. */
  will(...turns: Turn[]): void;
}

/** A real HTTP server that speaks the protocol of OpenAI's chat completions, word for word as a test scripts it. */
export async function scriptedModel(): Promise<ScriptedModel> {
  const asked: AskedModel[] = [];
  let turns: Turn[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one = { headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) };
      asked.push(one);
      const turn = turns.shift() ?? fails(500);
      void turn(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    will: (...next) => {
      asked.length = 0;
      turns = next;
    },
  };
}

type Delta = Record<string, unknown>;

function open(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
}

function send(response: ServerResponse, delta: Delta, finish: string | null = null): void {
  response.write(
    `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "test", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
  );
}

function end(response: ServerResponse, finish: string): void {
  send(response, {}, finish);
  response.end("data: [DONE]\n\n");
}

/** Says a text in pieces of a few signs, as models do. */
export const says =
  (text: string, finish = "stop"): Turn =>
  (response) => {
    open(response);
    send(response, { role: "assistant", content: "" });
    for (const part of text.match(/[\s\S]{1,7}/g) ?? []) send(response, { content: part });
    end(response, finish);
  };

/** Asks for tools, their input in pieces. */
export const calls =
  (...wanted: [name: string, input: unknown][]): Turn =>
  (response) => {
    open(response);
    wanted.forEach(([name, input], index) => {
      const text = typeof input === "string" ? input : JSON.stringify(input);
      send(response, {
        tool_calls: [{ index, id: `call_${index}`, type: "function", function: { name, arguments: "" } }],
      });
      for (const part of text.match(/[\s\S]{1,5}/g) ?? [])
        send(response, { tool_calls: [{ index, function: { arguments: part } }] });
    });
    end(response, "tool_calls");
  };

/** Refuses to answer, in the way of the protocol. */
export const refuses: Turn = (response) => {
  open(response);
  send(response, { role: "assistant", refusal: "I cannot help with that." });
  end(response, "stop");
};

export const fails =
  (status: number, headers: Record<string, string> = {}): Turn =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: "no", type: "server_error" } }));
  };

/** Begins to speak and hangs up. */
export const breaksOff =
  (text: string): Turn =>
  async (response) => {
    open(response);
    send(response, { content: text });
    await sleep(50);
    response.destroy();
  };

/** Begins to speak, and ends without saying that it has ended. */
export const trailsOff =
  (text: string): Turn =>
  (response) => {
    open(response);
    send(response, { content: text });
    response.end();
  };

/** Begins to speak and says nothing more. */
export const fallsSilent =
  (text: string): Turn =>
  (response) => {
    open(response);
    send(response, { content: text });
  };

/** Answers with something that is no answer. */
export const talksNonsense =
  (body: string, type = "text/event-stream"): Turn =>
  (response) => {
    response.writeHead(200, { "content-type": type });
    response.end(body);
  };
