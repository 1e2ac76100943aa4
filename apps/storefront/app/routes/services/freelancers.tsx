import { FreelancerList } from "../../features/freelancers/freelancer-list.tsx";
import { freelancersPath, loadFreelancers } from "../../features/freelancers/load-freelancers.ts";
import { loadArea, message } from "../../i18n/messages.ts";
import { pageMeta, rootOf } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/freelancers";

await Promise.all([loadArea("catalog"), loadArea("services"), loadWholeSheet()]);

export const loader = ({ context, url }: Route.LoaderArgs) => loadFreelancers(context, url);

export const meta: Route.MetaFunction = (args) => {
  const root = rootOf(args);
  if (!root || !args.loaderData) return [];
  const { language } = root.locale;
  const { query, total, choices } = args.loaderData;
  const narrowed = query.skill !== null || query.province !== null || query.language !== null;
  return pageMeta({
    root,
    path: freelancersPath({ skill: null, province: null, language: null, service: null, page: query.page }),
    title: message(language, "services.people"),
    description:
      choices.skills.length === 0
        ? message(language, "services.none")
        : message(language, "services.people_description", { store: root.site.name }),
    noindex: narrowed || total === 0,
  });
};

export default function Freelancers({ loaderData }: Route.ComponentProps) {
  return <FreelancerList list={loaderData} />;
}
