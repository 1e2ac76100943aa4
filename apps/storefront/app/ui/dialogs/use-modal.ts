import {
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from "react";

/** What every modal needs. */
export interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** To be spread onto the `<dialog>`. */
  handlers: {
    onClose: () => void;
    onCancel: (event: SyntheticEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/**
 * Opens a native `<dialog>` as a modal: the browser traps the focus, closes it on Escape and makes
 * the rest inert. A click on the backdrop closes it too. Afterwards the focus returns to where it
 * was, if that element still exists; the page stays where it is, also under a sticky header.
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
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
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
      // A text selection that starts inside and ends on the backdrop also fires a click there, so the press has to have begun there too.
      onClick: (event) => {
        if (event.target === event.currentTarget && pressedBeside.current) onClose();
      },
    },
  };
}
