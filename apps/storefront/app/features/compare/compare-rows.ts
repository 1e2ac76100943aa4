/** A product with the specifications to compare, as returned by `products.byIds`. */
interface SpecifiedProduct {
  id: number;
  specs: { key: string; label: string; value: string }[];
}

interface CompareRow {
  key: string;
  label: string;
  /** One value per product; null if it has none. */
  values: (string | null)[];
  differs: boolean;
}

const same = (value: string | null) => value?.trim().toLowerCase() ?? null;

export function differs(values: (string | null)[]): boolean {
  return new Set(values.map(same)).size > 1;
}

/** Every specification of any product, in order of first appearance; null stands for a product that is gone. */
export function compareRows(products: (SpecifiedProduct | null)[]): CompareRow[] {
  const labels = new Map<string, string>();
  for (const product of products)
    for (const { key, label } of product?.specs ?? []) if (!labels.has(key)) labels.set(key, label);
  return [...labels].map(([key, label]) => {
    const values = products.map((product) => product?.specs.find((spec) => spec.key === key)?.value ?? null);
    // A product that is gone has no values, which does not count as a difference.
    return { key, label, values, differs: differs(values.filter((_, index) => products[index])) };
  });
}
