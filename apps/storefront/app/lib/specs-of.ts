import type { ProductDetail, ProductVariant } from "@shop/contract/types";

type Spec = ProductDetail["specs"][number];

/** The specifications of a product where one of these variants is meant: what several say otherwise stands side by side. */
export function specsOf(specs: readonly Spec[], variants: readonly Pick<ProductVariant, "specs">[]): Spec[] {
  return specs.map((spec) => {
    const values = variants.map((variant) => variant.specs.find(({ key }) => key === spec.key)?.value ?? spec.value);
    return { ...spec, value: [...new Set(values)].join(" / ") || spec.value };
  });
}
