import { describe, expect, it } from "vitest";
import { chosenVariant, optionGroups } from "./choose-variant.ts";

const variant = (id: number, colour: string, storage: string, inStock = true) => ({
  variant_option_id: id,
  sku: `SKU-${id}`,
  gtin: null,
  options: [colour, storage],
  specs: [],
  price: id,
  promo_price: null,
  promo_ends_at: null,
  image: "",
  in_stock: inStock,
  few_left: null,
});

const phone = {
  variant_option_id: 2,
  variant_option_type: [
    { name: "Colour", selected: "Black", data: [{ name: "Black" }, { name: "Blue" }, { name: "Pink" }] },
    { name: "Storage", selected: "128 GB", data: [{ name: "128 GB" }, { name: "256 GB" }] },
  ],
  variants: [
    variant(1, "Black", "256 GB"),
    variant(2, "Black", "128 GB"),
    variant(3, "Blue", "128 GB", false),
    variant(4, "Blue", "256 GB"),
  ],
};

describe("the variant of a URL", () => {
  it("is the requested one, else the product's default, else the first", () => {
    expect(chosenVariant(phone, 4)?.variant_option_id).toBe(4);
    expect(chosenVariant(phone, 99)?.variant_option_id).toBe(2);
    expect(chosenVariant(phone, null)?.variant_option_id).toBe(2);
    expect(chosenVariant({ ...phone, variant_option_id: null }, null)?.variant_option_id).toBe(1);
    expect(chosenVariant({ ...phone, variants: [] }, 4)).toBeNull();
  });
});

describe("options of a product", () => {
  it("keep the other options if such a variant exists, in stock or not", () => {
    const [colour, storage] = optionGroups(phone, phone.variants[1]!);
    expect(colour).toEqual({
      name: "Colour",
      options: [
        { name: "Black", chosen: true, variant: 2, inStock: true },
        { name: "Blue", chosen: false, variant: 3, inStock: false },
      ],
    });
    expect(storage?.options).toEqual([
      { name: "128 GB", chosen: true, variant: 2, inStock: true },
      { name: "256 GB", chosen: false, variant: 1, inStock: true },
    ]);
  });

  it("prefer a variant in stock if another option has to change", () => {
    const only = {
      ...phone,
      variants: [variant(1, "Black", "256 GB"), variant(3, "Blue", "64 GB", false), variant(4, "Blue", "128 GB")],
    };
    expect(optionGroups(only, only.variants[0]!)[0]?.options[1]).toMatchObject({ name: "Blue", variant: 4 });
  });
});
