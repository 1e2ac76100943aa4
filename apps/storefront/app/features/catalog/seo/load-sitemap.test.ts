import { expect, it, vi } from "vitest";
import { apiOf, siteOf } from "../../../lib/context.ts";
import { loadSitemapPart } from "./load-sitemap.ts";

vi.mock("../../../lib/context.ts", () => ({ apiOf: vi.fn(), siteOf: vi.fn() }));

const context = {} as Parameters<typeof loadSitemapPart>[0];
const perPage = 12;

it("names all news of the store, however many pages they fill", async () => {
  const ids = Array.from({ length: 30 }, (_, index) => 30 - index);
  const answers: Record<string, (page: number) => object> = {
    "news.list": (page) => ({ data: ids.slice((page - 1) * perPage, page * perPage).map((id) => ({ id })), last_page: 3 }),
    "builder.get": () => ({ shelves: [] }),
  };
  const ask = async (name: string, input: { query?: { page?: number } }) => ({ ok: true, answer: answers[name]?.(input.query?.page ?? 1) ?? { data: [], last_page: 1, total: 0 } });
  vi.mocked(apiOf).mockReturnValue(ask as never);
  vi.mocked(siteOf).mockReturnValue({ features: { news: true } } as never);
  const paths = (await loadSitemapPart(context, "pages")).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith("/news/"))).toEqual(ids.map((id) => `/news/${id}`));
});
