import { fill } from "@shop/kit/fill";
import { createHash } from "node:crypto";
import type { Language } from "@shop/kit/locale";
import { actions } from "../simulated-bank/action.ts";
import type { listSimulated } from "./shopper-actions.ts";
import { texts } from "./texts.ts";

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; }
.notice { border: 2px dashed; border-radius: 0.5rem; padding: 0.75rem 1rem; }
.amount { font-size: 1.5rem; font-weight: 700; }
ul { list-style: none; padding: 0; }
li { border: 1px solid; border-radius: 0.5rem; padding: 0.25rem 1rem 1rem; margin: 1rem 0; overflow-wrap: anywhere; }
form { display: inline-block; margin: 0.25rem 0.5rem 0.25rem 0; }
button { max-width: 100%; min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: 0.5rem; font: inherit; font-weight: 600; cursor: pointer; }
a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; }
`;
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const button = (action: string, label: string) =>
  `<form method="post" action="${action}"><button>${label}</button></form>`;

/** A page of the simulated bank; starts with a notice that it is simulated. */
function page(language: Language, title: string, notice: string, body: string): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>`;
  const html = `<!doctype html><html lang="${language}"><head>${head}</head><body><main><h1>${title}</h1><p class="notice">${notice}</p>${body}</main></body></html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy,
    },
  });
}

/** The open payments of all stores, newest first, with buttons for the simulated actions. */
export function openPayments(language: Language, listed: Awaited<ReturnType<typeof listSimulated>>): Response {
  const text = texts[language];
  const items = listed.toReversed().map(({ id, way, state, amount, currency, expires_at }) => {
    const until =
      expires_at === null
        ? ""
        : ` · ${fill(text.until, { time: `<time datetime="${expires_at}">${expires_at.slice(11, 19)} UTC</time>` })}`;
    const buttons = actions.map((action) => button(`/simulator/payments/${id}/${action}`, text[action])).join("");
    return `<li><p><span class="amount">${amount} ${currency}</span><br>${escape(way)} · ${state === "expired" ? text.expired : text.open}${until}<br><small>${id}</small></p>${buttons}</li>`;
  });
  const list = items.length > 0 ? `<ul>${items.join("")}</ul>` : `<p>${text.none}</p>`;
  return page(language, text.bank, text.bankNotice, `<a href="/simulator/payments">${text.again}</a>${list}`);
}

/** The simulated page of a provider, where a shopper approves or declines a payment. */
export function providerAnswers(language: Language, address: string, provider: string, amount: string): Response {
  const text = texts[language];
  const of = (template: string) => fill(template, { provider: escape(provider) });
  const answers = (["approve", "decline"] as const)
    .map((answer) => button(`${address}/${answer}`, text[answer]))
    .join("");
  return page(
    language,
    of(text.provider),
    of(text.providerNotice),
    `<p class="amount">${escape(amount)}</p>${answers}`,
  );
}
