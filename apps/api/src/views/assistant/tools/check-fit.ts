import * as z from "zod";
import { inLanguage } from "@shop/kit/locale";
import { outcomeOf, type Answer } from "../../../modules/builds/public.ts";
import { showBuild } from "../../pc-builder/show-build.ts";
import { words } from "../words.ts";
import { tool, type ToolResult } from "./tool.ts";

export interface CheckedFit {
  verdict: Answer;
  /** The names of the checked parts. */
  names: string[];
  /** What each rule says, in the shopper's language. */
  findings: { answer: Answer; text: string; params?: Record<string, string | number> }[];
}

/** Whether PC parts fit each other, by the rules of the PC builder. Where no rule can tell, the verdict is `unknown`, never that they fit. */
export const checkFit = tool({
  name: "check_fit",
  description:
    "Check by the PC builder's rules whether 2 to 8 PC parts go together, by their product ids. 'unknown' means that nobody knows: never say that such parts fit. Each finding says its reason in `text`: tell the shopper those that do not fit.",
  input: z.object({ product_ids: z.array(z.number().int().positive()).min(2).max(8) }),
  async run(context, { product_ids }): Promise<ToolResult<CheckedFit>> {
    const { data } = await showBuild(context, [...new Set(product_ids)].join(","));
    // Findings about a single part say nothing about how it fits another.
    const between = data.findings.filter(({ between }) => between.length > 1);
    const findings = between.map(({ answer, text, params }) => ({ answer, text, ...(params && { params }) }));
    const verdict = data.chosen.length < 2 || between.length === 0 ? "unknown" : outcomeOf(between);
    const links = [
      {
        title: inLanguage(words.pc_builder, context.language),
        to: data.parts === "" ? "/pcbuilder" : `/pcbuilder?parts=${data.parts}`,
      },
    ];
    return {
      parts: [{ type: "fit", verdict, findings: findings.map(({ answer, text }) => ({ answer, text })) }],
      data: { verdict, names: data.chosen.map(({ name }) => name), findings },
      links,
    };
  },
});
