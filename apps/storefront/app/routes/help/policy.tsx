import { textMeta } from "../../features/catalog/catalog-meta.ts";
import { returnsMeta } from "../../features/help/returns-meta.ts";
import { PolicyPage } from "../../features/help/policy-page.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { unwrapAnswer } from "../../lib/api/unwrap-answer.ts";
import { apiOf } from "../../lib/context.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/policy";

await Promise.all([loadArea("help"), loadWholeSheet()]);

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = unwrapAnswer(await apiOf(context)("policy.get", {}));
  return data.map(({ key, title, html }) => ({ key, title, html }));
}

export const meta: Route.MetaFunction = (args) => [
  ...textMeta(args, { path: "/policy", title: "help.policy_title", description: "help.policy_description" }),
  ...returnsMeta(args, args.loaderData ?? []),
];

export default function Policy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policies={loaderData} />;
}
