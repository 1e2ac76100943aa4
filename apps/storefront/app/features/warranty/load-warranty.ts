import type { RouterContextProvider } from "react-router";
import type { Answer } from "@shop/contract/client";
import type { FollowedClaim, WarrantyItem } from "@shop/contract/types";
import { apiOf } from "../../lib/context.ts";
import { refusedForm, type FormState } from "../../lib/forms/form.ts";

type Refused = Extract<Answer<"warranty.find">, { ok: false }>;

export interface WarrantyData {
  /** What was asked, to stand in the forms again. */
  asked: { order: string; phone: string; serial: string; claim: string };
  items: WarrantyItem[];
  /** The claim whose number was asked. */
  claim: FollowedClaim | null;
  /** Null where nothing was refused. */
  refused: FormState | null;
  /** Of the page: 200 also where nothing was found, since it says so. */
  status: number;
}

const longest = { order: 64, phone: 32, serial: 64, claim: 64 };

/**
 * Looks a warranty or a claim up by what the address says. An order's number alone, as in a link
 * from that order, only fills the form in.
 */
export async function loadWarranty(context: Readonly<RouterContextProvider>, url: URL): Promise<WarrantyData> {
  const text = (name: keyof typeof longest) => (url.searchParams.get(name) ?? "").trim().slice(0, longest[name]);
  const asked = { order: text("order"), phone: text("phone"), serial: text("serial"), claim: text("claim") };
  const none = { asked, items: [], claim: null, refused: null, status: 200 };
  const api = apiOf(context);
  const refusedAs = (result: Refused) => ({ ...none, refused: refusedForm(result, asked), status: result.status === 400 || result.status === 404 ? 200 : result.status || 503 });
  if (asked.claim) {
    const result = await api("claims.find", { query: { claim: asked.claim, phone: asked.phone } });
    return result.ok ? { ...none, claim: result.answer.data } : refusedAs(result);
  }
  if (asked.serial === "" && !url.searchParams.has("phone")) return none;
  const result = await api("warranty.find", { query: { order: asked.order, phone: asked.phone, serial: asked.serial } });
  return result.ok ? { ...none, items: result.answer.data } : refusedAs(result);
}
