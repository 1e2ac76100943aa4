import * as z from "zod";
import { inLanguage } from "@shop/kit/locale";
import { slotNames } from "../../../modules/builds/public.ts";
import { readChosen } from "../../pc-builder/chosen-parts.ts";
import { listChoices } from "../../pc-builder/list-choices.ts";
import { writeParts } from "../../pc-builder/part-list.ts";
import { words } from "../words.ts";
import { describeProduct } from "./find-products.ts";
import { nothingFound, tool, type ToolResult } from "./tool.ts";

/** Most parts in one answer. */
const most = 6;

interface FittingParts {
  /** The part that the others fit. */
  name: string;
  products: (ReturnType<typeof describeProduct> & { notes: string[] })[];
}

/** PC parts for a slot that fit a given part, by the rules of the PC builder. Parts that no rule confirms are left out. */
export const partsThatFit = tool({
  name: "parts_that_fit",
  description:
    "List the store's PC parts for a slot that go with one part, by the PC builder's rules: 'what mainboard for a Ryzen 7 9800X3D'. `notes` say what is to be noted of a part.",
  input: z.object({ product_id: z.number().int().positive(), slot: z.enum(slotNames) }),
  async run(context, { product_id, slot }): Promise<ToolResult<FittingParts | null>> {
    const { chosen } = await readChosen(context, String(product_id));
    const [part] = chosen;
    if (!part || part.slot === slot) return nothingFound(null);
    const parts = writeParts(chosen);
    const found = (await listChoices(context, { slot, parts, fits: true, in_stock: true })).data.slice(0, most);
    const links = [
      { title: inLanguage(words.pc_builder, context.language), to: `/pcbuilder?slot=${slot}&parts=${parts}` },
    ];
    const data = {
      name: inLanguage(part.offer.name, context.language),
      products: found.map(({ product, findings }) => ({
        ...describeProduct(product),
        notes: findings.map(({ text }) => text),
      })),
    };
    return {
      parts: found.length > 0 ? [{ type: "products", products: found.map(({ product }) => product), more: null }] : [],
      data,
      links,
    };
  },
});
