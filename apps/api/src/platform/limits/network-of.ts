import { isIPv6 } from "node:net";

/** How many groups of an address name the network of each kind. */
const prefixes = {
  /** One line: an IPv4 address, or the IPv6 /64 that each customer of a provider has to himself. */
  line: { v4: 4, v6: 4 },
  /** As much as anybody can get for nothing: an IPv4 address, or the IPv6 /48 of a tunnel. */
  subscriber: { v4: 4, v6: 3 },
  /** A household or office: an IPv4 /24, or an IPv6 /48. */
  site: { v4: 3, v6: 3 },
} as const;
export type NetworkKind = keyof typeof prefixes;

/** The network of this kind that an address belongs to: the same text however the address is written. */
export function networkOf(ip: string, kind: NetworkKind): string {
  const { v4, v6 } = prefixes[kind];
  if (!isIPv6(ip)) return ip.split(".").slice(0, v4).join(".");
  const [left = [], right = []] = ip.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  const groups = ip.includes("::") ? [...left, ...zeros, ...right] : left;
  return groups
    .slice(0, v6)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":");
}
