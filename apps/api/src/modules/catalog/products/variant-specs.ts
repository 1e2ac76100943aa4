import type { OptionGroup, Spec } from "../tables.ts";

/** Stands in an option that says several specifications, such as `16 GB / 512 GB`. */
const divider = " / ";

/** Keys of the specifications that the options of a group stand for: those that the group names, otherwise the one with the group's name. */
function saidBy({ en: name, specs: named }: OptionGroup, specs: readonly Spec[]): string[] {
  const same = specs.find(({ label }) => label.en.toLowerCase() === name.toLowerCase());
  return named ?? (same ? [same.key] : []);
}

/** What a variant with these options is where its product's specifications say what another one is. */
export function variantSpecs(
  groups: readonly OptionGroup[],
  specs: readonly Spec[],
  options: readonly string[],
): { key: string; value: string }[] {
  return groups.flatMap((group, index) => {
    const keys = saidBy(group, specs);
    const option = options[index] ?? "";
    const values = keys.length > 1 ? option.split(divider) : [option];
    return keys.flatMap((key, place) => (values[place] ? [{ key, value: values[place] }] : []));
  });
}
