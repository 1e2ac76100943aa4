import { data, redirect } from "react-router";
import { highestPrice, longestBuild, longestBuildName, writtenBuild } from "@shop/contract/limits";
import type { PcBuild, PcChoices, PcSlot, PcUse } from "@shop/contract/types";
import { asciiDigits } from "@shop/kit/digits";
import { unwrapAnswer, type LoaderContext } from "../../lib/api/unwrap-answer.ts";
import { apiOf } from "../../lib/context.ts";
import { pageNumberOf, stayWithin } from "../../lib/links/list-pages.ts";
import { textParameter } from "../../lib/links/text-parameter.ts";
import { buildPath } from "./build-path.ts";

export const slotOrder: readonly PcSlot[] = ["cpu", "board", "cooler", "ram", "storage", "gpu", "case", "psu", "extra"];
export const uses: readonly PcUse[] = ["gaming", "creator", "office"];

/** Filters of the choices, as in the URL. */
export interface ChoiceQuery {
  slot: PcSlot;
  name: string;
  brand: string;
  sort: "popular" | "price_asc" | "price_desc";
  fits: boolean;
  stock: boolean;
  page: number;
}

export interface BuilderData {
  build: PcBuild;
  slots: { slot: PcSlot; total: number }[];
  choosing: { query: ChoiceQuery; choices: PcChoices } | null;
  /** The request for a suggestion that found nothing. */
  unanswered: { use: PcUse; budget: number } | null;
}

export const isParts = (text: string) => text.length <= longestBuild && writtenBuild.test(text);

function readChoiceQuery(search: URLSearchParams): ChoiceQuery | null {
  const slot = slotOrder.find((known) => known === search.get("slot"));
  if (!slot) return null;
  const brand = search.get("brand") ?? "";
  return {
    slot,
    name: textParameter(search, "name", longestBuildName),
    brand: /^[1-9]\d{0,8}$/.test(brand) ? brand : "",
    sort: (["price_asc", "price_desc"] as const).find((known) => known === search.get("sort")) ?? "popular",
    fits: search.has("fits"),
    stock: search.has("stock"),
    page: pageNumberOf(search),
  };
}

/** The URL of choices with these filters. */
export const choicesPath = (parts: string, { slot, name, brand, sort, fits, stock, page }: ChoiceQuery) =>
  buildPath(parts, {
    slot,
    name,
    brand,
    sort: sort === "popular" ? null : sort,
    fits: fits ? "1" : null,
    stock: stock ? "1" : null,
    page: page > 1 ? String(page) : null,
  });

/** An amount as people write it: with Khmer or full-width digits, with commas, with a sign of currency. NaN for anything else. */
const amountOf = (written: string | null) => Number(asciiDigits(written ?? "").replace(/[\s,$៛]/g, ""));

/** Loads the build of a URL and, if it names a slot, the choices for it. A request for a suggestion redirects to the suggested build. */
export async function loadBuilder(
  context: LoaderContext,
  url: URL,
  path: (path: string) => string,
): Promise<BuilderData> {
  const api = apiOf(context);
  const search = url.searchParams;
  const parts = search.get("parts") ?? "";
  if (!isParts(parts)) throw data(null, { status: 404 });
  const use = uses.find((known) => known === search.get("use"));
  const budget = amountOf(search.get("budget"));
  const request = use && budget >= 1 && budget <= highestPrice ? { use, budget } : null;
  if (request) {
    const suggestion = unwrapAnswer(await api("builder.suggest", { query: request })).data;
    if (suggestion) throw redirect(path(buildPath(suggestion.parts)));
  }
  const query = readChoiceQuery(search);
  const [build, choices] = await Promise.all([
    api("builder.get", { query: { parts } }).then(unwrapAnswer),
    query &&
      api("builder.choices", {
        query: {
          slot: query.slot,
          parts,
          page: query.page,
          sort: query.sort,
          ...(query.fits && { fits: "1" }),
          ...(query.stock && { in_stock: "1" }),
          ...(query.brand && { brand_id: query.brand }),
          ...(query.name && { name: query.name }),
        },
      }).then(unwrapAnswer),
  ]);
  if (choices) stayWithin(url, choices.last_page);
  return {
    build: build.data,
    slots: build.slots,
    choosing: query && choices ? { query, choices } : null,
    unanswered: request,
  };
}
