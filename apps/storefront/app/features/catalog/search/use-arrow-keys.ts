import { useCallback, useState, type KeyboardEvent } from "react";

/** An entry of the list that arrow keys go through. */
export interface SuggestionEntry {
  key: string;
  to: string;
}

/** The next entry for an arrow key. Between the last and the first lies the text field itself (null). */
export function nextEntry(entries: SuggestionEntry[], active: string | null, by: 1 | -1): string | null {
  const stops = [null, ...entries.map(({ key }) => key)];
  const at = Math.max(0, stops.indexOf(active));
  return stops[(at + by + stops.length) % stops.length]!;
}

/** Whether the list of a combobox is open, and which of its entries the arrow keys have reached. */
export function useArrowKeys(listId: string) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const show = (isShown: boolean) => {
    setOpen(isShown);
    setActive(null);
  };
  const close = useCallback(() => show(false), []);
  const press = (event: KeyboardEvent, entries: SuggestionEntry[]) => {
    // While composing Chinese, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    const next = nextEntry(entries, active, event.key === "ArrowDown" ? 1 : -1);
    setActive(next);
    if (next) document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
  };
  return { isOpen, active, open: () => show(true), close, press };
}
