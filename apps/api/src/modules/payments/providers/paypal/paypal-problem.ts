import * as z from "zod";

const problem = z.object({ details: z.array(z.object({ issue: z.string() })) });

/** What PayPal names as wrong with a request, such as `INSTRUMENT_DECLINED`. */
export const issuesOf = (body: unknown): string[] =>
  problem.safeParse(body).data?.details.map(({ issue }) => issue) ?? [];
