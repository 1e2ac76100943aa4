import { data } from "react-router";
import { textMeta } from "../../features/catalog/catalog-meta.ts";
import { CompareBuilds } from "../../features/builder/compare-builds.tsx";
import { isParts } from "../../features/builder/load-builder.ts";
import { loadArea } from "../../i18n/messages.ts";
import { unwrapAnswer } from "../../lib/api/unwrap-answer.ts";
import { apiOf } from "../../lib/context.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/compare";

await Promise.all([loadArea("builder"), loadWholeSheet()]);

export async function loader({ context, url }: Route.LoaderArgs) {
  const read = async (name: string) => {
    const parts = url.searchParams.get(name) ?? "";
    if (parts === "" || !isParts(parts)) throw data(null, { status: 404 });
    return unwrapAnswer(await apiOf(context)("builder.get", { query: { parts } })).data;
  };
  const [first, second] = await Promise.all([read("a"), read("b")]);
  return { first, second };
}

export const meta: Route.MetaFunction = (args) =>
  textMeta(args, { path: "/pcbuilder/compare", title: "builder.compare_title", noindex: true });

export default function ComparePcBuilds({ loaderData: { first, second } }: Route.ComponentProps) {
  return <CompareBuilds builds={[first, second]} />;
}
