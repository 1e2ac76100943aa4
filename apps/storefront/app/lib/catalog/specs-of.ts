import type { ProductDetail, ProductVariant } from "@shop/contract/types";

type Spec = ProductDetail["specs"][number];

/** The specifications of a product for the given variants; where they differ, the values are joined. */
export function specsOf(specs: readonly Spec[], variants: readonly Pick<ProductVariant, "specs">[]): Spec[] {
  return specs.map((spec) => {
    const values = variants.map((variant) => variant.specs.find(({ key }) => key === spec.key)?.value ?? spec.value);
    return { ...spec, value: [...new Set(values)].join(" / ") || spec.value };
  });
}
