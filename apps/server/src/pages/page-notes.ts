import { languages, type Language } from "@shop/kit/locale";
import { KeptAnswer } from "../http/kept-answer.ts";

const staleNote: Record<Language, string> = {
  en: "The shop cannot be reached just now. What this page shows may have changed.",
  km: "ពេលនេះមិនអាចភ្ជាប់ទៅហាងបានទេ។ អ្វីដែលបង្ហាញនៅទំព័រនេះអាចមានការផ្លាស់ប្តូរ។",
  zh: "店铺暂时无法连接，本页内容可能已有变化。",
};
const requestNote: Record<Language, string> = { en: "Request number", km: "លេខសំណើ", zh: "请求编号" };

/** In classes that every page's style sheet has: those of a short message, and of a line at the end of the page that the floating buttons do not cover. */
const looks = {
  float: "fixed inset-x-3 bottom-[calc(var(--bottom-bar)+var(--page-bar)+0.75rem)] z-50 mx-auto w-fit max-w-[calc(100%-1.5rem)] rounded-md bg-ink px-4 py-2 text-canvas shadow-float sm:max-w-md",
  line: "mx-auto max-w-64 px-4 py-2 text-center text-sm text-muted",
};

/** At the end of the body: what stands there the page's own script leaves alone when it takes the page over. */
function withNote(html: string, look: keyof typeof looks, text: string): string {
  return html.replace(/(<\/body>)?<\/html>\s*$/, (end) => `<p role="status" class="${looks[look]}">${text}</p>${end}`);
}

function languageOf(html: string): Language {
  const said = /<html lang="(\w+)"/.exec(html)?.[1];
  return languages.find((language) => language === said) ?? "en";
}

/** A page that is shown while nobody can say whether it still holds: a line over it says so, and a header. It is kept nowhere else. */
export function staleAnswer({ status, headers }: KeptAnswer, html: string): KeptAnswer {
  const told = withNote(html, "float", staleNote[languageOf(html)]);
  return new KeptAnswer(status, { ...headers, "cache-control": "no-store", warning: '110 - "Response is Stale"' }, { identity: new TextEncoder().encode(told) });
}

/** The error page with the number that the log has too, for a shopper who asks for help. */
export function withRequestId(html: string, requestId: string): string {
  return withNote(html, "line", `${requestNote[languageOf(html)]}: <code>${requestId}</code>`);
}
