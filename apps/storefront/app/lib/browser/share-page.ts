import { copyText } from "./copy-text.ts";

/**
 * Shares the current page with the system's share sheet or, where there is none or it is not allowed, by copying its
 * address. "refused" if the browser allows neither, as some browsers inside other apps do.
 */
export async function sharePage(title: string): Promise<"shared" | "copied" | "refused"> {
  const { href: url } = location;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      // The shopper closed the sheet.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return (await copyText(url)) ? "copied" : "refused";
}
