import { useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import { idOf } from "../../lib/links/id-of.ts";
import { lookAtProduct } from "../../features/catalog/product/ahead/first-look.ts";
import { loadProduct } from "../../features/catalog/product/load-product.ts";
import { productMeta } from "../../features/catalog/product/product-meta.ts";
import { ProductPage } from "../../features/catalog/product/product-page.tsx";
import { loadArea } from "../../i18n/messages.ts";
import type { Route } from "./+types/product";

await Promise.all([loadArea("catalog"), loadArea("product")]);

export const loader = ({ context, params }: Route.LoaderArgs) => loadProduct(context, params.id);

export const clientLoader = ({ params, serverLoader }: Route.ClientLoaderArgs) =>
  lookAtProduct(idOf(params.id), serverLoader);

/** Another variant belongs to the same product, whose data are already loaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || (currentUrl.search === nextUrl.search && defaultShouldRevalidate);

export const meta: Route.MetaFunction = (args) => productMeta(args, args.loaderData);

export default function Product({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <ProductPage key={loaderData.id} product={loaderData} wanted={idOf(search.get("v"))} />;
}
