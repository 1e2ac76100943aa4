import { useEffect, useId, useState, type ReactNode } from "react";
import { useT } from "../../i18n/locale.tsx";
import { afterPaint } from "../../lib/browser/after-paint.ts";
import { classNames } from "../class-names.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { useModal, type DialogProps } from "./use-modal.ts";

/** `starting:` with plain properties: Tailwind's translate utilities would add six declarations to every page. */
const sides = {
  left: "mr-auto ml-0 starting:[translate:-100%]",
  right: "ml-auto mr-0 starting:[translate:100%]",
};
/** Widths in pixels (specification, section 2). */
const widths = { 300: "w-75", 320: "w-80" };

interface DrawerProps extends DialogProps {
  side: keyof typeof sides;
  width: keyof typeof widths;
  /** Fixed at the bottom, within reach of the thumb. */
  footer?: ReactNode;
}

/** Renders the contents after the panel has been painted, so that a slow phone responds to the tap sooner. */
function Contents({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => afterPaint(() => setDue(true)), []);
  return due && children;
}

/** A modal panel that slides in from the side. */
export function Drawer({ open, title, side, width, onClose, children, footer }: DrawerProps) {
  const t = useT();
  const id = useId();
  const { ref, handlers } = useModal(open, onClose);
  if (!open) return null;
  return (
    <dialog
      ref={ref}
      {...handlers}
      aria-labelledby={id}
      className={classNames(
        "khmer my-0 h-dvh max-h-none max-w-[90vw] bg-surface shadow-float transition-transform",
        sides[side],
        widths[width],
      )}
    >
      <div className="flex h-full flex-col">
        <div className="flex min-h-14 items-center justify-between gap-2 border-b border-line py-1 pr-1.5 pl-4">
          <h2 id={id} className="min-w-0 text-heading">
            {title}
          </h2>
          <IconButton icon="x" label={t("core.close")} onClick={onClose} />
        </div>
        <Contents>
          {/* The keyboard's focus stays above what sticks to the bottom, as the button of the filters does. */}
          <div className="flex-1 scroll-pb-20 overflow-y-auto overscroll-contain">{children}</div>
          {footer && (
            <div className="border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</div>
          )}
        </Contents>
      </div>
    </dialog>
  );
}
