import { eq } from "drizzle-orm";
import { inLanguage, type Language } from "@shop/kit/locale";
import { type Answer, type Slot, slotOfCategory } from "../../../modules/builds/public.ts";
import { categories } from "../../../modules/catalog/tables.ts";
import type { Context } from "../../../platform/context.ts";
import { piece, piecesOf, type Piece } from "../pieces.ts";
import { checkFit, type CheckedFit } from "../tools/check-fit.ts";
import { compareProducts } from "../tools/compare-products.ts";
import { findProducts } from "../tools/find-products.ts";
import { namedCategory } from "../tools/named-category.ts";
import { partsThatFit } from "../tools/parts-that-fit.ts";
import { words } from "../words.ts";
import { namedProduct } from "./answer-products.ts";
import { say, sentences } from "./texts.ts";
import type { Understood } from "./understand.ts";

/** The id of the product that a question names, otherwise of the one shown before. */
export async function meant(
  context: Context,
  { text, shown }: Pick<Understood, "text" | "shown">,
): Promise<number | undefined> {
  if (text === "") return shown[0];
  const { data } = await findProducts.run(context, { text });
  return data.certain ? (namedProduct(text, data) ?? data.products[0])?.id : undefined;
}

/** The ids of the products that a question names. If it names only one, those shown before are added. */
async function meantTogether(context: Context, { texts, shown }: Understood): Promise<number[]> {
  const named: number[] = [];
  for (const text of texts.slice(0, 4)) {
    const id = await meant(context, { text, shown: [] });
    if (id !== undefined) named.push(id);
  }
  const ids = [...new Set(named.length > 1 ? named : [...named, ...shown])];
  return ids.slice(0, named.length > 1 ? 4 : 2);
}

/** Compares products; null if the question names none, as in "which camera is better at night". */
export async function compare(context: Context, asked: Understood): Promise<Piece[] | null> {
  const { language } = context;
  const ids = await meantTogether(context, asked);
  if (ids.length < 2)
    return asked.text !== "" && asked.texts.length < 2 ? null : [piece.text(say("compare_what", language))];
  const found = await compareProducts.run(context, { product_ids: ids });
  const links = [{ title: inLanguage(words.compare_page, language), to: "/compare" }];
  return piecesOf(say("compared", language), { ...found, links });
}

/** Lists the parts that fit a named one, if the question names a part and a kind of parts. */
async function whatFits(context: Context, { texts }: Understood): Promise<Piece[] | null> {
  const kinds = await Promise.all(texts.map((text) => slotCalled(context, text)));
  const slot = kinds.find((kind) => kind !== undefined);
  const named = texts.find((_, index) => kinds[index] === undefined);
  const id = slot && named ? await meant(context, { text: named, shown: [] }) : undefined;
  const found = slot && id !== undefined ? await partsThatFit.run(context, { product_id: id, slot }) : null;
  if (!found?.data) return null;
  const { name, products } = found.data;
  return piecesOf(say(products.length > 0 ? "fits_with" : "nothing_fits", context.language, { name }), found);
}

/** The slot of a PC that a text names, such as `mainboard` or `主板`. */
async function slotCalled(context: Context, text: string): Promise<Slot | undefined> {
  const category = await namedCategory(context, text);
  if (!category || !("sub_category_id" in category)) return undefined;
  const [row] = await context.database.db
    .select({ key: categories.key })
    .from(categories)
    .where(eq(categories.id, category.sub_category_id));
  return row && slotOfCategory.get(row.key);
}

/** Tells whether the named parts fit together, or which parts fit the named one. */
export async function tellFit(context: Context, asked: Understood): Promise<Piece[]> {
  const { language } = context;
  const fitting = await whatFits(context, asked);
  if (fitting) return fitting;
  const ids = await meantTogether(context, asked);
  if (ids.length < 2)
    return piecesOf(say("fit_what", language), {
      parts: [],
      links: [{ title: inLanguage(words.pc_builder, language), to: "/pcbuilder" }],
    });
  const found = await checkFit.run(context, { product_ids: ids });
  const { verdict, names, findings } = found.data;
  return piecesOf(
    say(`fit_${verdict}`, language, {
      names: names.join(" + "),
      reasons: reasonsOf(verdict, findings, language),
    }).trim(),
    found,
  );
}

/** The reasons of a verdict as text: for parts that fit the checks that passed, otherwise the obstacles, and then the notes. */
function reasonsOf(verdict: Answer, findings: CheckedFit["findings"], language: Language): string {
  const texts = (...answers: Answer[]) =>
    answers.flatMap((wanted) => findings.filter(({ answer }) => answer === wanted).map(({ text }) => text));
  if (verdict === "fits") return texts("fits").join(language === "zh" ? "、" : ", ");
  return sentences(
    language,
    ...texts(...(verdict === "fails" ? ["fails" as const] : ["unknown" as const, "warns" as const])),
  );
}
