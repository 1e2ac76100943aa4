import type { Article } from "@shop/api/views/staff/list-products";
import type { Columns } from "./csv.ts";

/** The English name of a product, with the options of a variant. */
export const nameOf = ({ name, options }: Article) => [name.en, ...(options ?? [])].join(", ");

/** The columns of files that are only for people. */
export const nameColumns: Columns<Article> = {
  "(name)": nameOf,
  "(name_km)": ({ name }) => name.km ?? null,
  "(name_zh)": ({ name }) => name.zh ?? null,
};
