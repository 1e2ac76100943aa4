import { sql } from "drizzle-orm";
import { languages, type Language, type LocalText } from "@shop/kit/locale";
import type { Tx } from "../../../platform/database/database.ts";
import { optionsIn } from "./option-names.ts";
import type { OptionGroup, Spec } from "../tables.ts";
import { variantSpecs } from "./variant-specs.ts";
import { idList } from "../id-list.ts";
import { lockProducts } from "./lock-products.ts";

/** All data of a product that its search document is made of, in all languages and for all stores. */
interface DescribedProduct {
  id: number;
  sku: string;
  model: string | null;
  gtin: string | null;
  name: LocalText;
  description: LocalText;
  brandId: number | null;
  brand: string | null;
  /** From sub-category up to category. */
  categories: { id: number; level: number; name: LocalText }[];
  specs: Spec[];
  /** Options of its variants whose group is also a specification, each once. */
  choices: Spec[];
  variants: { sku: string; gtin: string | null; options: string[]; optionNames: LocalText[] | null }[];
  storeIds: number[];
  popularity: number;
}

type ReadProduct = Omit<DescribedProduct, "choices"> & { optionGroups: OptionGroup[] };

/**
 * Reads products for their search documents, and locks them until the transaction ends: a change of one of them waits, and
 * then rewrites its document. Products that do not exist are left out.
 */
export async function describeProducts(tx: Tx, productIds: readonly number[]): Promise<DescribedProduct[]> {
  await lockProducts(tx, idList(productIds));
  const { rows } = await tx.execute<ReadProduct & Record<string, unknown>>(sql`
    select p.id, p.sku, p.model, p.gtin, p.name, p.description, p.brand_id as "brandId", b.name as brand, p.specs, p.option_groups as "optionGroups", p.popularity,
      (select jsonb_agg(jsonb_build_object('id', c.id, 'level', c.level, 'name', c.name) order by c.level desc)
        from categories c where c.id in (p.category_id, p.group_id, p.subcategory_id)) as categories,
      coalesce((select jsonb_agg(jsonb_build_object('sku', v.sku, 'gtin', v.gtin, 'options', v.options, 'optionNames', v.option_names) order by v.sequence, v.id)
        from variants v where v.product_id = p.id), '[]') as variants,
      array(select store_id from listings l where l.product_id = p.id order by store_id) as "storeIds"
    from products p left join brands b on b.id = p.brand_id
    where p.id in ${idList(productIds)}
    order by p.id`);
  return rows.map(({ optionGroups, ...product }) => ({ ...product, choices: choicesOf(product, optionGroups) }));
}

function choicesOf(
  { specs, variants }: Pick<DescribedProduct, "specs" | "variants">,
  groups: readonly OptionGroup[],
): Spec[] {
  const choices = new Map<string, Spec>();
  for (const variant of variants) {
    const saidIn = (language: Language) =>
      new Map(variantSpecs(groups, specs, optionsIn(variant, language)).map(({ key, value }) => [key, value]));
    const said = languages.map((language) => [language, saidIn(language)] as const);
    for (const [key, en] of saidIn("en")) {
      const spec = specs.find((each) => each.key === key);
      if (!spec) continue;
      const others = said.flatMap(([language, values]) =>
        values.get(key) === en ? [] : [[language, values.get(key)]],
      );
      choices.set(`${key} ${en}`, { ...spec, value: { ...Object.fromEntries(others), en } });
    }
  }
  return [...choices.values()];
}
