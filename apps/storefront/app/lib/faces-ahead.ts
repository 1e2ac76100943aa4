import type { Language } from "@shop/kit/locale";
import khmerRegular from "../styles/fonts/kantumruy-pro-400.woff2?url";
import khmerBold from "../styles/fonts/kantumruy-pro-600.woff2?url";

const preload = (address: string) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/**
 * The faces that a page's first words are set in, as its `Link` header: the browser asks for them
 * before it reads the page, and paints without them until they come. Links in the page's head
 * hold back the first picture of it until they are there.
 */
export const facesAhead: Partial<Record<Language, string>> = { km: [khmerRegular, khmerBold].map(preload).join(", ") };
