import type { ReactNode } from "react";

/** Narrow layout of the sign-in pages. */
export function AuthPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-md gap-5 px-4 py-8">
      <header className="grid gap-1">
        <h1 className="text-title">{title}</h1>
        <p className="text-muted">{intro}</p>
      </header>
      {children}
    </div>
  );
}
