import { all, meaning, type RelevanceQuery } from "../../../meanings.ts";

/** Goods of the UPC catalogue, as shoppers typed them. */
export const fromUpc: RelevanceQuery[] = all("en", "words", "upc", [
  ...meaning({ name: /laptop|notebook/i, not: /memory|bag|sleeve/i }, "pc laptops", "laptop computer"),
  ...meaning({ name: /iPod touch.*MP3/i }, "itouch", "ipod touch 4th", "i touch"),
  ...meaning({ name: /MacBook.{0,3} Air.*Processor/i }, "mac air", "13 macbook air", "macbook air 13"),
  ...meaning({ name: /MacBook.{0,3} Pro.*(?:Processor|Memory)/i }, "macbook pro 15", "macbook pro i7"),
  ...meaning({ name: /^Sony - PlayStation 3/ }, "playstation 3", "ps3", "ps3 console", "playstation 3 console"),
  ...meaning({ name: /Xbox 360.*(?:Console|Bundle)/ }, "xbox 360", "xbox", "x box 360"),
  ...meaning({ name: /PlayStation 3$/ }, "ps3 games", "playstation 3 games"),
  ...meaning({ name: /Nintendo Wii$/ }, "wii games"),
  ...meaning({ name: /baby monitor/i }, "baby monitors"),
  ...meaning({ name: /internal.*hard drive/i }, "internal hard drive"),
  ...meaning({ name: /baseball/i }, "baseball games"),
  ...meaning({ name: /gift card/i }, "gift card"),
]);
