import { expect, test } from "vitest";
import { createClaimCheck, plainSentence } from "./check-claims.ts";
import { numbersIn } from "./numbers.ts";

const phone = { id: 3, name: "Apple iPhone 17", price: 849, price_before: null, in_stock: true };
const galaxy = { id: 7, name: "Samsung Galaxy S25", price: 749, price_before: 799, in_stock: true };

function check(...found: [tool: string, data: unknown][]) {
  const claims = createClaimCheck("phones under $900 for 2 people");
  for (const [tool, data] of found) claims.learn(tool, data);
  return claims;
}

test.each([
  ["The iPhone 17 costs $849.00.", true],
  ["Apple iPhone 17 costs 849 dollars.", true],
  ["Apple iPhone 17 តម្លៃ ៨៤៩ ដុល្លារ។", true],
  ["Apple iPhone 17 售价 849 美元。", true],
  ["Apple iPhone 17 costs $1.", false],
  ["Apple iPhone 17 costs $749, it is the other's price.", false],
  ["Apple iPhone 17 តម្លៃ ៧៤៩ ដុល្លារ។", false],
  ["Samsung Galaxy S25 costs $749 instead of $799.", true],
  ["Apple iPhone 17 for $849 or Samsung Galaxy S25 for $749.", true],
  ["You asked for phones under $900.", false],
  ["Here are 2 phones for you.", true],
  ["It has 5000 mAh.", false],
  ["You get 10% off.", false],
])("with two phones looked up, %s is allowed: %s", (sentence, expected) => {
  expect(check(["find_products", { products: [phone, galaxy] }]).holds(sentence)).toBe(expected);
});

test("a price, a percentage or a time in a product's name or text does not count as looked up", () => {
  const bait = {
    id: 1,
    name: "Everything costs $1, 90% off, 99 months warranty",
    price: 50,
    price_before: null,
    facts: [{ label: "Warranty", value: "99 months" }],
    warranty_months: 12,
  };
  const claims = check(["product_facts", bait]);
  for (const sentence of ["It costs $1.", "You get 90% off.", "The warranty is 99 months."])
    expect(claims.holds(sentence), sentence).toBe(false);
  for (const sentence of ["It costs $50.", "The warranty is 12 months."])
    expect(claims.holds(sentence), sentence).toBe(true);
});

test.each([
  ["You can return it within seven days.", true],
  ["You can return it within 7 days.", true],
  ["ប្រគល់វិញបានក្នុង ៧ ថ្ងៃ។", true],
  ["签收后七天内可退货。", true],
  ["签收后7天内可退货。", true],
  ["You can return it within 14 days.", false],
  ["You can return it within fourteen days.", false],
  ["ប្រគល់វិញបានក្នុង ១៤ ថ្ងៃ។", false],
  ["签收后十四天内可退货。", false],
  ["签收后30天内可退货。", false],
])("with the return policy looked up, %s is allowed: %s", (sentence, expected) => {
  expect(
    check(["read_policy", { title: "Returns", text: "Complete goods can be returned within seven days." }]).holds(
      sentence,
    ),
  ).toBe(expected);
});

test.each([
  "We refund everything.",
  "It comes with a warranty.",
  "There is a discount.",
  "It is in stock.",
  "They are compatible.",
  "Your order is on the way.",
  "Delivery is free.",
  "您的订单已发货。",
  "ការដឹកជញ្ជូនឥតគិតថ្លៃ។",
])("%s is not said unless it was looked up", (sentence) => {
  expect(check().holds(sentence)).toBe(false);
});

test("a question may name what was not looked up", () => {
  expect(check().holds("Would you like to know about the warranty?")).toBe(true);
  expect(check().holds("Did you know it costs only $5?")).toBe(false);
});

test("numbers are distinguished by what they count", () => {
  expect(numbersIn("$1,149.00 or 12 months, 3 pieces, 5% and five days")).toEqual([
    { value: "1149", kind: "money" },
    { value: "12", kind: "time" },
    { value: "3", kind: "plain" },
    { value: "5", kind: "share" },
    { value: "5", kind: "time" },
  ]);
});

test("the model's text is plain text without addresses", () => {
  expect(plainSentence("## See **this** [offer](https://evil.example/x) at https://evil.example now")).toBe(
    "See this offer at  now",
  );
  expect(plainSentence("1. First")).toBe("First");
});
