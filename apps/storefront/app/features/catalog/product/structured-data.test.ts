import { describe, expect, it } from "vitest";
import type { SiteInfo } from "@shop/contract/types";
import { packCards } from "../card/card-product.ts";
import { plainText, structuredData } from "./structured-data.ts";
import type { ShownProduct } from "./load-product.ts";

const delivery: SiteInfo["delivery"] = { fee_min: 1, fee_max: 2, free_from: 100, days_min: 0, days_max: 3 };
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
  gtin: "4006381333931",
  description: "<p>Sees &amp; hears.</p>",
  specs: [],
  variants: [],
  few_left: null,
  breadcrumb: [{ id: 2, name: "Camera", to: "/camera" }],
  warranty_months: 12,
  is_service: false,
  related: packCards([]),
  related_list: "",
  delivery,
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
  it("has no picture where there is only the placeholder", () => {
    const variant = {
      variant_option_id: 8,
      sku: "HIK-1-W",
      gtin: null,
      options: ["White"],
      image: "/placeholder.svg",
      price: 50,
      promo_price: null,
      promo_ends_at: null,
      in_stock: true,
      few_left: null,
      specs: [],
    };
    const bare = { ...product, image: "/placeholder.svg", images: ["/placeholder.svg"] };
    expect(structuredData({ ...facts, product: bare })[0]).not.toHaveProperty("image");
    const [group] = structuredData({
      ...facts,
      product: {
        ...bare,
        variant_option_type: [{ name: "Finish", data: [{ name: "White" }], selected: "White" }],
        variants: [variant],
      },
    });
    expect(group).not.toHaveProperty("image");
    expect((group as { hasVariant: object[] }).hasVariant[0]).not.toHaveProperty("image");
  });

  it("contains the current price and until when it is valid", () => {
    expect(structuredData(facts)[0]).toMatchObject({
      "@type": "Product",
      mpn: "DS-2CD1043",
      gtin: "4006381333931",
      brand: { name: "Hikvision" },
      description: "Sees & hears.",
      image: ["https://shop.example/media/a.svg", "https://cdn.example/b.jpg"],
      offers: {
        "@type": "Offer",
        price: 39.5,
        priceCurrency: "USD",
        priceValidUntil: "2026-12-01T17:00:00.000Z",
        availability: "https://schema.org/InStock",
      },
    });
  });

  it("says what delivery in Cambodia costs at most and how long it takes, as far as the store does", () => {
    const shippingAt = (own: Partial<SiteInfo["delivery"]>, price = 50) => {
      const sold = { ...product, price, promo_price: null, delivery: { ...delivery, ...own } };
      const [told] = structuredData({ ...facts, product: sold });
      return (told as { offers: { shippingDetails: Record<string, object> } }).offers.shippingDetails;
    };
    expect(shippingAt({})).toMatchObject({
      shippingDestination: { addressCountry: "KH" },
      shippingRate: { maxValue: 2, currency: "USD" },
      deliveryTime: { transitTime: { minValue: 0, maxValue: 3, unitCode: "DAY" } },
    });
    expect(shippingAt({}, 100).shippingRate).toMatchObject({ value: 0 });
    expect(shippingAt({ free_from: null, fee_min: 2 }, 100).shippingRate).toMatchObject({ value: 2 });
    expect(shippingAt({ days_min: null, days_max: null })).not.toHaveProperty("deliveryTime");
  });

  it("marks the former price as the strikethrough price", () => {
    expect(structuredData(facts)[0]).toMatchObject({
      offers: {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceType: "https://schema.org/StrikethroughPrice",
          price: 50,
          priceCurrency: "USD",
        },
      },
    });
    expect(structuredData({ ...facts, product: { ...product, promo_price: null } })[0]).not.toHaveProperty(
      "offers.priceSpecification",
    );
  });

  it("contains only the breadcrumb for a product with price on request", () => {
    const told = structuredData({ ...facts, product: { ...product, price: null, promo_price: null } });
    expect(told.map((part) => part["@type"])).toEqual(["BreadcrumbList"]);
  });

  it("says of a service what it costs, and nothing of stock and condition; nothing if it cannot be booked", () => {
    const [service] = structuredData({ ...facts, product: { ...product, is_service: true } });
    expect(service).toMatchObject({ "@type": "Service", name: "Dome camera", offers: { price: 39.5 } });
    for (const key of ["availability", "itemCondition", "shippingDetails"])
      expect(service!.offers).not.toHaveProperty(key);
    const told = structuredData({ ...facts, product: { ...product, is_service: true, in_stock: false } });
    expect(told.map((part) => part["@type"])).toEqual(["BreadcrumbList"]);
  });

  it("contains each variant with price, stock and URL, except those without a price", () => {
    const variant = {
      variant_option_id: 1,
      sku: "V-1",
      gtin: "96385074",
      options: ["Black", "64 GB"],
      specs: [],
      price: 60,
      promo_price: null,
      promo_ends_at: null,
      image: "/media/b.svg",
      in_stock: false,
      few_left: null,
    };
    const variants = [
      variant,
      {
        ...variant,
        variant_option_id: 2,
        sku: "V-2",
        gtin: null,
        options: ["White", "64 GB"],
        price: 80,
        promo_price: 70,
        promo_ends_at: "2026-12-24T17:00:00.000Z",
      },
      { ...variant, variant_option_id: 3, price: null },
    ];
    const groups = ["ពណ៌", "Storage"].map((name) => ({ name, selected: "", data: [] }));
    const [group] = structuredData({ ...facts, product: { ...product, variants, variant_option_type: groups } });
    expect(group).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "HIK-1",
      variesBy: ["https://schema.org/color", "Storage"],
      hasVariant: [
        {
          sku: "V-1",
          gtin: "96385074",
          name: "Dome camera Black 64 GB",
          color: "Black",
          image: "https://shop.example/media/b.svg",
          additionalProperty: [{ "@type": "PropertyValue", name: "Storage", value: "64 GB" }],
          offers: {
            price: 60,
            availability: "https://schema.org/OutOfStock",
            url: "https://shop.example/kh/product/7?v=1",
          },
        },
        {
          sku: "V-2",
          offers: { price: 70, priceValidUntil: "2026-12-24T17:00:00.000Z", priceSpecification: { price: 80 } },
        },
      ],
    });
    expect(group?.hasVariant).toHaveLength(2);
  });

  it("contains the breadcrumb in the page's language", () => {
    expect(structuredData(facts)[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home page", item: "https://shop.example/kh" },
        { position: 2, name: "Camera", item: "https://shop.example/kh/camera" },
        { position: 3, name: "Dome camera", item: "https://shop.example/kh/product/7" },
      ],
    });
  });
});

describe("the plain text of HTML", () => {
  it("has no tags and entities", () => {
    expect(plainText("<p>A<br>B</p><ul><li>3 &lt; 4&nbsp;m</li></ul>")).toBe("A B 3 < 4 m");
  });

  it.each([
    ["an emoji", "📷"],
    ["an emoji of several", "👩🏽‍🔧"],
    ["a Khmer letter with its subscript and vowel", "ស្ត្រី"],
  ])("are cut before %s that does not fit, and not within it", (_name, sign) => {
    for (let room = 1; room < sign.length; room++)
      expect(plainText(`<p>${"a".repeat(500 - room)}${sign}</p>`)).toBe("a".repeat(500 - room));
    expect(plainText("a".repeat(500 - sign.length) + sign + sign)).toBe("a".repeat(500 - sign.length) + sign);
  });
});
