import { useEffect, useRef, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { Link, NavLink } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { takeAlong } from "../../lib/forms/typed-before.ts";
import { useSession } from "../../state/session.ts";

const pages = [
  ["/account/myaccount", "account.title"],
  ["/account/myaccount/myorders", "account.my_orders"],
  ["/account/myaccount/claims", "account.claims"],
  ["/account/myaccount/addresses", "account.addresses"],
  ["/account/myaccount/mydata", "account.my_data"],
] as const;

const tabLook = "flex min-h-11 items-center rounded-lg px-4 whitespace-nowrap";
const otherTab = `${tabLook} text-muted hover:bg-surface-2`;

/** Layout of the account pages: tabs above the content on a phone, beside it on a desktop. */
export function AccountPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  const t = useT();
  const tabs = useRef<HTMLElement>(null);
  // Scrolls the row of tabs to the current one, for phones narrower than the row. Only the row
  // moves: the shopper may have scrolled the page before hydration.
  useEffect(() => {
    const row = tabs.current!;
    const tab = row.querySelector<HTMLElement>("[aria-current=page]");
    if (tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, []);
  const { status } = useSession();
  const { revalidate } = useRevalidator();
  // Signed out in another tab: the page must no longer show the customer's data.
  useEffect(() => {
    if (status !== "guest") return;
    takeAlong();
    void revalidate();
  }, [status, revalidate]);
  return (
    <div className="page grid gap-6 py-6 lg:grid-cols-[14rem_1fr] lg:py-10">
      <nav
        ref={tabs}
        aria-label={t("account.title")}
        className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0 print:hidden"
      >
        <ul className="flex gap-2 lg:grid lg:gap-1">
          {/* The cart's drawer needs a script. */}
          <li className="hidden noscript:block">
            <Link to="/checkout" prefetch="none" className={otherTab}>
              {t("core.cart")}
            </Link>
          </li>
          {pages.map(([to, key]) => (
            <li key={to}>
              <NavLink
                to={to}
                // A single order belongs to the orders tab, but not every account page belongs to the first tab.
                end={to === pages[0][0]}
                className={({ isActive }) =>
                  isActive ? `${tabLook} bg-accent-soft font-semibold text-accent-ink` : otherTab
                }
              >
                {t(key)}
              </NavLink>
            </li>
          ))}
          <li>
            <Link to="/logout" prefetch="none" className={otherTab}>
              {t("core.logout")}
            </Link>
          </li>
        </ul>
      </nav>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <h1 className="text-title">{title}</h1>
        {children}
      </div>
    </div>
  );
}
