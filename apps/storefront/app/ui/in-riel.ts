import { useMoney } from "../i18n/locale.tsx";
import { useRootData } from "../lib/root-data.ts";
import { toRiel } from "@shop/kit/money";

/** A price in decimal major units as about so many riel, `≈ 5,061,000៛`; null where the store shows none. */
export function useInRiel(): (price: number) => string | null {
  const money = useMoney();
  const site = useRootData()?.site;
  const rate = site?.currency === "USD" ? site.riel_rate : null;
  return (price) => (rate ? `≈ ${money(toRiel(Math.round(price * 100), rate), "KHR")}` : null);
}
