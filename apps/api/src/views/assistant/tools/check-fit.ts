import * as z from "zod";
import { inLanguage } from "@shop/kit/locale";
import { answers, type Answer } from "../../../modules/builds/public.ts";
import { showBuild } from "../../pc-builder/show-build.ts";
import { words } from "../words.ts";
import { tool, type ToolResult } from "./tool.ts";

export interface CheckedFit {
  verdict: Answer;
  /** The parts that were judged against each other. */
  names: string[];
  findings: { rule: string; answer: Answer; params?: Record<string, string | number> }[];
}

/** Whether parts of a PC go together, by the rules of the PC builder; what no rule knows is `unknown`, never fitting. */
export const checkFit = tool({
  name: "check_fit",
  description: "Check by the PC builder's rules whether 2 to 8 PC parts go together, by their product ids. 'unknown' means that nobody knows: never say that such parts fit.",
  input: z.object({ product_ids: z.array(z.number().int().positive()).min(2).max(8) }),
  async run(context, { product_ids }): Promise<ToolResult<CheckedFit>> {
    const { data } = await showBuild(context, [...new Set(product_ids)].join(","));
    // What a rule says of one part alone tells nothing of how it goes with another.
    const findings = data.findings.filter(({ between }) => between.length > 1).map(({ rule, answer, params }) => ({ rule, answer, ...(params && { params }) }));
    const verdict = data.chosen.length < 2 ? "unknown" : (answers.find((answer) => findings.some((finding) => finding.answer === answer)) ?? "unknown");
    const links = [{ title: inLanguage(words.pc_builder, context.language), to: data.parts === "" ? "/pcbuilder" : `/pcbuilder?parts=${data.parts}` }];
    return { parts: [{ type: "fit", verdict }], data: { verdict, names: data.chosen.map(({ name }) => name), findings }, links };
  },
});
