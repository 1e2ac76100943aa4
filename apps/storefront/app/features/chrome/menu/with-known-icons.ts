import type { SiteInfo } from "@shop/contract/types";
import type { ShownSite } from "../../../lib/root-data.ts";
import { isIconName } from "../../../ui/icons/icon-names.ts";

/** The store with icons in its menu that the shop has. On the server, so that no page needs the names of all icons. */
export const withKnownIcons = ({ delivery: _, holidays: __, ...site }: SiteInfo): ShownSite => ({
  ...site,
  menu: site.menu.map((entry) => (isIconName(entry.icon) ? entry : { ...entry, icon: "tag" })),
});
