export interface BusyTimes {
  /** Milliseconds before anything is shown: what is quick shows nothing. */
  delay: number;
  /** Least milliseconds that it stays once shown. */
  least: number;
}

/** Turns "something is under way" into "show it": late enough not to flicker, long enough to be seen. */
export function createBusySignal({ delay, least }: BusyTimes, onChange: (shown: boolean) => void): (busy: boolean) => void {
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
