import type { Env } from "../../../platform/env.ts";
import { openService } from "../../../platform/outside/service.ts";
import type { Gateway } from "./gateway.ts";

type Config = NonNullable<Env["sms"]>;

/**
 * Any SMS provider that is called over HTTP: address and body are templates with `{to}` and
 * `{text}`. Values are written as the place asks for it: percent-encoded in the address and in
 * forms, escaped in JSON.
 */
export function httpGateway({ url, method, headers, body }: Config, timeoutMs: number): Gateway {
  const given = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
  const type = given ?? (/^\s*[{[]/.test(body) ? "application/json" : "application/x-www-form-urlencoded");
  const escape = bodyEscape(type);

  // Not repeated here: the queue tries a message again.
  const service = openService({ timeoutMs });

  return ({ to, text }) =>
    service.run(async (signal) => {
      const values = { to, text };
      const response = await fetch(fill(url, values, encodeURIComponent), {
        method,
        headers: method === "GET" ? headers : { ...headers, ...(given === undefined && { "content-type": type }) },
        body: method === "GET" ? null : fill(body, values, escape),
        redirect: "error",
        signal,
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
    });
}

function bodyEscape(type: string): (value: string) => string {
  if (/json/i.test(type)) return (value) => JSON.stringify(value).slice(1, -1);
  if (/form-urlencoded/i.test(type)) return encodeURIComponent;
  if (/xml/i.test(type)) return (value) => value.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return (value) => value;
}

function fill(template: string, values: Record<"to" | "text", string>, escape: (value: string) => string): string {
  return template.replace(/\{(to|text)\}/g, (_, name: "to" | "text") => escape(values[name]));
}
