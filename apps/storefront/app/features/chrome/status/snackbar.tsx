import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { afterPaint } from "../../../lib/browser/after-paint.ts";
import { useDrawer } from "../../../state/drawers.ts";
import { snackbar, useSnackbar, type Notification } from "../../../state/snackbar.ts";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { WithNumbers } from "../../../ui/with-numbers.tsx";

/** Where a message can be seen and touched: in the window that lies on top, for all under it is inert. */
const topmost = (): Element => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

/** The close-able notification (specification, sections 2 and 4). */
export function Snackbar() {
  const t = useT();
  const said = useSnackbar();
  const drawer = useDrawer();
  // A window that is left takes what stands in it along: the thanks for an order that was paid in one.
  const { key } = useLocation();
  const [shown, setShown] = useState<{ notification: Notification; host: Element } | null>(null);
  // What it speaks of is on the screen a frame before it: a slow phone answers the finger sooner.
  useEffect(() => afterPaint(() => setShown(said && { notification: said, host: topmost() })), [said, drawer, key]);
  if (!shown?.host.isConnected) return null;
  const { notification, host } = shown;
  return createPortal(
    <div
      role="status"
      key={notification.id}
      className={classNames(
        "khmer fixed inset-x-3 bottom-[calc(var(--bottom-bar)+var(--page-bar)+0.75rem)] z-50 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] animate-rise items-center gap-2 rounded-md bg-ink py-1 pr-1 pl-4 text-canvas shadow-float sm:max-w-md",
        // Below the header of a wide page lies no button that may be wanted next, as the one for the cart does further down.
        host === document.body && "lg:top-44 lg:bottom-auto lg:mr-0",
      )}
    >
      <p className="min-w-0 py-2">
        <WithNumbers text={notification.text} />
      </p>
      {notification.way && (
        <Link to={notification.way.to} className="flex min-h-11 shrink-0 items-center rounded-md px-2 font-semibold underline underline-offset-4" onClick={snackbar.close}>
          {notification.way.text}
        </Link>
      )}
      <IconButton icon="x" label={t("core.close")} className="hover:text-ink" onClick={snackbar.close} />
    </div>,
    host,
  );
}
