import type { RouterContextProvider } from "react-router";
import type { WarrantyItem } from "@shop/contract/types";
import { apiOf } from "../../lib/context.ts";
import { refusedForm, type FormState } from "../../lib/form.ts";

export interface WarrantyData {
  /** What was asked, to stand in the forms again. */
  asked: { order: string; phone: string; serial: string };
  items: WarrantyItem[];
  /** Null where nothing was refused. */
  refused: FormState | null;
  /** Of the page: 200 also where nothing was found, since it says so. */
  status: number;
}

const longest = { order: 64, phone: 32, serial: 64 };

/**
 * Looks a warranty up by what the address says. An order's number alone, as in a link from that
 * order, only fills the form in.
 */
export async function loadWarranty(context: Readonly<RouterContextProvider>, url: URL): Promise<WarrantyData> {
  const text = (name: keyof typeof longest) => (url.searchParams.get(name) ?? "").trim().slice(0, longest[name]);
  const asked = { order: text("order"), phone: text("phone"), serial: text("serial") };
  const isAsked = asked.serial !== "" || url.searchParams.has("phone");
  if (!isAsked) return { asked, items: [], refused: null, status: 200 };
  const result = await apiOf(context)("warranty.find", { query: asked });
  if (result.ok) return { asked, items: result.answer.data, refused: null, status: 200 };
  const isAnswer = result.status === 400 || result.status === 404;
  return { asked, items: [], refused: refusedForm(result, asked), status: isAnswer ? 200 : result.status || 503 };
}
