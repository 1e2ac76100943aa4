/** Complete class names, so that Tailwind finds them. */
const roles = [
  ["canvas", "bg-canvas text-ink"],
  ["surface", "bg-surface text-ink"],
  ["surface-2", "bg-surface-2 text-ink"],
  ["tile", "bg-tile text-black"],
  ["accent", "bg-accent text-on-accent"],
  ["accent-hover", "bg-accent-hover text-on-accent"],
  ["accent-soft", "bg-accent-soft text-accent-ink"],
  ["accent-ink", "bg-surface text-accent-ink"],
  ["promotion", "bg-promotion-fill text-on-promotion"],
  ["success", "bg-success-soft text-success"],
  ["warning", "bg-warning-soft text-warning"],
  ["danger", "bg-danger-soft text-danger"],
  ["muted", "bg-surface text-muted"],
] as const;

/** Colour roles, radii and shadows. */
export function Colours() {
  return (
    <section className="card grid gap-4 p-5">
      <h2 className="text-heading">Colour roles</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {roles.map(([name, look]) => (
          <li
            key={name}
            className={`grid h-16 place-items-center rounded-md border border-line text-sm font-semibold ${look}`}
          >
            {name}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-5">
        <span className="grid h-16 w-40 place-items-center rounded-md bg-surface shadow-card">md · card</span>
        <span className="grid h-16 w-40 place-items-center rounded-lg bg-surface shadow-float">lg · float</span>
      </div>
    </section>
  );
}
