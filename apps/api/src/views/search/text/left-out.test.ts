import { expect, it } from "vitest";
import { sampleProduct } from "../../../testing/samples/catalog.ts";
import { searchShop } from "../../../testing/shops/search-shop.ts";

const { shopOf } = await searchShop();

it("excludes unwanted things; an accessory for a thing is not the thing", async () => {
  const found = await shopOf("S095", [
    sampleProduct("wired", { name: { en: "Sony Headphones with Microphone" }, popularity: 90 }),
    sampleProduct("plain", { name: { en: "Sony Headphones" } }),
    sampleProduct("told", { name: { en: "Beats Headphones without Mic" } }),
    sampleProduct("tv-15", { name: { en: "Dell 15.6-inch Laptop 1TB" } }),
    sampleProduct("tv-17", { name: { en: "Acer 17.3 Inch Laptop 15.6 GB" }, popularity: 90 }),
    sampleProduct("bag", { name: { en: "Bag for Laptop 15.6 Inch" }, popularity: 90 }),
  ]);
  expect((await found("headphones without microphone")).toSorted()).toEqual([
    "Beats Headphones without Mic",
    "Sony Headphones",
  ]);
  for (const text of [
    'laptop 15.6"',
    "laptop 15.6in",
    "15.6 寸 laptop",
    "laptop 15.6 អ៊ីញ",
    "15.6inch laptop",
    "laptop 1000gb",
    "1 tb laptop",
  ])
    expect((await found(text))[0], text).toBe("Dell 15.6-inch Laptop 1TB");
  expect((await found("bag for laptop"))[0]).toBe("Bag for Laptop 15.6 Inch");
});

it("excludes products whose facts have what is unwanted", async () => {
  const fact = (en: string, value: string) => ({ key: en, label: { en }, value });
  const found = await shopOf("S092", [
    sampleProduct("seeing", { name: { en: "Galaxy" }, specs: [fact("Rear camera", "50 MP")], popularity: 90 }),
    sampleProduct("blind", { name: { en: "Old Phone" }, specs: [fact("Camera", "None")] }),
    sampleProduct("said", { name: { en: "Safe Phone No Camera" } }),
    sampleProduct("loud", {
      name: { en: "Loud Headphones" },
      category: "service",
      specs: [fact("Noise cancelling", "No")],
    }),
    sampleProduct("hung", { name: { en: "Lamp on a wire" }, category: "service" }),
    sampleProduct("far", {
      name: { en: "Lamp from afar" },
      category: "service",
      specs: [{ ...fact("Protocol", "Wi-Fi"), filter: true }],
    }),
    sampleProduct("bare", {
      name: { en: "Bare Processor" },
      category: "service",
      specs: [fact("Built-in graphics", "None")],
    }),
    sampleProduct("drawing", {
      name: { en: "Drawing Processor" },
      category: "service",
      specs: [fact("Built-in graphics", "Radeon 610M")],
    }),
    ...[
      ["Acer Aspire Laptop", "Windows 11 Home"],
      ["Acer Bare Laptop", "No Windows, FreeDOS"],
    ].map(([name, system]) =>
      sampleProduct(name!, {
        name: { en: name! },
        category: "service",
        specs: [fact("Operating system", system!)],
      }),
    ),
    sampleProduct("quiet", {
      name: { en: "Quiet Headphones" },
      category: "service",
      specs: [fact("Noise cancelling", "Yes")],
    }),
  ]);
  for (const text of ["phone no camera", "phone without camera", "ទូរស័ព្ទអត់កាមេរ៉ា", "无摄像头手机"])
    expect((await found(text)).toSorted(), text).toEqual(["Old Phone", "Safe Phone No Camera"]);
  expect(await found("headphones without noise cancelling")).toEqual(["Loud Headphones"]);
  expect(await found("cpu without igpu")).toEqual(["Bare Processor"]);
  expect(await found("lamp no wifi")).toEqual(["Lamp on a wire"]);
  expect(await found("laptop without windows")).toEqual(["Acer Bare Laptop"]);
});

it("limits an order by price to the things meant, even if only their facts state the amount", async () => {
  const battery = { key: "battery", label: { en: "Battery" }, value: "5000 mAh" };
  const found = await shopOf("S091", [
    sampleProduct("phone-5000", { name: { en: "Galaxy A07 Phone" }, specs: [battery], price: 10_900 }),
    sampleProduct("spare-5000", { name: { en: "Phone Battery 5000 mAh" }, category: "service", price: 1_300 }),
  ]);
  expect(await found("cheap phone 5000mah")).toEqual(["Galaxy A07 Phone"]);
  expect(await found("cheap phone battery 5000mah")).toEqual(["Phone Battery 5000 mAh"]);
});
