import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import type { ChatMessage, ChatPart, ProductCard } from "@shop/contract/types";
import { products as demoProducts } from "@shop/demo/catalog";
import type { DemoProduct } from "@shop/demo/types";
import { languages } from "@shop/kit/locale";
import { testApi } from "@shop/api/testing/shops/test-api";
import { seedDemo } from "../seed/seed-demo.ts";
import { questions, type Facts } from "./questions.ts";

const { api, call, services } = await testApi();
await seedDemo(services);
await api.directory.load();

async function ask(
  text: string,
  language: string,
  store = "S001",
  visitor: string | null = null,
): Promise<ChatMessage> {
  const { body } = await call(`/api/chat?store_code=${store}&lang=${language}`, {
    method: "POST",
    body: { text, visitor },
  });
  return calls["chat.ask"].data.parse(body.data).answer;
}

const partOf = <Type extends ChatPart["type"]>(parts: ChatPart[], type: Type) =>
  parts.find((part): part is Extract<ChatPart, { type: Type }> => part.type === type);
const wordsOf = (parts: ChatPart[]) =>
  parts.flatMap((part) => (part.type === "text" || part.type === "quote" ? [part.text] : [])).join(" ");
const cardsOf = (parts: ChatPart[]): ProductCard[] =>
  parts.flatMap((part) => ("products" in part ? part.products : "product" in part ? [part.product] : []));
const pagesOf = (parts: ChatPart[]) =>
  parts.flatMap((part) =>
    part.type === "quote" ? [part.to] : part.type === "links" ? part.links.map(({ to }) => to) : [],
  );
const due = ({ price, promo_price: promo }: ProductCard) => promo ?? price ?? Number.NaN;
const demo = (id: number): DemoProduct => demoProducts.find((product) => product.id === id)!;
const leastOf = ({ price, promoPrice, variants }: DemoProduct) =>
  Math.min(...(variants ?? [{ price: price!, promoPrice }]).map((one) => one.promoPrice ?? one.price)) / 100;

/** Facts in the text must also be in the parts, which tools filled, and cards must agree with the catalogue. */
async function expectNothingMadeUp(parts: ChatPart[]): Promise<void> {
  const known = new Set(
    JSON.stringify(parts.filter(({ type }) => type !== "text"))
      .match(/\d+(?:\.\d+)?/g)
      ?.map(Number),
  );
  for (const part of parts) {
    if (part.type !== "text") continue;
    for (const [amount] of part.text.matchAll(/(?<=\$)[\d,.]*\d/g))
      expect(known, `${amount} in “${part.text}”`).toContain(Number(amount.replaceAll(",", "")));
  }
  const cards = cardsOf(parts);
  if (cards.length === 0) return;
  const { body } = await call(`/api/products/by-ids?store_code=S001&ids=${cards.map(({ id }) => id).join(",")}`);
  const sold = new Map((body.data as ProductCard[]).map((product) => [product.id, product]));
  for (const card of cards)
    expect(card).toMatchObject({
      price: sold.get(card.id)!.price,
      promo_price: sold.get(card.id)!.promo_price,
      in_stock: sold.get(card.id)!.in_stock,
    });
}

function expectProducts(parts: ChatPart[], { about, subcategory, from, to, cheapest, reduced }: Facts): void {
  const cards = cardsOf(parts);
  if (about) expect(cards.slice(0, about.length).map(({ id }) => demo(id).name.en)).toEqual(about);
  const subcategories = subcategory === undefined ? [] : [subcategory].flat();
  if (subcategory)
    expect(cards.filter(({ id }) => !subcategories.includes(demo(id).subcategory)).map(({ name }) => name)).toEqual([]);
  if ([subcategory, from, to].some((fact) => fact !== undefined)) expect(cards).not.toEqual([]);
  if (from !== undefined) expect(Math.min(...cards.map(due))).toBeGreaterThanOrEqual(from);
  if (to !== undefined) expect(Math.max(...cards.map(due))).toBeLessThanOrEqual(to);
  if (reduced) expect(cards[0]!.promo_price).not.toBeNull();
  if (cheapest) {
    const least = Math.min(
      ...demoProducts
        .filter(({ subcategory: own, price }) => subcategories.includes(own) && price !== null)
        .map(leastOf),
    );
    expect(due(cards[0]!)).toBe(least);
    expect(wordsOf(parts)).toContain(`$${least.toFixed(2)}`);
  }
}

test.each(
  questions.flatMap((question) => languages.map((language) => [language, question[language], question.facts] as const)),
)("%s: %s", async (language, text, facts) => {
  const answer = await ask(text, language);
  const { parts } = answer;
  expect(answer.language).toBe(language);
  await expectNothingMadeUp(parts);
  expect(parts.map(({ type }) => type)).toEqual(expect.arrayContaining(facts.parts ?? []));
  for (const type of facts.without ?? []) expect(partOf(parts, type)).toBeUndefined();
  expectProducts(parts, facts);
  if (facts.says) expect(wordsOf(parts).toLowerCase()).toContain(facts.says[language].toLowerCase());
  if (facts.months) expect(wordsOf(parts)).toMatch(new RegExp(`\\b${facts.months}\\b`));
  if (facts.ways) expect(partOf(parts, "payments")!.ways.map(({ type }) => type)).toEqual(facts.ways);
  if (facts.leads) expect(pagesOf(parts)).toEqual(expect.arrayContaining(facts.leads));
  if (facts.delivery) {
    const { rows, free_from: freeFrom } = partOf(parts, "delivery")!;
    expect({ fee: rows[0]!.fee, days: rows[0]!.days, provinces: rows.flatMap(({ places }) => places).length }).toEqual(
      facts.delivery,
    );
    expect(freeFrom).toBe(100);
  }
});

test("there are at least forty questions in each language", () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
});

test.each(["qwertz asdfgh", "Who won the world cup?", "អាកាសធាតុថ្ងៃនេះយ៉ាងណា?", "今天天气怎么样？"])(
  "it does not answer what the shop does not know: %s",
  async (text) => {
    const { parts } = await ask(text, "en");
    expect(cardsOf(parts)).toEqual([]);
    expect(partOf(parts, "contact")).toBeDefined();
  },
);

test.each([
  ["en", "Does the Ryzen 5 7500F fit the MSI B650M Gaming WiFi?", "fits", "Socket, Chipset and processor"],
  ["km", "Ryzen 5 9600X ត្រូវគ្នា MSI B650M Gaming WiFi ទេ?", "warns", "BIOS"],
  ["zh", "Ryzen 5 9600X 兼容 MSI B650M Gaming WiFi 吗？", "warns", "BIOS"],
  [
    "en",
    "Is the Core i5-12400F compatible with the MSI B650M Gaming WiFi?",
    "fails",
    "The processor needs socket LGA1700, the mainboard has AM5.",
  ],
  ["en", "Does the iPhone 17 fit the Galaxy S25?", "unknown", "do not say that they do"],
  [
    "en",
    "Does the ASUS ROG Astral GeForce RTX 5090 fit into the Cooler Master MasterBox Q300L V2?",
    "fits",
    "Length of the card, Width of the card",
  ],
  [
    "en",
    "Is the Noctua NH-D15 G2 compatible with the DeepCool CC560 V2?",
    "fails",
    "The cooler is 168 mm high, the case has room for 163 mm.",
  ],
  ["km", "Noctua NH-D15 G2 ត្រូវគ្នា DeepCool CC560 V2 ទេ?", "fails", "ឧបករណ៍ត្រជាក់ខ្ពស់ 168 mm តែកេសមានកន្លែង 163 mm។"],
  ["zh", "Noctua NH-D15 G2 兼容 DeepCool CC560 V2 吗？", "fails", "散热器高 168 mm，机箱限高 163 mm。"],
  ["en", "Is the Kingston Fury Beast RGB compatible with the Ryzen 5 9600X?", "warns", "promises 5600 MT/s"],
  [
    "en",
    "Is the Thermalright Peerless Assassin 120 SE compatible with the Kingston Fury Beast RGB?",
    "warns",
    "Memory under the cooler cannot be confirmed",
  ],
])("%s: %s", async (language, text, verdict, reason) => {
  const { parts } = await ask(text, language);
  const fit = partOf(parts, "fit");
  expect([fit?.verdict, wordsOf(parts)]).toEqual([verdict, expect.stringContaining(reason)]);
  for (const finding of fit!.findings!) expect(finding.text).not.toMatch(/[{}]/);
  expect(pagesOf(parts)[0]).toMatch(/^\/pcbuilder/);
});

test.each([
  ["en", "How much is the Samsung Galaxy S25 Ultra?", "Do you have a cheaper one?", "Cheaper ones?"],
  ["km", "Samsung Galaxy S25 Ultra តម្លៃប៉ុន្មាន?", "មានថោកជាងនេះទេ?", "ថោកជាងនេះមានទេ"],
  ["zh", "三星 Galaxy S25 Ultra 多少钱？", "有便宜一点的吗？", "再便宜点的呢"],
])("%s: %s %s", async (language, first, ...cheaper) => {
  const visitor = randomBytes(16).toString("hex");
  let shown = cardsOf((await ask(first, language, "S001", visitor)).parts);
  for (const text of cheaper) {
    const found = cardsOf((await ask(text, language, "S001", visitor)).parts);
    expect(found).not.toEqual([]);
    expect(Math.max(...found.map(due))).toBeLessThan(Math.min(...shown.map(due)));
    expect(found.filter(({ id }) => demo(id).subcategory !== "smartphone")).toEqual([]);
    shown = found;
  }
});

test("says if nothing of the kind is cheaper", async () => {
  const visitor = randomBytes(16).toString("hex");
  const [first] = cardsOf((await ask("最便宜的笔记本", "zh", "S001", visitor)).parts);
  const { parts } = await ask("更便宜的有吗", "zh", "S001", visitor);
  expect([wordsOf(parts), cardsOf(parts).map(({ id }) => id)]).toEqual(["同类现货中没有比这更便宜的：", [first!.id]]);
});

test("a store answers from its own assortment, with its own fees", async () => {
  const repairs = await ask("Do you have the Samsung Galaxy S25 Ultra?", "en", "S005");
  expect(cardsOf(repairs.parts).filter(({ id }) => demo(id).subcategory === "smartphone")).toEqual([]);
  const north = await ask("What does delivery to Siem Reap cost?", "en", "S002");
  expect(partOf(north.parts, "delivery")!.rows).toEqual([{ places: ["Siem Reap"], fee: 1, days: 0 }]);
});
