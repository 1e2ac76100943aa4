import { negotiateLanguage } from "@shop/kit/locale";

const texts = {
  en: { none: "There is no shop at this address.", away: "The shop is busy. Please try again in a moment." },
  km: { none: "មិនមានហាងនៅអាសយដ្ឋាននេះទេ។", away: "ហាងកំពុងរវល់។ សូមព្យាយាមម្តងទៀតបន្តិចទៀត។" },
  zh: { none: "此地址没有商店。", away: "商店繁忙，请稍后再试。" },
};

/** A plain page for a host that no store claims, or for a store API that does not answer. */
export function unknownHostPage(request: Request, status: number): Response {
  const language = negotiateLanguage(request.headers.get("accept-language"));
  const known = status === 404;
  const text = texts[language][known ? "none" : "away"];
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><p>${text}</p></html>`,
    {
      status: known ? 404 : 503,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...(!known && { "retry-after": "5" }) },
    },
  );
}
