export interface BusyTimes {
  /** Milliseconds before the indicator is shown, so that fast operations show none. */
  delay: number;
  /** Minimum milliseconds that the indicator stays visible, so that it does not flicker. */
  least: number;
}

/** Turns a busy flag into a visibility flag: shown after a delay, then visible for a minimum time. */
export function createBusySignal(
  { delay, least }: BusyTimes,
  onChange: (shown: boolean) => void,
): (busy: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt: number | null = null;
  const show = () => {
    shownAt = Date.now();
    onChange(true);
  };
  const hide = () => {
    shownAt = null;
    onChange(false);
  };
  return (busy) => {
    clearTimeout(timer);
    if (busy && shownAt === null) timer = setTimeout(show, delay);
    if (!busy && shownAt !== null) timer = setTimeout(hide, Math.max(0, shownAt + least - Date.now()));
  };
}
