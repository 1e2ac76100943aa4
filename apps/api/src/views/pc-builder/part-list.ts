/** A part as the address of the builder names it. */
export interface NamedPart {
  productId: number;
  /** 0 where none is named. */
  variantId: number;
  quantity: number;
}

/** Reads `5001,5081-508101x2`; the same product and variant twice is one part. */
export function readParts(text: string | undefined): NamedPart[] {
  const parts = new Map<string, NamedPart>();
  for (const [, product, variant = "0", many = "1"] of (text ?? "").matchAll(
    /(?:^|,)(\d{1,9})(?:-(\d{1,9}))?(?:x(\d))?(?=,|$)/g,
  )) {
    const key = `${product}-${variant}`;
    const quantity = Math.max(1, Number(many));
    const known = parts.get(key);
    if (known) known.quantity = Math.min(9, known.quantity + quantity);
    else parts.set(key, { productId: Number(product), variantId: Number(variant), quantity });
  }
  return [...parts.values()];
}

export const writeParts = (parts: readonly NamedPart[]): string =>
  parts
    .map(
      ({ productId, variantId, quantity }) =>
        `${productId}${variantId > 0 ? `-${variantId}` : ""}${quantity > 1 ? `x${quantity}` : ""}`,
    )
    .join(",");
