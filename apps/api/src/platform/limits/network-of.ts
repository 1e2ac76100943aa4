import { isIPv6 } from "node:net";

/** How much of an address names one network: groups of IPv4 and of IPv6. */
interface Width {
  v4: number;
  v6: number;
}

/** One line: an address of IPv4, or the /64 of IPv6 that each customer of a provider has to himself. */
export const line: Width = { v4: 4, v6: 4 };
/** All that one has for nothing: an address of IPv4, the /48 of IPv6 of a tunnel. */
export const subscriber: Width = { v4: 4, v6: 3 };
/** A household or office: a /24 of IPv4, a /48 of IPv6. */
export const site: Width = { v4: 3, v6: 3 };

/** The network of an address, however the address is written. */
export function networkOf(ip: string, { v4, v6 }: Width): string {
  if (!isIPv6(ip)) return ip.split(".").slice(0, v4).join(".");
  const [left = [], right = []] = ip.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  const groups = ip.includes("::") ? [...left, ...zeros, ...right] : left;
  return groups.slice(0, v6).map((group) => parseInt(group, 16).toString(16)).join(":");
}
