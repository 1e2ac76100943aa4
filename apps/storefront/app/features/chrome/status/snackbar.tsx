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

/** Where a message is visible and clickable: in the topmost modal, since everything below it is inert. */
const topmost = (): Element => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

/** The closable notification (specification, sections 2 and 4). */
export function Snackbar() {
  const t = useT();
  const latest = useSnackbar();
  const drawer = useDrawer();
  // A navigation can close the dialog that contains the message, for example after paying in one: choose the host again.
  const { key } = useLocation();
  const [shown, setShown] = useState<{ notification: Notification; host: Element } | null>(null);
  // Shown one frame after the change it is about, so that a slow phone responds to the tap sooner.
  useEffect(
    () => afterPaint(() => setShown(latest && { notification: latest, host: topmost() })),
    [latest, drawer, key],
  );
  if (!shown?.host.isConnected) return null;
  const { notification, host } = shown;
  return createPortal(
    <div
      role="status"
      key={notification.id}
      className={classNames(
        "khmer inset-x-3 bottom-[calc(var(--bottom-bar)+var(--page-bar)+0.75rem)] z-50 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] animate-rise items-center gap-2 rounded-md bg-ink py-1 pr-1 pl-4 text-canvas shadow-float sm:max-w-md",
        // On a phone at the end of the page, whose last links it does not cover there. Below the header of a wide page it covers
        // no button that may be needed next; at the bottom it could cover the cart's.
        host === document.body ? "sticky max-lg:mb-3 lg:fixed lg:top-44 lg:bottom-auto lg:mr-0" : "fixed",
      )}
    >
      <p className="min-w-0 py-2">
        <WithNumbers text={notification.text} />
      </p>
      {notification.way && (
        <Link
          to={notification.way.to}
          className="flex min-h-11 shrink-0 items-center rounded-md px-2 font-semibold underline underline-offset-4"
          onClick={snackbar.close}
        >
          {notification.way.text}
        </Link>
      )}
      <IconButton icon="x" label={t("core.close")} className="hover:text-ink" onClick={snackbar.close} />
    </div>,
    host,
  );
}
