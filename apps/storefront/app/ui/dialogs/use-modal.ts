import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent } from "react";

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Given to the `<dialog>`. */
  handlers: {
    onClose: () => void;
    onCancel: (event: SyntheticEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/**
 * Opens a native `<dialog>` above the page: the browser holds the focus inside, closes on Escape
 * and makes the rest inert; a touch beside it closes it too. Where the focus came from it goes
 * back to, as long as that is still there.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return {
    ref,
    handlers: {
      onClose: () => open && onClose(),
      onCancel: (event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      onPointerDown: (event) => {
        pressedBeside.current = event.target === event.currentTarget;
      },
      // Text that is selected by mouse may end beside it: that is no touch there.
      onClick: (event) => {
        if (event.target === event.currentTarget && pressedBeside.current) onClose();
      },
    },
  };
}
