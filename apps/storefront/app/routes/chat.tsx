import { data } from "react-router";
import { textMeta } from "../features/catalog/catalog-meta.ts";
import { ChatPage } from "../features/chat/chat-page.tsx";
import { loadArea } from "../i18n/messages.ts";
import { apiOf } from "../lib/context.ts";
import { textsOf } from "../lib/forms/form.ts";
import { refusedPage } from "../lib/forms/refused-page.ts";
import { privateHeaders } from "../lib/api/guard.ts";
import { loadWholeSheet } from "../lib/pages/sheets.ts";
import type { Route } from "./+types/chat";

await Promise.all([loadArea("chat"), loadArea("orders"), loadArea("warranty"), loadWholeSheet()]);

/** The empty page is public and cached; an answer is private. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const categories = await apiOf(context)("categories.list", {});
  return { sellsPhones: categories.ok && categories.answer.data.some(({ to }) => to === "/phone") };
}

/** Without script: answers the submitted question with a page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { text = "" } = textsOf(await request.formData());
  const headers = privateHeaders();
  const result = await apiOf(context)("chat.ask", { body: { text } });
  if (result.ok)
    return data(
      { messages: [result.answer.data.question, result.answer.data.answer], refused: undefined },
      { headers },
    );
  return refusedPage(result, { text }, (refused) => ({ messages: [], refused }));
}

export const meta: Route.MetaFunction = (args) =>
  textMeta(args, { path: "/chat", title: "chat.title", description: "chat.description" });

export default function ChatRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChatPage sellsPhones={loaderData.sellsPhones} answered={actionData} />;
}
