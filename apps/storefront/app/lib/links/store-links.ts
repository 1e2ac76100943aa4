import type { SiteInfo } from "@shop/contract/types";

interface StoreLink {
  /** Name of an icon. */
  icon: "facebook" | "messenger" | "telegram" | "tiktok" | "whatsapp" | "youtube";
  name: string;
  href: string;
}

type Optional = Omit<StoreLink, "href"> & { href: string | null };
const given = (links: Optional[]): StoreLink[] => links.filter((link): link is StoreLink => Boolean(link.href));

/** Accepts a Messenger id or a full URL. */
const messenger = (id: string | null) => (id && !id.startsWith("http") ? `https://m.me/${encodeURIComponent(id)}` : id);
const whatsapp = (number: string | null) =>
  number && !number.startsWith("http") ? `https://wa.me/${number.replace(/\D/g, "")}` : number;

/** Hosts whose profile URLs accept a `text` parameter for the first message. */
const takesText = new Set(["t.me", "telegram.me", "m.me", "wa.me"]);

/** A chat link with a prefilled message, where the URL supports it; invitations to a group (`+…`) do not. */
function beginning(href: string | null, text: string | undefined): string | null {
  if (!href || !text || !URL.canParse(href)) return href;
  const url = new URL(href);
  if (!takesText.has(url.hostname) || !/^\/[^/+]+\/?$/.test(url.pathname)) return href;
  url.searchParams.set("text", text);
  // These hosts do not decode a plus sign as a space.
  return url.href.replaceAll("+", "%20");
}

/** Chats of the store; `text` becomes the first message where the service supports it. */
export function chatLinks(
  { telegram_url, chat_id, whatapp }: Pick<SiteInfo, "telegram_url" | "chat_id" | "whatapp">,
  text?: string,
): StoreLink[] {
  return given([
    { icon: "telegram", name: "Telegram", href: beginning(telegram_url, text) },
    { icon: "messenger", name: "Messenger", href: beginning(messenger(chat_id), text) },
    { icon: "whatsapp", name: "WhatsApp", href: beginning(whatsapp(whatapp), text) },
  ]);
}

/** Social media pages of the store. */
export function socialLinks({
  facebook_url,
  telegram_channel,
  tiktok_url,
  youtube_url,
}: Pick<SiteInfo, "facebook_url" | "telegram_channel" | "tiktok_url" | "youtube_url">): StoreLink[] {
  return given([
    { icon: "facebook", name: "Facebook", href: facebook_url },
    { icon: "telegram", name: "Telegram", href: telegram_channel },
    { icon: "tiktok", name: "TikTok", href: tiktok_url },
    { icon: "youtube", name: "YouTube", href: youtube_url },
  ]);
}

/** Phone numbers by mobile operator (specification, section 1). */
export function phoneNumbers({
  smart,
  cellcard,
  metfone,
  whatapp,
}: Pick<SiteInfo, "smart" | "cellcard" | "metfone" | "whatapp">) {
  return [
    { operator: "Smart", number: smart },
    { operator: "Cellcard", number: cellcard },
    { operator: "Metfone", number: metfone },
    { operator: "WhatsApp", number: whatapp },
  ].filter((entry): entry is { operator: string; number: string } => Boolean(entry.number));
}

/** The `tel:` link for a phone number in any notation. */
export const telephone = (number: string) => `tel:${number.replace(/[^\d+]/g, "")}`;

/** The single link for asking the store something: a chat, else a phone number, else its Facebook page. Null if it has none. */
export function askAddress(
  site: Parameters<typeof chatLinks>[0] & Parameters<typeof phoneNumbers>[0] & Pick<SiteInfo, "facebook_url">,
): string | null {
  const [chat] = chatLinks(site);
  const [phone] = phoneNumbers(site);
  return chat?.href ?? (phone ? telephone(phone.number) : site.facebook_url);
}
