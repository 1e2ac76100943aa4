import sql from "sql-template-tag";

/** The marks of all categories whose goods go with others, as one condition on a document; null without any. Read once in a statement. */
export const companions = sql`(
  select string_agg('@' || (array['c', 'g', 'u'])[level] || id, '|')::tsquery from categories where companion)`;
