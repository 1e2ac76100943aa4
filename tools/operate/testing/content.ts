import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { categories } from "@shop/api/modules/catalog/tables";
import { news } from "@shop/api/modules/news/tables";
import { deviceChecks } from "@shop/api/modules/warranty/tables";
import type { Services } from "@shop/api/platform/context";
import type { Database } from "@shop/api/platform/database/database";
import { insertArticle } from "@shop/api/testing/samples/article";
import { onePixel } from "@shop/api/testing/samples/picture";

const directory = mkdtempSync(join(tmpdir(), "shop-content-"));
const three = (en: string, km: string, zh: string) => ({ en, km, zh });

export const report = {
  device: three("iPhone 15", "iPhone ១៥", "iPhone 15"),
  image: null,
  serialEnd: "4417",
  checkedOn: "2026-11-18",
  grade: "B" as const,
  summary: three("Works", "ដំណើរការ", "正常"),
  batteryHealth: 94,
  items: [{ name: three("Screen", "អេក្រង់", "屏幕"), result: "good" as const, note: null }],
};
export const person = {
  name: three("Sok Dara", "សុខ ដារ៉ា", "速达拉"),
  about: three("Hangs cameras.", "ដំឡើងកាមេរ៉ា។", "安装摄像头。"),
  image: null,
  skills: ["service-camera"],
  languages: ["km"],
  provinces: ["12"],
  hourlyPrice: 900,
  sinceYear: 2016,
};

/** A category with a group and a sub-category. */
export const contentCategories = [
  {
    key: "audio",
    name: three("Audio", "អូឌីយ៉ូ", "音频"),
    image: "categories/audio.webp",
    groups: [
      {
        key: "audio/loud",
        name: three("Loudspeakers", "ឧបករណ៍បំពងសំឡេង", "音箱"),
        subcategories: [{ key: "soundbar", name: three("Soundbars", "សោនបារ", "回音壁"), image: null }],
      },
    ],
  },
];

/** Writes a file for a command; returns its path. */
export function writeContent(name: string, text: string): string {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
}

writeFileSync(join(directory, "device.png"), onePixel);

/** Puts a picture below the media directory of a shop. */
export function placePicture({ env }: Pick<Services, "env">, path: string): void {
  const file = join(env.dataDir, "media", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, onePixel);
}

writeContent("en.md", "# Opening hours\n\nWe are open **every day**.\n\nAlso on holidays.\n");
writeContent("km.md", "# ម៉ោងបើក\n\nយើងបើក **រាល់ថ្ងៃ**។\n\nទាំងថ្ងៃបុណ្យ។\n");
writeContent("zh.md", "# 营业时间\n\n我们**每天**营业。\n\n节假日照常。\n");
writeContent("check.json", JSON.stringify(report));
writeContent("freelancer.json", JSON.stringify(person));
writeContent("store.json", JSON.stringify({ menu: [], banners: [] }));
writeContent("categories.json", JSON.stringify(contentCategories));

/** The path of one of these files, or of their directory. */
export const contentFile = (name: string): string => join(directory, name);

/** Inserts a kind of service, an article and a piece of news with the id 1, and a report CHECK001 of a store, for commands to change. */
export async function insertContent(database: Database, storeId: number): Promise<void> {
  await database.db
    .insert(categories)
    .values({ id: 1131, parentId: 8, level: 3, key: "service-camera", name: { en: "Camera installation" } });
  await insertArticle(database, { id: 1 });
  await database.db.execute("update help_categories set key = 'delivery' where id = 1");
  await database.db
    .insert(news)
    .values({ title: { en: "Old" }, summary: { en: "" }, body: { en: "" }, publishedAt: null });
  await database.db.insert(deviceChecks).values({ ...report, storeId, code: "CHECK001" });
}
