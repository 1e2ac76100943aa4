import { useMoney } from "../i18n/locale.tsx";
import { useRootData } from "../lib/root-data.ts";
import { toRiel } from "@shop/kit/money";

/** Formats a price in decimal major units as approximate riel, `≈ 5,061,000៛`; null if the store shows no riel. */
export function useInRiel(): (price: number) => string | null {
  const money = useMoney();
  const site = useRootData()?.site;
  const rate = site?.currency === "USD" ? site.riel_rate : null;
  return (price) => (rate ? `≈ ${money(toRiel(Math.round(price * 100), rate), "KHR")}` : null);
}
