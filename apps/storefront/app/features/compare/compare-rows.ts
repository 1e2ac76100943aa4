/** What of a product is set side by side; the products of `products.byIds` have it. */
export interface SpecifiedProduct {
  id: number;
  specs: { key: string; label: string; value: string }[];
}

export interface CompareRow {
  key: string;
  label: string;
  /** One value per product, null where it says nothing about this. */
  values: (string | null)[];
  differs: boolean;
}

const same = (value: string | null) => value?.trim().toLowerCase() ?? null;

export function differs(values: (string | null)[]): boolean {
  return new Set(values.map(same)).size > 1;
}

/** Every specification that any of the products has, in the order they are met; `null` stands for a product that has gone. */
export function compareRows(products: (SpecifiedProduct | null)[]): CompareRow[] {
  const labels = new Map<string, string>();
  for (const product of products) for (const { key, label } of product?.specs ?? []) if (!labels.has(key)) labels.set(key, label);
  return [...labels].map(([key, label]) => {
    const values = products.map((product) => product?.specs.find((spec) => spec.key === key)?.value ?? null);
    // A product that has gone says nothing, which is no difference.
    return { key, label, values, differs: differs(values.filter((_, index) => products[index])) };
  });
}
