import { setTimeout as sleep } from "node:timers/promises";
import type { Journal } from "./journal.ts";
import { customerMark, marks, storeMark, type WorldStore } from "./world.ts";

export interface Reply {
  status: number;
  ok: boolean;
  // What the API says is the subject of the checks, whatever it is.
  // oxlint-disable-next-line no-explicit-any
  body: any;
}

/** Who sends a request. No answer may contain the mark of anybody else. */
export interface Sender {
  name: string;
  store: WorldStore;
  /** Null for a guest. */
  customerId: number | null;
  token: string | null;
  ip: string;
}

interface Sent {
  method?: string;
  body?: unknown;
  form?: () => FormData;
  key?: string;
  headers?: Record<string, string>;
  /** Index of the server to try first. */
  server: number;
}

/** Timeout of one try, in milliseconds: longer than the timeout of a database statement, so that a slow call is answered before it is sent again. */
const tryMs = 20_000;
/** How long a call is repeated, in milliseconds. All faults are over by then, even where a server takes a minute and a half to start. */
const patienceMs = 240_000;
/** Answers after which a call may be repeated: the server is not ready, or a bank behind it does not answer. */
const isTryAgain = (status: number) => status === 502 || status === 503;

/** Sends calls as browsers do: repeats them with the same idempotency key, at one server after the other, until one gives a definite answer. */
export class Client {
  readonly #journal: Journal;
  readonly #servers: readonly { name: string; api: string; origin: string }[];
  #serial = 0;

  constructor(journal: Journal, servers: readonly { name: string; api: string; origin: string }[]) {
    this.#journal = journal;
    this.#servers = servers;
  }

  /** Calls the store API. */
  call(sender: Sender, path: string, sent: Sent): Promise<Reply> {
    const joined = `${path}${path.includes("?") ? "&" : "?"}store_code=${sender.store.code}`;
    return this.#untilAnswered(sender, joined, sent, "api");
  }

  /** Requests a page, or a path beside the API such as a webhook. */
  open(sender: Sender, path: string, sent: Sent): Promise<Reply> {
    return this.#untilAnswered(sender, path, sent, "origin");
  }

  async #untilAnswered(sender: Sender, path: string, sent: Sent, at: "api" | "origin"): Promise<Reply> {
    const serial = ++this.#serial;
    const line = {
      serial,
      who: sender.name,
      customer: sender.customerId,
      method: sent.method ?? "GET",
      path,
      body: sent.body,
      key: sent.key,
    };
    this.#journal.write("sent", line);
    const begin = Date.now();
    for (let tries = 1; ; tries++) {
      const server = this.#servers[(sent.server + tries - 1) % this.#servers.length]!;
      const reply = await this.#once(sender, server[at] + path, sent);
      if (reply && !isTryAgain(reply.status)) {
        this.#judge(sender, line, reply);
        this.#journal.count("operations");
        this.#journal.write("answered", {
          serial,
          server: server.name,
          tries,
          status: reply.status,
          body: at === "api" ? reply.body : undefined,
        });
        return reply;
      }
      this.#journal.count("tries without an answer");
      this.#journal.write("failed", { serial, server: server.name, status: reply?.status ?? null });
      if (Date.now() - begin > patienceMs) {
        this.#journal.violate("no answer", line);
        return { status: 0, ok: false, body: null };
      }
      await sleep(50 + 50 * Math.min(tries, 10));
    }
  }

  async #once(
    sender: Sender,
    address: string,
    { method = "GET", body, form, key, headers: more }: Sent,
  ): Promise<Reply | null> {
    const headers: Record<string, string> = {
      "x-forwarded-for": sender.ip,
      "x-forwarded-host": sender.store.host,
      ...more,
    };
    if (sender.token) headers["authorization"] = `Bearer ${sender.token}`;
    if (key) headers["idempotency-key"] = key;
    if (body !== undefined) headers["content-type"] = "application/json";
    try {
      const response = await fetch(address, {
        method,
        headers,
        body: form ? form() : body === undefined ? null : JSON.stringify(body),
        redirect: "manual",
        signal: AbortSignal.timeout(tryMs),
      });
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.startsWith("application/json");
      return { status: response.status, ok: response.ok, body: isJson ? JSON.parse(text) : text };
    } catch {
      return null;
    }
  }

  #judge(sender: Sender, line: object, { status, body }: Reply): void {
    if (status >= 500) this.#journal.violate("a failure of the server", { line, status, body });
    const own = [storeMark(sender.store.id), ...(sender.customerId === null ? [] : [customerMark(sender.customerId)])];
    for (const [mark] of JSON.stringify(body).matchAll(marks)) {
      if (!own.includes(mark)) this.#journal.violate("another's data", { line, mark });
    }
  }
}
