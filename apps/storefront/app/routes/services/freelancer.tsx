import { data, redirect, redirectDocument } from "react-router";
import { defaultLocale, localeOfSlug, localizePath, splitPath } from "@shop/kit/locale";
import { packProducts } from "../../features/catalog/card/card-product.ts";
import { ProductGrid } from "../../features/catalog/card/product-grid.tsx";
import { FreelancerPage } from "../../features/freelancers/freelancer-page.tsx";
import { listText } from "../../i18n/list-text.ts";
import { loadArea, message } from "../../i18n/messages.ts";
import { unwrapAnswer } from "../../lib/api/unwrap-answer.ts";
import { apiOf } from "../../lib/context.ts";
import { chosenTime, withoutTime } from "../../lib/forms/chosen-time.ts";
import { textsOf } from "../../lib/forms/form.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { reloadRefused } from "../../lib/forms/reload-refused.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { privateHeaders, signedIn } from "../../lib/api/guard.ts";
import { pageMeta, rootOf } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/freelancer";

await Promise.all([loadArea("catalog"), loadArea("services"), loadWholeSheet()]);

/** The plain page is public and cached; with times, or after a refused form, it is not. */
export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders?.has("cache-control") ? actionHeaders : loaderHeaders;

/**
 * /services/freelancer?id= (specification, section 2); without an id redirects to the list. With
 * `service` it includes the free times for that service.
 */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const id = url.searchParams.get("id") ?? "";
  if (id === "") throw redirect(localizePath("/services/allfreelancer", localeOfSlug(params.lang) ?? defaultLocale));
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  const api = apiOf(context);
  const { services, ...person } = unwrapAnswer(await api("freelancers.get", { params: { id } })).data;
  // Services without a price cannot be ordered, so they cannot be booked either.
  const bookable = services.flatMap(({ id: service, name, price, promo_price }) =>
    price === null ? [] : [{ id: service, name, price: promo_price ?? price }],
  );
  const page = { person, bookable, services: packProducts(services), asked: null };
  if (!url.searchParams.has("service")) return page;
  const { id: service } =
    bookable.find((one) => String(one.id) === url.searchParams.get("service")) ?? bookable[0] ?? {};
  if (service === undefined) return page;
  const free = unwrapAnswer(await api("bookings.times", { params: { id }, query: { product_id: service } })).data;
  return data({ ...page, asked: { service, free, time: url.searchParams.get("time") } }, { headers: privateHeaders() });
}

/** Holds a time and redirects to the checkout. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const values = textsOf(await request.formData());
  const time = chosenTime(values);
  if (time === null) return withoutTime(values);
  const body = {
    freelancer_id: url.searchParams.get("id") ?? "",
    product_id: url.searchParams.get("service") ?? "",
    starts_at: time,
  };
  const result = signedIn(request, await apiOf(context)("bookings.hold", { body }), { time });
  if (!result.ok) return refusedPage(result, values);
  // A new document, which reads the cart anew.
  return redirectDocument(localizePath("/checkout", splitPath(url.pathname).locale));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent);
export const shouldRevalidate = reloadRefused;

export const meta: Route.MetaFunction = (args) => {
  const root = rootOf(args);
  if (!root || !args.loaderData) return [];
  const { id, name, image, skills } = args.loaderData.person;
  const description = message(root.locale.language, "services.description", {
    name,
    skills: listText(
      root.locale.language,
      skills.map((skill) => skill.name),
    ),
  });
  return pageMeta({ root, path: `/services/freelancer?id=${id}`, title: name, description, image });
};

export default function FreelancerRoute({
  loaderData: { person, bookable, services, asked },
  actionData,
}: Route.ComponentProps) {
  return (
    <FreelancerPage
      person={person}
      bookable={bookable}
      services={services.length > 0 && <ProductGrid products={services} />}
      asked={asked}
      refused={actionData}
    />
  );
}
