import { data, type RouterContextProvider } from "react-router";
import type { Answer } from "@shop/contract/client";
import type { FollowedClaim, WarrantyItem } from "@shop/contract/types";
import { apiOf } from "../../lib/context.ts";
import type { FormState } from "../../lib/forms/form.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { privateHeaders } from "../../lib/guard.ts";

type Refused = Extract<Answer<"warranty.find">, { ok: false }>;

export interface WarrantyData {
  /** What was asked, to stand in the forms again. */
  asked: { order: string; phone: string; serial: string; claim: string };
  items: WarrantyItem[];
  /** The claim whose number was asked. */
  claim: FollowedClaim | null;
  /** Null where nothing was refused. */
  refused: FormState | null;
}

const longest = { order: 64, phone: 32, serial: 64, claim: 64 };

/**
 * Looks a warranty or a claim up by what the address says. An order's number alone, as in a link
 * from that order, only fills the form in.
 */
export async function loadWarranty(context: Readonly<RouterContextProvider>, url: URL): Promise<ReturnType<typeof data<WarrantyData>>> {
  const text = (name: keyof typeof longest) => (url.searchParams.get(name) ?? "").trim().slice(0, longest[name]);
  const asked = { order: text("order"), phone: text("phone"), serial: text("serial"), claim: text("claim") };
  const none: WarrantyData = { asked, items: [], claim: null, refused: null };
  const found = (more?: Partial<WarrantyData>) => data({ ...none, ...more }, { headers: privateHeaders() });
  const api = apiOf(context);
  // Where nothing was found, a page that says so is what was asked for.
  const refusedAs = (result: Refused) => refusedPage(result.status === 400 || result.status === 404 ? { ...result, status: 200 } : result, asked, (refused) => ({ ...none, refused }));
  if (asked.claim) {
    const result = await api("claims.find", { query: { claim: asked.claim, phone: asked.phone } });
    return result.ok ? found({ claim: result.answer.data }) : refusedAs(result);
  }
  if (asked.serial === "" && !url.searchParams.has("phone")) return found();
  const result = await api("warranty.find", { query: { order: asked.order, phone: asked.phone, serial: asked.serial } });
  return result.ok ? found({ items: result.answer.data }) : refusedAs(result);
}
