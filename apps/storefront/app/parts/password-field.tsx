import { useEffect, useRef, useState, type ComponentProps } from "react";
import { longestPassword } from "@shop/contract/limits";
import { useT } from "../i18n/locale.tsx";
import { controlClass, Labelled, type FieldTexts } from "../ui/controls/field.tsx";

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, error, ...props }: ComponentProps<"input"> & Omit<FieldTexts, "aside">) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const turn = t(shown ? "auth.hide" : "auth.show");
  // Back to type=password before submitting, or browsers do not offer to save it.
  useEffect(() => {
    const { form } = input.current!;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className="relative block">
          <input
            ref={input}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            maxLength={longestPassword}
            className={`${controlClass} pe-24`}
            {...wiring}
            {...props}
          />
          <button
            type="button"
            aria-label={t(shown ? "auth.hide_named" : "auth.show_named", { label })}
            className="absolute inset-y-0 end-0 min-w-11 rounded-md px-3 font-medium text-accent-ink noscript:hidden"
            onClick={() => setShown(!shown)}
          >
            {turn}
          </button>
        </span>
      )}
    </Labelled>
  );
}
