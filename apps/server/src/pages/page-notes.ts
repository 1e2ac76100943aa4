import { languages, type Language } from "@shop/kit/locale";
import { CachedAnswer } from "../http/cached-answer.ts";

const staleNote: Record<Language, string> = {
  en: "The shop cannot be reached just now. What this page shows may have changed.",
  km: "ពេលនេះមិនអាចភ្ជាប់ទៅហាងបានទេ។ អ្វីដែលបង្ហាញនៅទំព័រនេះអាចមានការផ្លាស់ប្តូរ។",
  zh: "店铺暂时无法连接，本页内容可能已有变化。",
};
const requestNote: Record<Language, string> = { en: "Request number", km: "លេខសំណើ", zh: "请求编号" };

/** Classes that the style sheet of every page has: of a short message over the page, and of a line at its end that the floating buttons do not cover. */
const looks = {
  float:
    "fixed inset-x-3 bottom-[calc(var(--bottom-bar)+var(--page-bar)+0.75rem)] z-50 mx-auto w-fit max-w-[calc(100%-1.5rem)] rounded-md bg-ink px-4 py-2 text-canvas shadow-float sm:max-w-md",
  line: "mx-auto max-w-64 px-4 py-2 text-center text-sm text-muted",
};

/** Adds a note at the end of the body, where React leaves it alone when it hydrates the page. */
function withNote(html: string, look: keyof typeof looks, text: string): string {
  return html.replace(/(<\/body>)?<\/html>\s*$/, (end) => `<p role="status" class="${looks[look]}">${text}</p>${end}`);
}

function languageOf(html: string): Language {
  const tag = /<html lang="(\w+)"/.exec(html)?.[1];
  return languages.find((language) => language === tag) ?? "en";
}

/** A cached page that may be out of date, for while changes cannot be received: a message over it and a header say so, and no other cache may store it. */
export function staleAnswer({ status, headers }: CachedAnswer, html: string): CachedAnswer {
  const marked = withNote(html, "float", staleNote[languageOf(html)]);
  return new CachedAnswer(
    status,
    { ...headers, "cache-control": "no-store", warning: '110 - "Response is Stale"' },
    { identity: new TextEncoder().encode(marked) },
  );
}

/** Adds the id of the request to an error page: a shopper can tell it to the staff, who find it in the log. */
export function withRequestId(html: string, requestId: string): string {
  return withNote(html, "line", `${requestNote[languageOf(html)]}: <code>${requestId}</code>`);
}
