import { HomePage } from "../../features/catalog/home/home-page.tsx";
import { loadHome } from "../../features/catalog/home/load-home.ts";
import { homeMeta } from "../../features/catalog/home/home-meta.ts";
import { loadArea } from "../../i18n/messages.ts";
import type { Route } from "./+types/home";

await loadArea("catalog");

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context);

export const meta: Route.MetaFunction = (args) => homeMeta(args);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}
