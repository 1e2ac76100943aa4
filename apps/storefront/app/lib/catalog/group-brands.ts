interface Named {
  name: string;
}

interface BrandGroup<Brand extends Named> {
  /** `A` to `Z`, or `#` for names that begin with a digit or another script. */
  letter: string;
  brands: Brand[];
}

const compare = new Intl.Collator("en", { sensitivity: "base", numeric: true }).compare;

function letterOf(name: string): string {
  const first = name.normalize("NFD").charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : "#";
}

/** Groups brands by first letter, in alphabetical order; names without a letter come last. */
export function groupBrands<Brand extends Named>(brands: readonly Brand[]): BrandGroup<Brand>[] {
  const groups = new Map<string, Brand[]>();
  for (const brand of brands.toSorted((a, b) => compare(a.name, b.name))) {
    const letter = letterOf(brand.name);
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups]
    .map(([letter, list]) => ({ letter, brands: list }))
    .toSorted((a, b) => Number(a.letter === "#") - Number(b.letter === "#") || compare(a.letter, b.letter));
}
