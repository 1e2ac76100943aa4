import { useEffect, useRef, type ComponentProps } from "react";
import { buttonClass } from "./button.tsx";
import { classNames } from "../class-names.ts";
import { Labelled, type FieldTexts } from "./field.tsx";

type FileFieldProps = Omit<ComponentProps<"input">, "type" | "ref"> &
  Omit<FieldTexts, "aside"> & {
    /** Text of the button; the browser's own would be in the browser's language. */
    choose: string;
    /** Name of the chosen file. */
    chosen?: string | undefined;
  };

/** A file input behind a button of our own; without script the browser's native one is shown. */
export function FileField({ label, hint, error, choose, chosen, className, ...props }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A file may have been chosen before hydration.
    if (input.current?.files?.length) input.current.dispatchEvent(new Event("change", { bubbles: true }));
  }, []);
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <div className="relative flex flex-wrap items-center gap-x-3 gap-y-1">
          <input
            ref={input}
            type="file"
            className="peer sr-only file:me-3 file:min-h-11 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold noscript:not-sr-only"
            {...wiring}
            {...props}
          />
          <label
            htmlFor={wiring.id}
            className={classNames(
              buttonClass({ variant: "secondary" }),
              "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-ink peer-disabled:pointer-events-none peer-disabled:opacity-50 peer-aria-invalid:border-danger noscript:hidden",
            )}
          >
            {choose}
          </label>
          {chosen && <span className="min-w-0 text-muted wrap-anywhere">{chosen}</span>}
        </div>
      )}
    </Labelled>
  );
}
