import { useEffect, useRef, useState, type RefObject } from "react";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { scrollToTopAfter } from "../../../lib/constants.ts";
import { cached } from "../../../lib/pages/cached.tsx";
import { useSite } from "../../../lib/site.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { scrollBehavior } from "../../../ui/timing/scroll-behavior.ts";
import { chatLinks } from "../../../lib/links/store-links.ts";
import { useClearSpot } from "./use-clear-spot.ts";

/**
 * Whether the page is scrolled away from `top`. Uses an observer, because reading the scroll
 * position would force a layout before React is done.
 */
function useScrolled(top: RefObject<Element | null>): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setScrolled(!entries.at(-1)!.isIntersecting), {
      rootMargin: `${scrollToTopAfter}px 0px 0px`,
    });
    observer.observe(top.current!);
    return () => observer.disconnect();
  }, [top]);
  return scrolled;
}

/** Floating buttons for chat, the assistant and "back to top" (specification, section 2). */
export const FloatingButtons = import.meta.env.SSR ? cached("floating buttons", AllButtons) : AllButtons;

function AllButtons() {
  const t = useT();
  const site = useSite();
  const top = useRef<HTMLDivElement>(null);
  const scrolled = useScrolled(top);
  const links = chatLinks(site);
  const spot = useClearSpot();
  return (
    <>
      <div ref={top} className="absolute top-0" />
      <div
        ref={spot}
        className="fixed right-3 lg:right-2 bottom-[calc(var(--bottom-bar)+var(--page-bar)+0.75rem)] z-20 print:hidden [:root:has(.chat-page,.place-list)_&]:hidden"
      >
        {scrolled && (
          <button
            type="button"
            aria-label={t("core.to_top")}
            className="absolute bottom-full mb-2 grid size-12 lg:size-11 place-items-center rounded-full border border-line bg-surface shadow-card hover:bg-surface-2"
            onClick={() => scrollTo({ top: 0, behavior: scrollBehavior() })}
          >
            <Icon name="arrow-up" />
          </button>
        )}
        <details className="group">
          <summary
            aria-label={t("core.chat")}
            className="grid size-12 lg:size-11 place-items-center rounded-full border-2 border-surface bg-accent text-on-accent shadow-card hover:bg-accent-hover"
          >
            <Icon name="message-circle" className="size-6 group-open:hidden" />
            <Icon name="x" className="hidden size-6 group-open:block" />
          </summary>
          <ul className="absolute right-14 bottom-0 grid w-max gap-1 rounded-lg border border-line bg-surface p-1.5 shadow-float">
            <li>
              <Link
                to="/chat"
                className="flex min-h-11 items-center gap-3 rounded-md px-3 font-medium hover:bg-surface-2"
              >
                <Icon name="bot" className="size-5 text-accent-ink" />
                {t("core.ai_chat")}
              </Link>
            </li>
            {links.map(({ icon, name, href }) => (
              <li key={name}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener"
                  className="flex min-h-11 items-center gap-3 rounded-md px-3 font-medium hover:bg-surface-2"
                >
                  <Icon name={icon} className="size-5 text-accent-ink" />
                  {t("core.chat_on", { name })}
                  <span className="sr-only">{` (${t("core.new_window")})`}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </>
  );
}
