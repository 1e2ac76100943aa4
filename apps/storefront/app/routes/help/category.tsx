import { HelpCategoryPage } from "../../features/help/help-category-page.tsx";
import { loadHelpCategory } from "../../features/help/load-help.ts";
import { loadArea } from "../../i18n/messages.ts";
import { pageMeta, rootOf } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/category";

await Promise.all([loadArea("help"), loadWholeSheet()]);

export const loader = ({ context, params }: Route.LoaderArgs) => loadHelpCategory(context, params.id);

export const meta: Route.MetaFunction = (args) => {
  const root = rootOf(args);
  if (!root || !args.loaderData) return [];
  const { id, name, articles } = args.loaderData.category;
  return pageMeta({
    root,
    title: name,
    description: articles
      .map(({ title }) => title)
      .join(" · ")
      .slice(0, 160),
    path: `/help-center/category/${id}`,
  });
};

export default function HelpCategory({ loaderData }: Route.ComponentProps) {
  return <HelpCategoryPage {...loaderData} />;
}
