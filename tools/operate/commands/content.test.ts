import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { insertCategories } from "@shop/api/testing/samples/catalog";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";
import { contentFile, insertContent, person, placePicture, report, writeContent } from "../testing/content.ts";

const other = { en: "Chan Rith", km: "ចាន់ រិទ្ធ", zh: "陈里斯" };
const { api, call, database, services } = await testApi();
const run = commandLine(services);

beforeAll(async () => {
  const store = await insertStore(database.db, {
    code: "S001",
    settings: { features: { news: true, checkResult: true } },
  });
  await insertStore(database.db, { code: "S002", settings: { features: { news: true, checkResult: true } } });
  await api.directory.load();
  await insertCategories(database.db);
  await insertContent(database, store);
  placePicture(services, "news/open.jpg");
});

const read = async (path: string, store = "S001", lang = "km") =>
  (await call(`${path}${path.includes("?") ? "&" : "?"}store_code=${store}&lang=${lang}`)).body;
const idIn = (said: string) => /\d+/.exec(said)![0];
const codeIn = (said: string) => said.split(":")[0]!;

test("a help category is added, shown with its first article, and renamed", async () => {
  const categories = async () =>
    (await read("/api/help")).data.map(({ name, icon }: { name: string; icon: string }) => [name, icon]);
  expect(await run("article", "category", "opening", "Opening", "បើក", "营业", "--icon", "truck")).toBe(
    "help category opening: added",
  );
  expect(await categories()).not.toContainEqual(["បើក", "truck"]);
  const id = idIn(await run("article", "save", "opening", contentFile(".")));
  await run("article", "publish", id);
  expect((await categories()).at(-1)).toEqual(["បើក", "truck"]);
  expect(await run("article", "category", "opening", "Hours", "ម៉ោង", "时间")).toBe("help category opening: changed");
  expect((await categories()).at(-1)).toEqual(["ម៉ោង", "truck"]);
  await expect(run("article", "category", "Opening hours", "a", "b", "c")).rejects.toThrow(
    '"Opening hours" is not a key such as "delivery"',
  );
  await expect(run("article", "category", "empty", "a", " ", "c")).rejects.toThrow(
    "a name in each of the three languages",
  );
  await run("article", "unpublish", id);
});

test("an article is a draft until it is published; it can be found, changed and hidden in three languages", async () => {
  const id = idIn(await run("article", "save", "delivery", contentFile("."), "--again", "yes"));
  expect((await read(`/api/help/articles/${id}`)).error).toBe("not_found");
  expect((await read("/api/help/search?text=ម៉ោងបើក")).data).toEqual([]);
  await run("article", "publish", id);
  expect((await read(`/api/help/articles/${id}`)).data).toMatchObject({
    title: "ម៉ោងបើក",
    html: expect.stringContaining("<strong>រាល់ថ្ងៃ</strong>"),
  });
  expect((await read("/api/help/search?text=营业时间", "S002", "zh")).data).toMatchObject([{ title: "营业时间" }]);
  for (const [agent, helpful] of [
    ["a", true],
    ["b", true],
    ["c", false],
  ] as const)
    await call(`/api/help/articles/${id}/feedback?store_code=S001`, {
      method: "POST",
      body: { helpful },
      ip: `203.0.113.${agent.charCodeAt(0)}`,
    });
  expect(await run("article", "list")).toMatch(new RegExp(`${id} +delivery +shown +all +\\+2 -1 +Opening hours`));
  await run("article", "unpublish", id);
  expect((await read(`/api/help/articles/${id}`)).error).toBe("not_found");
  await expect(run("article", "save", "nothing", contentFile("."))).rejects.toThrow(
    "There is no help category nothing; there are delivery, opening. Create one with article category",
  );
});

test.each([
  ["UTF-16", Buffer.from("# Café\n\nText", "utf16le")],
  ["Windows-1252", Buffer.from("# Café\n\nText", "latin1")],
])("a text in %s is refused: shoppers would see replacement characters", async (_encoding, bytes) => {
  const directory = mkdtempSync(join(services.env.dataDir, "text-"));
  for (const name of ["en.md", "km.md", "zh.md"]) writeFileSync(join(directory, name), "# Title\n\nText");
  writeFileSync(join(directory, "en.md"), bytes);
  await expect(run("article", "save", "delivery", directory)).rejects.toThrow("en.md is not in UTF-8");
});

test("news: the first paragraph is the summary; shown from a time on, or in one store only", async () => {
  const id = idIn(await run("news", "save", contentFile("."), "--store", "S001", "--image", "news/open.jpg"));
  expect((await read(`/api/news/${id}`)).error).toBe("not_found");
  expect(await run("news", "publish", id, "--at", "2099-01-01")).toBe(`news ${id}: shown from 2099-01-01T00:00`);
  expect((await read(`/api/news/${id}`)).error).toBe("not_found");
  await run("news", "publish", id);
  expect((await read(`/api/news/${id}`, "S001", "en")).data).toMatchObject({
    title: "Opening hours",
    summary: "We are open every day.",
    html: "<p>Also on holidays.</p>",
    image: "/media/news/open.jpg",
  });
  expect((await read(`/api/news/${id}`, "S002")).error).toBe("not_found");
  await run("news", "unpublish", id);
  expect((await read("/api/news")).data).toEqual([]);
  await expect(run("news", "save", contentFile("."), "--image", "../secret")).rejects.toThrow("neither a path");
});

test("policy: a store's own text replaces the common one while it is published", async () => {
  const keys = async (store: string) =>
    ((await read("/api/policy", store, "en")).data as { key: string; title: string }[]).map(({ key, title }) => [
      key,
      title,
    ]);
  await run("policy", "save", "returns", contentFile("."));
  expect(await keys("S001")).toEqual([]);
  await run("policy", "publish", "returns");
  writeContent("en.md", "# Returns of S001\n\nThirty days.\n");
  await run("policy", "save", "returns", contentFile("."), "--store", "S001");
  expect(await keys("S001")).toEqual([["returns", "Opening hours"]]);
  await run("policy", "publish", "returns", "--store", "S001");
  expect([await keys("S001"), await keys("S002")]).toEqual([
    [["returns", "Returns of S001"]],
    [["returns", "Opening hours"]],
  ]);
  await run("policy", "unpublish", "returns", "--store", "S001");
  expect(await keys("S001")).toEqual([["returns", "Opening hours"]]);
});

test("an inspection report gets a code, is a draft until it is published, and is changed with the file that show prints", async () => {
  const code = codeIn(await run("check", "save", contentFile("check.json"), "--again", "yes", "--store", "S001"));
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  expect((await read(`/api/check-result/${code}`)).error).toBe("not_found");
  await run("check", "publish", code, "--store", "S001");
  expect((await read(`/api/check-result/${code}`)).data).toMatchObject({
    device: "iPhone ១៥",
    grade: "B",
    items: [{ name: "អេក្រង់" }],
  });
  const printed = await run("check", "show", code, "--store", "S001");
  expect(JSON.parse(printed)).toEqual(report);
  await run(
    "check",
    "save",
    writeContent("worse.json", printed.replace('"B"', '"C"')),
    "--store",
    "S001",
    "--report",
    code.toLowerCase(),
  );
  expect((await read(`/api/check-result/${code}`)).data.grade).toBe("C");
  await run("check", "unpublish", code, "--store", "S001");
  expect((await read(`/api/check-result/${code}`)).error).toBe("not_found");
  await expect(
    run(
      "check",
      "save",
      writeContent("bad.json", JSON.stringify({ ...report, grade: "D", summary: { en: "Works" } })),
      "--store",
      "S001",
    ),
  ).rejects.toThrow(/grade: .*\n.*summary\.km/);
});

test("a picture is added to an inspection report without its metadata", async () => {
  const code = codeIn(await run("check", "save", contentFile("check.json"), "--again", "yes", "--store", "S001"));
  await run("check", "publish", code, "--store", "S001");
  const path = contentFile("device.jpg");
  await sharp({ create: { width: 40, height: 30, channels: 3, background: "#345" } })
    .withExif({ IFD0: { Copyright: "secret place" } })
    .jpeg()
    .toFile(path);
  const image = await run("check", "picture", code, path, "--store", "S001");
  expect((await read(`/api/check-result/${code}`)).data.image).toBe(`/media/${image}`);
  const kept = readFileSync(join(services.env.dataDir, "media", image));
  const { format, width, exif } = await sharp(kept).metadata();
  expect([format, width, exif]).toEqual(["webp", 40, undefined]);
  await expect(run("check", "picture", code, contentFile("check.json"), "--store", "S001")).rejects.toThrow(
    "is not a JPEG, PNG or WebP picture",
  );
  await expect(run("check", "picture", code, contentFile("none.jpg"), "--store", "S001")).rejects.toThrow(
    `There is no file ${contentFile("none.jpg")}`,
  );
});

test("a freelancer is added and changed; services and provinces must exist", async () => {
  const id = (await run("freelancer", "save", contentFile("freelancer.json"))).split(" ")[1]!;
  const shown = JSON.parse(await run("freelancer", "show", id));
  expect(shown).toEqual(person);
  await run(
    "freelancer",
    "save",
    writeContent("dearer.json", JSON.stringify({ ...shown, hourlyPrice: 1200 })),
    "--id",
    id,
  );
  expect(JSON.parse(await run("freelancer", "show", id)).hourlyPrice).toBe(1200);
  expect(await run("freelancer", "list")).toMatch(/Sok Dara +12 USD\/h/);
  await expect(
    run(
      "freelancer",
      "save",
      writeContent("lost.json", JSON.stringify({ ...person, name: other, skills: ["service-none"] })),
    ),
  ).rejects.toThrow("There is no kind of service service-none; there are service-camera");
  await expect(
    run(
      "freelancer",
      "save",
      writeContent("nowhere.json", JSON.stringify({ ...person, name: other, provinces: ["99"] })),
    ),
  ).rejects.toThrow('"99" is not the code of a province');
  await expect(run("freelancer", "save", contentFile("freelancer.json"), "--id", "999")).rejects.toThrow(
    "There is no freelancer 999",
  );
});

const saves: [string, () => string[]][] = [
  ["article", () => ["article", "save", "delivery", contentFile("."), "--store", "S002"]],
  ["news", () => ["news", "save", contentFile("."), "--store", "S002"]],
  ["freelancer", () => ["freelancer", "save", writeContent("twin.json", JSON.stringify({ ...person, name: other }))]],
  ["report", () => ["check", "save", contentFile("check.json"), "--store", "S002"]],
];

test.each(saves)("%s: a command that was run twice does not make a second one", async (_, save) => {
  await run(...save());
  const refused = await run(...save()).catch((error: Error) => error.message);
  const [, option = "", entry = ""] = /To change it, add (--\w+) (\w+); if this is another one, add --again yes$/.exec(
    refused,
  )!;
  expect(await run(...save(), option, entry)).toContain(entry);
  expect(await run(...save(), "--again", "yes")).not.toContain(entry);
});

test.each([
  [
    "article",
    () => ["article", "save", "delivery", contentFile("."), "--again", "yes"],
    (said: string) => ["--id", idIn(said)],
  ],
  ["news", () => ["news", "save", contentFile("."), "--again", "yes"], (said: string) => ["--id", idIn(said)]],
  ["policy", () => ["policy", "save", "warranty", contentFile("."), "--store", "S002"], () => []],
  [
    "report",
    () => ["check", "save", contentFile("check.json"), "--again", "yes", "--store", "S001"],
    (said: string) => ["--report", codeIn(said)],
  ],
])("%s: saving prints that it is a draft and how to publish it, and later that it is shown", async (_, save, again) => {
  const said = await run(...save());
  const [, publish = ""] = /: draft; to show it: (.+)$/.exec(said) ?? [];
  await run(...publish.split(" "));
  expect(await run(...save(), ...again(said))).toContain(": shown");
});
