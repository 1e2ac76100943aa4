import { data, redirect } from "react-router";
import { defaultLocale, localeOfSlug, localizePath } from "@shop/kit/locale";
import { packProducts } from "../../features/catalog/card/card-product.ts";
import { ProductGrid } from "../../features/catalog/card/product-grid.tsx";
import { FreelancerPage } from "../../features/freelancers/freelancer-page.tsx";
import { listText } from "../../i18n/list-text.ts";
import { loadArea, message } from "../../i18n/messages.ts";
import { answered } from "../../lib/answered.ts";
import { apiOf } from "../../lib/context.ts";
import { pageMeta, rootOf } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/freelancer";

await Promise.all([loadArea("catalog"), loadArea("services"), loadWholeSheet()]);

/** The page names its person so: /services/freelancer?id= (specification, section 2); without one it leads to everybody. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const id = url.searchParams.get("id") ?? "";
  if (id === "") throw redirect(localizePath("/services/allfreelancer", localeOfSlug(params.lang) ?? defaultLocale));
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  const { services, ...person } = answered(await apiOf(context)("freelancers.get", { params: { id } })).data;
  // A service without a price cannot be ordered, so no time is held for it.
  const bookable = services.filter(({ price }) => price !== null).map(({ id: serviceId, name }) => ({ id: serviceId, name }));
  return { person, bookable, services: packProducts(services) };
}

export const meta: Route.MetaFunction = (args) => {
  const root = rootOf(args);
  if (!root || !args.loaderData) return [];
  const { id, name, image, skills } = args.loaderData.person;
  const description = message(root.locale.language, "services.description", { name, skills: listText(root.locale.language, skills.map((skill) => skill.name)) });
  return pageMeta({ root, path: `/services/freelancer?id=${id}`, title: name, description, image });
};

export default function FreelancerRoute({ loaderData: { person, bookable, services } }: Route.ComponentProps) {
  return <FreelancerPage person={person} bookable={bookable} services={services.length > 0 && <ProductGrid products={services} />} />;
}
