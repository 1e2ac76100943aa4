import type { ReactNode } from "react";
import { buttonClass, type ButtonLook } from "./button.tsx";

/**
 * A button that asks for confirmation before something irreversible; works without script. Its
 * children contain the button that does it.
 */
export function AskFirst({
  label,
  back,
  question,
  variant,
  children,
}: Pick<ButtonLook, "variant"> & { label: string; back: string; question: string; children: ReactNode }) {
  return (
    <details className="group open:w-full">
      <summary className={`${buttonClass({ variant })} cursor-pointer list-none`}>
        <span className="group-open:hidden">{label}</span>
        <span className="hidden group-open:inline">{back}</span>
      </summary>
      <div className="mt-2 grid gap-3 rounded-md bg-surface-2 p-4">
        <p>{question}</p>
        {children}
      </div>
    </details>
  );
}
