import { describe, expect, it } from "vitest";
import { packCards } from "../card/card-product.ts";
import { plainText, structuredData } from "./structured-data.ts";
import type { ShownProduct } from "./load-product.ts";

const product: ShownProduct = {
  id: 7,
  name: "Dome camera",
  image: "/media/a.svg",
  images: ["/media/a.svg", "https://cdn.example/b.jpg"],
  price: 50,
  promo_price: 39.5,
  promo_ends_at: "2026-12-01T17:00:00.000Z",
  variant_option_type: [],
  variant_option_id: null,
  brand: "Hikvision",
  brand_id: 19,
  in_stock: true,
  price_from: false,
  sku: "HIK-1",
  model: "DS-2CD1043",
  description: "<p>Sees &amp; hears.</p>",
  specs: [],
  variants: [],
  few_left: null,
  breadcrumb: [{ id: 2, name: "Camera", to: "/camera" }],
  warranty_months: 12,
  is_service: false,
  related: packCards([]),
};
const facts = {
  product,
  store: "Angkor Mobile",
  currency: "USD",
  home: "Home page",
  address: (path: string) => `https://shop.example/kh${path === "/" ? "" : path}`,
  picture: (image: string) => new URL(image, "https://shop.example").href,
};

describe("structured data of a product", () => {
  it("tells the price that is asked, and until when", () => {
    expect(structuredData(facts)[0]).toMatchObject({
      "@type": "Product",
      mpn: "DS-2CD1043",
      brand: { name: "Hikvision" },
      description: "Sees & hears.",
      image: ["https://shop.example/media/a.svg", "https://cdn.example/b.jpg"],
      offers: { "@type": "Offer", price: 39.5, priceCurrency: "USD", priceValidUntil: "2026-12-01", availability: "https://schema.org/InStock" },
    });
  });

  it("makes no offer of a price on request", () => {
    expect(structuredData({ ...facts, product: { ...product, price: null, promo_price: null } })[0]).not.toHaveProperty("offers");
  });

  it("tells the range of prices of variants", () => {
    const variant = { variant_option_id: 1, options: ["Black"], price: 60, promo_price: null, image: "", in_stock: false, few_left: null };
    const variants = [variant, { ...variant, variant_option_id: 2, price: 80, promo_price: 70 }];
    expect(structuredData({ ...facts, product: { ...product, variants } })[0]).toMatchObject({
      offers: { "@type": "AggregateOffer", lowPrice: 60, highPrice: 70, offerCount: 2 },
    });
  });

  it("tells the way from the home page in the page's language", () => {
    expect(structuredData(facts)[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home page", item: "https://shop.example/kh" },
        { position: 2, name: "Camera", item: "https://shop.example/kh/camera" },
        { position: 3, name: "Dome camera", item: "https://shop.example/kh/product/7" },
      ],
    });
  });
});

describe("the words of HTML", () => {
  it("are without tags and entities", () => {
    expect(plainText("<p>A<br>B</p><ul><li>3 &lt; 4&nbsp;m</li></ul>")).toBe("A B 3 < 4 m");
  });
});
