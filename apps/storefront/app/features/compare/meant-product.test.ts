import { expect, it } from "vitest";
import { meantProduct, type ComparedDetail } from "./meant-product.ts";

const variant = (id: number, storage: string, price: number) => ({
  variant_option_id: id,
  sku: `P-${id}`,
  options: ["Black", storage],
  specs: [{ key: "storage", value: storage }],
  price,
  promo_price: null,
  image: `/${id}.svg`,
  in_stock: id === 1,
  few_left: null,
});
const phone = {
  id: 7,
  image: "/phone.svg",
  price: 100,
  promo_price: 90,
  in_stock: true,
  price_from: true,
  few_left: null,
  specs: [
    { key: "ram", label: "Memory", value: "8 GB" },
    { key: "storage", label: "Storage", value: "128 GB" },
  ],
  variants: [variant(1, "128 GB", 100), variant(2, "1 TB", 300)],
} as Partial<ComparedDetail> as ComparedDetail;
const texts = ({ specs }: ComparedDetail) => specs.map(({ value }) => value);

it("a chosen variant has its own specifications, price, stock, picture and name", () => {
  const meant = meantProduct(phone, 2);
  expect(texts(meant)).toEqual(["8 GB", "1 TB"]);
  expect(meant).toMatchObject({
    id: 7,
    variantName: "Black / 1 TB",
    price: 300,
    promo_price: null,
    price_from: false,
    in_stock: false,
    image: "/2.svg",
  });
});

it("without a chosen variant, or if it is gone, the product stands for all its variants", () => {
  for (const chosen of [undefined, 99]) {
    const meant = meantProduct(phone, chosen);
    expect(texts(meant)).toEqual(["8 GB", "128 GB / 1 TB"]);
    expect(meant).toMatchObject({ price: 100, promo_price: 90, price_from: true });
    expect(meant).not.toHaveProperty("variantName");
  }
});
