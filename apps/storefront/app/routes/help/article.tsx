import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Feedback } from "../../features/help/article-feedback.tsx";
import { HelpArticlePage } from "../../features/help/help-article-page.tsx";
import { loadHelpArticle } from "../../features/help/load-help.ts";
import { loadArea } from "../../i18n/messages.ts";
import { apiOf } from "../../lib/context.ts";
import { textsOf } from "../../lib/forms/form.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { pageMeta, rootOf } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/article";

await Promise.all([loadArea("help"), loadWholeSheet()]);

export const loader = ({ context, params }: Route.LoaderArgs) => loadHelpArticle(context, params.id);

export async function action({ request, context, params }: Route.ActionArgs) {
  const values = textsOf(await request.formData());
  const helpful = values.helpful === "yes";
  const result = await apiOf(context)("help.feedback", { params: { id: params.id }, body: { helpful } });
  if (!result.ok) return refusedPage(result, values, (state): Feedback => ({ state }));
  return data<Feedback>({ helpful });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent, (state): Feedback => ({ state }));

/** Feedback does not change the article, so there is no need to reload it. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate;

export const meta: Route.MetaFunction = (args) => {
  const root = rootOf(args);
  if (!root || !args.loaderData) return [];
  const { id, title, summary } = args.loaderData;
  return pageMeta({ root, title, description: summary, path: `/help-center/detail/${id}` });
};

export default function HelpArticle({ loaderData, actionData }: Route.ComponentProps) {
  return <HelpArticlePage article={loaderData} given={actionData} />;
}
