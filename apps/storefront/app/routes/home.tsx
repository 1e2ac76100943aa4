import { apiOf } from "../lib/context.ts";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const home = await apiOf(context)("home.get", {});
  return home.ok ? home.answer.data : null;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData?.shelves.length}</h1>;
}
