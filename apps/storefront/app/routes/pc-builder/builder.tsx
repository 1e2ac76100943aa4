import { defaultLocale, localeOfSlug, localizePath } from "@shop/kit/locale";
import { textMeta } from "../../features/catalog/catalog-meta.ts";
import { BuilderPage } from "../../features/builder/builder-page.tsx";
import { loadBuilder } from "../../features/builder/load-builder.ts";
import { loadArea } from "../../i18n/messages.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/builder";

await Promise.all([loadArea("builder"), loadWholeSheet()]);

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadBuilder(context, url, (path) => localizePath(path, localeOfSlug(params.lang) ?? defaultLocale));

export const meta: Route.MetaFunction = (args) => {
  const data = args.loaderData;
  const narrowed =
    !data || data.build.parts !== "" || data.choosing !== null || data.slots.every(({ total }) => total === 0);
  return textMeta(args, {
    path: "/pcbuilder",
    title: "builder.title",
    description: "builder.description",
    noindex: narrowed,
  });
};

export default function PcBuilder({ loaderData }: Route.ComponentProps) {
  return <BuilderPage data={loaderData} />;
}
