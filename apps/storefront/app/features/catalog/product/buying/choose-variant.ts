import type { ProductDetail, ProductVariant } from "@shop/contract/types";

type Varied = Pick<ProductDetail, "variants" | "variant_option_id" | "variant_option_type">;

/** The variant of `?v=`; without a valid one, the product's default variant. Null for a product without variants. */
export function chosenVariant<P extends Varied>(product: P, wanted: number | null): P["variants"][number] | null {
  const byId = (id: number | null) => product.variants.find((variant) => variant.variant_option_id === id);
  return byId(wanted) ?? byId(product.variant_option_id) ?? product.variants[0] ?? null;
}

interface OptionChoice {
  name: string;
  chosen: boolean;
  /** The variant this option leads to; keeps the other options if such a variant exists. */
  variant: number;
  inStock: boolean;
}

interface OptionGroup {
  name: string;
  options: OptionChoice[];
}

/** The best variant with an option: keeps the most other options, then prefers one in stock, then the first. */
function nearest(
  variants: ProductVariant[],
  group: number,
  option: string,
  current: ProductVariant,
): ProductVariant | undefined {
  const countKept = (variant: ProductVariant) =>
    variant.options.filter((name, index) => index !== group && name === current.options[index]).length;
  return variants
    .filter((variant) => variant.options[group] === option)
    .toSorted((a, b) => countKept(b) - countKept(a) || Number(b.in_stock) - Number(a.in_stock))[0];
}

/** All options by group, each with the variant it leads to; options without a variant are left out. */
export function optionGroups(product: Varied, current: ProductVariant): OptionGroup[] {
  return product.variant_option_type.map((group, index) => ({
    name: group.name,
    options: group.data.flatMap(({ name }) => {
      const variant = nearest(product.variants, index, name, current);
      if (!variant) return [];
      return [
        {
          name,
          chosen: current.options[index] === name,
          variant: variant.variant_option_id,
          inStock: variant.in_stock,
        },
      ];
    }),
  }));
}
