import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import type { ReactNode } from "react";
import { ListChips } from "./list-chips.tsx";
import { ProductList } from "./product-list.tsx";
import type { ListPageData } from "./load-category.ts";

interface ListPageProps {
  data: ListPageData;
  /** Heading, if the list has no name of its own. */
  title?: string;
  empty?: ReactNode;
  /** Shown between the links to narrower lists and the products. */
  notice?: ReactNode;
}

/** The page of a list: breadcrumb, heading, links to narrower lists, and products. */
export function ListPage({ data, title, empty, notice }: ListPageProps) {
  const heading = data.title ?? title ?? "";
  return (
    <div className="page grid min-w-0 gap-2 py-2 sm:gap-4 sm:py-4">
      <Breadcrumb steps={data.crumbs} current={heading} />
      <h1 className="khmer text-title">{heading}</h1>
      <ListChips label={heading} chips={data.chips} current={data.current} />
      {notice}
      <ProductList list={data.list} empty={empty} />
    </div>
  );
}
