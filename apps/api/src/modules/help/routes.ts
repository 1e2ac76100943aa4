import type { Handlers } from "../../platform/handler.ts";
import { onePage } from "../../platform/pagination.ts";
import { giveFeedback } from "./give-feedback.ts";
import { readHelpArticle, readHelpCategories } from "./read-help.ts";

export const helpHandlers = {
  "help.categories": async (context) => onePage(await readHelpCategories(context)),
  "help.article": async (context, { params }) => ({ data: await readHelpArticle(context, params.id) }),
  "help.feedback": async (context, { params, body }) => {
    await giveFeedback(context, params.id, body.helpful);
    return { data: null };
  },
} satisfies Partial<Handlers>;
