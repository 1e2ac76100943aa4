import { cambodianTime } from "@shop/kit/date";
import { languages } from "@shop/kit/locale";
import { publishArticle, saveArticle, saveCategory } from "@shop/api/flows/content/change-help";
import { publishNews, saveNews } from "@shop/api/flows/content/change-news";
import { publishPolicy, writePolicy } from "@shop/api/flows/content/change-policy";
import { listArticles, listNewsForStaff, listPolicies } from "@shop/api/views/staff/list-content";
import type { Command, Values, Work } from "../command.ts";
import { pictureAddress, readMarkdown, textsOf, threeLanguages } from "../input/content-files.ts";
import { readStoreOption, readTime, readWholeNumber } from "../input/read-arguments.ts";
import { savedAs } from "../output/format.ts";
import { sayHiddenPictures } from "../output/say-hidden-pictures.ts";
import { sayRows } from "../output/say-rows.ts";
import { StaffError } from "@shop/api/platform/errors/staff-error";

const shown = (published: boolean) => (published ? "shown" : "draft");
const files =
  'DIRECTORY: has en.md, km.md and zh.md, each with the title as "# …" in the first line and Markdown below it';
const isAgain = ({ options }: Values) => options.again === "yes";
const idOf = ({ options }: Values) => (options.id === undefined ? undefined : readWholeNumber(options.id));

async function storeOrAll({ services }: Work, values: Values): Promise<number | null> {
  return (await readStoreOption(services.database.db, values)) ?? null;
}

function readPicture(text: string | undefined): string | undefined {
  if (text !== undefined && !pictureAddress.safeParse(text).success)
    throw new StaffError(`"${text}" is neither a path below the media directory nor an https address`);
  return text;
}

/**
 * The first paragraph of each language is the summary in the list of news, the rest is the text. A single paragraph is
 * both.
 */
function withSummary({ title, body }: Awaited<ReturnType<typeof readMarkdown>>) {
  const parts = languages.map((language) => [language, (body[language] ?? "").split(/\n{2,}/)] as const);
  return {
    title,
    summary: textsOf(parts.map(([language, [first = ""]]) => [language, first])),
    body: textsOf(
      parts.map(([language, [first = "", ...rest]]) => [language, rest.length > 0 ? rest.join("\n\n") : first]),
    ),
  };
}

function assertKey(key: string, such: string): void {
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(key))
    throw new StaffError(`"${key}" is not a key such as "${such}": small letters, digits and dashes`);
}

const shownFrom = (at: Date) => `shown from ${cambodianTime(at)}`;

const articleShown =
  (published: boolean) =>
  async ({ services, actor, say }: Work, { positional: [id] }: Values) => {
    await services.database.transaction((tx) =>
      publishArticle(tx, { id: readWholeNumber(id!), published, actor }, services.now()),
    );
    say(`article ${id}: ${shown(published)}`);
  };

const policyShown = (published: boolean) => async (work: Work, values: Values) => {
  const { services, actor, say } = work;
  const key = values.positional[0]!;
  const storeId = await storeOrAll(work, values);
  await services.database.transaction((tx) => publishPolicy(tx, { key, storeId, actor }, published));
  say(`policy ${key}: ${shown(published)}`);
};

/** Help center, news and policy, from Markdown in three languages. */
export const contentCommands: Command[] = [
  {
    usage: "article list",
    summary: "list the articles of the help center, with how many visitors found them helpful (+) or not (-)",
    async run({ services, say }) {
      sayRows(
        { say },
        await listArticles(services.database.db),
        "no articles",
        ({ id, category, published, store, title, helped, helpedNot }) =>
          [
            String(id).padStart(5),
            category.padEnd(14),
            shown(published),
            (store ?? "all").padEnd(5),
            `+${helped} -${helpedNot}`.padEnd(8),
            title.en,
          ].join("  "),
      );
    },
  },
  {
    usage: "article category KEY EN KM ZH [--icon NAME]",
    summary: "add or rename a category of the help center; shoppers see it once it has a published article",
    details: () => [
      "KEY: such as delivery",
      "EN, KM, ZH: its name in the three languages",
      "--icon: such as truck, user, qr-code, shopping-cart, wrench, shield-check; the default is a question mark",
    ],
    async run({ services, actor, say }, { positional, options }) {
      const [key = "", en, km, zh] = positional;
      assertKey(key, "delivery");
      const name = threeLanguages.safeParse({ en, km, zh });
      if (!name.success) throw new StaffError("A category needs a name in each of the three languages");
      const { isNew } = await services.database.transaction((tx) =>
        saveCategory(tx, { key, name: name.data, icon: options.icon, actor }),
      );
      say(`help category ${key}: ${isNew ? "added" : "changed"}`);
    },
  },
  {
    usage: "article save CATEGORY DIRECTORY [--id ID] [--store CODE] [--again yes]",
    summary: "add an article as a draft, or change one with --id",
    details: () => [
      files,
      "--id: an existing article",
      "--store: shows a new article in this store only",
      "--again yes: another article with the same English title",
    ],
    async run(work, values) {
      const { services, actor, say } = work;
      const [category, directory] = values.positional;
      const [texts, storeId] = [await readMarkdown(directory!), await storeOrAll(work, values)];
      const { id, published } = await saveArticle(
        services.database,
        { id: idOf(values), category: category!, storeId, again: isAgain(values), actor, ...texts },
        services.now(),
      );
      say(`article ${id}: ${savedAs(published, `article publish ${id}`)}`);
    },
  },
  { usage: "article publish ID", summary: "show an article to shoppers", run: articleShown(true) },
  { usage: "article unpublish ID", summary: "hide an article from shoppers", run: articleShown(false) },
  {
    usage: "news list",
    summary: "list the news and since when they are shown, in Cambodia's time",
    async run({ services, say }) {
      sayRows({ say }, await listNewsForStaff(services.database.db), "no news", ({ id, publishedAt, store, title }) =>
        [
          String(id).padStart(5),
          publishedAt ? cambodianTime(publishedAt) : "draft".padEnd(16),
          (store ?? "all").padEnd(5),
          title.en,
        ].join("  "),
      );
    },
  },
  {
    usage: "news save DIRECTORY [--id ID] [--store CODE] [--image PATH] [--again yes]",
    summary: "add a piece of news as a draft, or change one with --id",
    details: () => [
      files,
      "The first paragraph is the summary.",
      "--image: a path below the media directory, or an https address",
      "--again yes: other news with the same English title",
    ],
    async run(work, values) {
      const { services, actor, say } = work;
      const [texts, storeId, image] = [
        withSummary(await readMarkdown(values.positional[0]!)),
        await storeOrAll(work, values),
        readPicture(values.options.image),
      ];
      const { id, publishedAt } = await services.database.transaction((tx) =>
        saveNews(tx, { id: idOf(values), storeId, image, again: isAgain(values), actor, ...texts }),
      );
      say(`news ${id}: ${publishedAt ? shownFrom(publishedAt) : savedAs(false, `news publish ${id}`)}`);
      sayHiddenPictures(work, [image]);
    },
  },
  {
    usage: "news publish ID [--at TIME]",
    summary: "show a piece of news, now or from a time on",
    details: () => ["--at: a day means its start in Cambodia"],
    async run({ services, actor, say }, { positional: [id], options }) {
      const at = options.at === undefined ? services.now() : readTime(options.at, "start");
      await services.database.transaction((tx) =>
        publishNews(services, tx, { id: readWholeNumber(id!), publishedAt: at, actor }),
      );
      say(`news ${id}: ${shownFrom(at)}`);
    },
  },
  {
    usage: "news unpublish ID",
    summary: "hide a piece of news",
    async run({ services, actor, say }, { positional: [id] }) {
      await services.database.transaction((tx) =>
        publishNews(services, tx, { id: readWholeNumber(id!), publishedAt: null, actor }),
      );
      say(`news ${id}: draft`);
    },
  },
  {
    usage: "policy list",
    summary: "list the policies",
    async run({ services, say }) {
      sayRows({ say }, await listPolicies(services.database.db), "no policies", ({ key, published, store, title }) =>
        [key.padEnd(14), shown(published), (store ?? "all").padEnd(5), title.en].join("  "),
      );
    },
  },
  {
    usage: "policy save KEY DIRECTORY [--store CODE]",
    summary: "add a policy as a draft, or change an existing one",
    details: () => [
      "KEY: such as terms, privacy, returns",
      files,
      "--store: the store's own text, which replaces the common one there",
    ],
    async run(work, values) {
      const { services, actor, say } = work;
      const [key, directory] = values.positional;
      assertKey(key!, "returns");
      const [texts, storeId] = [await readMarkdown(directory!), await storeOrAll(work, values)];
      const published = await services.database.transaction((tx) =>
        writePolicy(tx, { key: key!, storeId, actor, ...texts }, services.now()),
      );
      const { store } = values.options;
      say(`policy ${key}: ${savedAs(published, `policy publish ${key}${store ? ` --store ${store}` : ""}`)}`);
    },
  },
  { usage: "policy publish KEY [--store CODE]", summary: "show a policy to shoppers", run: policyShown(true) },
  {
    usage: "policy unpublish KEY [--store CODE]",
    summary: "hide a policy; a store whose own policy is hidden shows the common one",
    run: policyShown(false),
  },
];
