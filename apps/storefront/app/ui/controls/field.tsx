import { useEffect, useId, type ComponentProps, type ReactNode } from "react";
import "../../i18n/field-faults.ts";
import { fillIn } from "../../lib/forms/fill-in.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import { WithNumbers } from "../with-numbers.tsx";

export interface FieldTexts {
  label: string;
  /** Shown from the start, before anything is wrong. */
  hint?: string | undefined;
  /** What is wrong with the value; announced by screen readers. */
  error?: string | undefined;
  /** A remark on the value, at the end of the label's line, where it causes no layout shift. */
  aside?: ReactNode;
}

/** The classes of a text input. */
export const controlClass =
  "block w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink fade hover:border-ink focus-visible:-outline-offset-1 disabled:opacity-60 aria-invalid:border-danger";

interface Wiring {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

/** Label, hint and error around a control, associated with it for screen readers. */
export function Labelled({
  label,
  hint,
  error,
  aside,
  className,
  children,
}: FieldTexts & { className?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  useEffect(() => fillIn(document.getElementById(id)), [id]);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, ...(error && { "aria-invalid": true }), ...(described && { "aria-describedby": described }) })}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <Icon name="circle-exclamation-point" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          <WithNumbers text={hint} />
        </p>
      )}
    </div>
  );
}

/** A single-line text field with its label. */
export function Field({ label, hint, error, aside, className, ...props }: ComponentProps<"input"> & FieldTexts) {
  return (
    <Labelled label={label} hint={hint} error={error} aside={aside} className={className}>
      {(wiring) => <input className={controlClass} {...wiring} {...props} />}
    </Labelled>
  );
}

/** A field for a number that is printed somewhere, such as that of an order, a claim or a device. */
export function PrintedNumberField(props: ComponentProps<typeof Field>) {
  return <Field required autoComplete="off" autoCapitalize="characters" spellCheck={false} {...props} />;
}

/** A multi-line text field with its label. */
export function Textarea({
  label,
  hint,
  error,
  className,
  ...props
}: ComponentProps<"textarea"> & Omit<FieldTexts, "aside">) {
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(wiring) => <textarea className={controlClass} rows={3} {...wiring} {...props} />}
    </Labelled>
  );
}

/** A native drop-down list with its label. */
export function Select({
  label,
  hint,
  error,
  className,
  children,
  ...props
}: ComponentProps<"select"> & Omit<FieldTexts, "aside">) {
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <span className="relative block">
          <select className={classNames(controlClass, "appearance-none pr-10 text-ellipsis")} {...wiring} {...props}>
            {children}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Labelled>
  );
}

/** A checkbox; the whole line can be tapped. */
export function Checkbox({ label, className, ...props }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className={classNames("flex min-h-11 items-center gap-3", className)}>
      <input type="checkbox" className="size-5 shrink-0 accent-accent-ink" {...props} />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
