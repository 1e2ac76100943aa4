import { data, type RouterContextProvider } from "react-router";
import type { Answer } from "@shop/contract/client";
import type { FollowedClaim, WarrantyItem } from "@shop/contract/types";
import { apiOf } from "../../lib/context.ts";
import type { FormState } from "../../lib/forms/form.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { privateHeaders } from "../../lib/api/guard.ts";

type Refused = Extract<Answer<"warranty.find">, { ok: false }>;

export interface WarrantyData {
  /** The submitted values, to fill the forms again. */
  asked: { order: string; phone: string; serial: string; claim: string };
  items: WarrantyItem[];
  /** The claim that was looked up. */
  claim: FollowedClaim | null;
  /** Null if nothing was refused. */
  refused: FormState | null;
}

const longest = { order: 64, phone: 32, serial: 64, claim: 64 };

/**
 * Looks up a warranty or a claim by the URL's query. An order number alone, as in a link from that
 * order, only prefills the form.
 */
export async function loadWarranty(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<ReturnType<typeof data<WarrantyData>>> {
  const text = (name: keyof typeof longest) => (url.searchParams.get(name) ?? "").trim().slice(0, longest[name]);
  const asked = { order: text("order"), phone: text("phone"), serial: text("serial"), claim: text("claim") };
  const none: WarrantyData = { asked, items: [], claim: null, refused: null };
  const found = (more?: Partial<WarrantyData>) => data({ ...none, ...more }, { headers: privateHeaders() });
  const api = apiOf(context);
  // "Nothing found" is a regular result here, so the page has status 200.
  const refusedAs = (result: Refused) =>
    refusedPage(
      result.status === 400 || result.status === 404 ? { ...result, status: 200 } : result,
      asked,
      (refused) => ({ ...none, refused }),
    );
  if (asked.claim) {
    const result = await api("claims.find", { query: { claim: asked.claim, phone: asked.phone } });
    return result.ok ? found({ claim: result.answer.data }) : refusedAs(result);
  }
  if (asked.serial === "" && !url.searchParams.has("phone")) return found();
  const result = await api("warranty.find", {
    query: { order: asked.order, phone: asked.phone, serial: asked.serial },
  });
  return result.ok ? found({ items: result.answer.data }) : refusedAs(result);
}
