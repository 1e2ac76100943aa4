import { useT } from "../../i18n/locale.tsx";
import { Icon } from "../icons/icon.tsx";

const step = "grid size-11 place-items-center rounded-md text-ink fade hover:bg-surface-2 aria-disabled:opacity-50";

interface QuantityProps {
  /** Accessible name. */
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** A stepper that stays between `min` and `max`. A button at its limit keeps the focus, which a disabled one would lose. */
export function Quantity({ label, value, min = 1, max, onChange }: QuantityProps) {
  const t = useT();
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-md border border-line-strong bg-surface"
    >
      <button
        type="button"
        className={step}
        aria-label={t("core.decrease")}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Icon name="minus" className="size-5" />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {value}
      </output>
      <button
        type="button"
        className={step}
        aria-label={t("core.increase")}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon name="plus" className="size-5" />
      </button>
    </div>
  );
}
