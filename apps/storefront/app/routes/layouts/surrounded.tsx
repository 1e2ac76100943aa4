import type { ReactNode } from "react";
import { useRouteError } from "react-router";
import { ProductAhead } from "../../features/catalog/product/ahead/product-ahead.tsx";
import { TappedProduct } from "../../features/catalog/product/ahead/tapped-product.tsx";
import { SearchBox } from "../../features/catalog/search/search-box.tsx";
import { ErrorPage } from "../../features/chrome/error-page.tsx";
import { Shell } from "../../features/chrome/shell.tsx";
import { LinkFollower } from "../../i18n/link-follower.tsx";

const search = <SearchBox />;

/** The default layout: header, drawers, footer (specification, section 2). */
export function Surrounded({ children }: { children: ReactNode }) {
  return (
    <>
      <Shell search={search}>{children}</Shell>
      <LinkFollower />
      <ProductAhead />
      <TappedProduct />
    </>
  );
}

/** The error page inside the default layout. */
export function SurroundedError() {
  return (
    <Surrounded>
      <ErrorPage error={useRouteError()} />
    </Surrounded>
  );
}
