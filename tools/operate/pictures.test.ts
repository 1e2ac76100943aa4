import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { insertCategories } from "@shop/api/testing/samples/catalog";
import { payableSettings } from "@shop/api/testing/shops/payment-desk";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "./testing/command-line.ts";
import {
  contentCategories,
  contentFile,
  insertContent,
  person,
  placePicture,
  report,
  writeContent,
} from "./testing/content.ts";

const { api, database, services } = await testApi();
const run = commandLine(services);

beforeAll(async () => {
  const store = await insertStore(database.db, { code: "S001", settings: payableSettings });
  await api.directory.load();
  await insertCategories(database.db);
  await insertContent(database, store);
  placePicture(services, "here.png");
});

const again = ["--again", "yes"];
const three = { en: "Week", km: "សប្តាហ៍", zh: "本周" };
const banner = (image: string) => ({ title: three, text: three, to: "/promotions", image });
const written = (name: string, value: unknown) => writeContent(name, JSON.stringify(value));

/** Every command that takes a picture, with the picture it is given. */
const naming: [string, (picture: string) => string[]][] = [
  ["store set logo", (picture) => ["store", "set", "S001", "logo", picture]],
  ["store set favicon", (picture) => ["store", "set", "S001", "favicon", picture]],
  ["store set payment.image", (picture) => ["store", "set", "S001", "payment.khqr.image", picture]],
  [
    "store set payment.banner-image",
    (picture) => ["store", "set", "S001", "payment.khqr.banner-image.km", `${picture} 640x160`],
  ],
  [
    "content save",
    (picture) => [
      "content",
      "save",
      written("banners.json", { menu: [], banners: [banner(picture)] }),
      "--store",
      "S001",
    ],
  ],
  ["news save", (picture) => ["news", "save", contentFile("."), "--image", picture, ...again]],
  [
    "category save",
    (picture) => ["category", "save", written("categories.json", [{ ...contentCategories[0], image: picture }])],
  ],
  [
    "freelancer save",
    (picture) => ["freelancer", "save", written("person.json", { ...person, image: picture }), ...again],
  ],
  [
    "check save",
    (picture) => ["check", "save", written("report.json", { ...report, image: picture }), "--store", "S001", ...again],
  ],
];

test.each(naming)("%s warns of a missing picture and where to put it, and not of an existing one", async (_, words) => {
  expect(await run(...words("none.png"))).toContain(
    `\nMissing: 1 picture. Put it into ${join(services.env.dataDir, "media")}, and pages show it at once: none.png`,
  );
  expect(await run(...words("here.png"))).not.toMatch(/Missing|Pages cannot show/);
});

test("pictures stored elsewhere, and removed ones, are not checked", async () => {
  const elsewhere = commandLine({ ...services, env: { ...services.env, uploadBaseUrl: "https://cdn.example/media" } });
  for (const [, words] of naming)
    expect(await elsewhere(...words("none.png"))).not.toMatch(/Missing|Pages cannot show/);
  expect(await run("store", "set", "S001", "logo", "-")).toBe("S001: logo is now -");
  expect(await run("store", "set", "S001", "payment.khqr.banner-image.km", "-")).toBe(
    "S001: payment.khqr.banner-image.km is now -",
  );
});

test("a banner picture from an origin that is not allowed is reported too", async () => {
  const words = [
    "content",
    "save",
    written("far.json", { menu: [], banners: [banner("https://pictures.example/week.png")] }),
    "--store",
    "S001",
  ];
  expect(await run(...words)).toContain(
    "Pages cannot show pictures from https://pictures.example until the server's PICTURE_ORIGINS contains it",
  );
});
