import { useId } from "react";
import { useT } from "../../i18n/locale.tsx";
import { IconButton } from "../controls/icon-button.tsx";
import { useModal, type DialogProps } from "./use-modal.ts";

/** A modal dialog; at the bottom of the screen on a phone, within reach of the thumb. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const t = useT();
  const id = useId();
  const { ref, handlers } = useModal(open, onClose);
  if (!open) return null;
  return (
    <dialog
      ref={ref}
      {...handlers}
      aria-labelledby={id}
      className="khmer mx-auto mt-auto mb-0 max-h-[90dvh] w-full max-w-full animate-rise overflow-y-auto rounded-t-lg bg-surface shadow-float sm:my-auto sm:max-w-lg sm:rounded-lg"
    >
      <div className="grid gap-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 id={id} className="pt-2 text-heading">
            {title}
          </h2>
          <IconButton icon="x" label={t("core.close")} onClick={onClose} className="-mt-1 -mr-2" />
        </div>
        {children}
      </div>
    </dialog>
  );
}
