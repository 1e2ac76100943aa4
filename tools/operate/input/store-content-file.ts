import * as z from "zod";
import { pictureAddress, threeLanguages } from "./content-files.ts";

const page = z
  .string()
  .regex(/^\/(?!\/)\S*$/, "is not a page of the shop such as /promotions")
  .max(300);
const elsewhere = z
  .string()
  .regex(/^https:\/\/\S+$/, "is neither a page of the shop such as /promotions nor an https address")
  .max(300);
const word = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, "is not a word of small letters, digits and dashes");

/** The menu and the banners of a store, in the file format. */
export const storeContentFile = z.strictObject({
  menu: z
    .array(
      z.strictObject({
        icon: word,
        title: threeLanguages,
        to: z.union([page, elsewhere], "is neither a page of the shop such as /promotions nor an https address"),
        class: word.or(z.literal("")).default(""),
      }),
    )
    .max(12),
  banners: z
    .array(
      z.strictObject({
        title: threeLanguages,
        text: threeLanguages,
        to: page,
        image: pictureAddress,
        tone: word.default("calm"),
      }),
    )
    .max(12),
});
