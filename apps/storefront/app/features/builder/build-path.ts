import type { PcPart, PcSlot } from "@shop/contract/types";

type Listed = Pick<PcPart, "slot" | "product_id" | "variant_id" | "quantity">;

/** Slots that take several parts; in all others a new part replaces the present one. */
const several: ReadonlySet<PcSlot> = new Set(["ram", "storage", "extra"]);

export const takesSeveral = (slot: PcSlot) => several.has(slot);

/** The notation of parts in URLs: `5001,5081-508101x2`. */
export const writeParts = (parts: readonly Listed[]): string =>
  parts
    .map(
      ({ product_id, variant_id, quantity }) =>
        `${product_id}${variant_id ? `-${variant_id}` : ""}${quantity > 1 ? `x${quantity}` : ""}`,
    )
    .join(",");

/** The URL of a build. It contains the whole build, so that it can be shared, bookmarked and undone with "back". */
export function buildPath(parts: string, more: Record<string, string | null> = {}): string {
  const search = Object.entries({ parts, ...more }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`] : [],
  );
  return `/pcbuilder${search.length > 0 ? `?${search.join("&")}` : ""}`;
}

/** The build with a part added to its slot. */
export function withPart(parts: readonly Listed[], part: Omit<Listed, "quantity">): string {
  const same = parts.find(
    ({ product_id, variant_id }) => product_id === part.product_id && variant_id === part.variant_id,
  );
  if (same && takesSeveral(part.slot)) return withQuantity(parts, same, Math.min(9, same.quantity + 1));
  const others = takesSeveral(part.slot) ? parts : parts.filter(({ slot }) => slot !== part.slot);
  return writeParts([...others, { ...part, quantity: 1 }]);
}

/** The build with a part's quantity changed; 0 removes the part. */
export function withQuantity(parts: readonly Listed[], part: Listed, quantity: number): string {
  return writeParts(
    parts.flatMap((each) =>
      each.product_id !== part.product_id || each.variant_id !== part.variant_id
        ? [each]
        : quantity > 0
          ? [{ ...each, quantity }]
          : [],
    ),
  );
}

/** The build with another variant of a part. */
export const withVariant = (parts: readonly Listed[], part: Listed, variantId: number): string =>
  writeParts(parts.map((each) => (each === part ? { ...each, variant_id: variantId } : each)));
