import { Link } from "../../../i18n/link.tsx";
import { cached } from "../../../lib/pages/cached.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import type { ListChip } from "./load-list.ts";
import { scrollRow } from "../scroll-row.ts";

interface ListChipsProps {
  label: string;
  chips: ListChip[];
  current?: number | undefined;
}

/** Links to narrower lists with pictures, in a horizontally scrolling row. */
export const ListChips = import.meta.env.SSR ? cached("list chips", Chips, JSON.stringify) : Chips;

function Chips({ label, chips, current }: ListChipsProps) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label} className={`khmer ${scrollRow} -mx-4 px-4 lg:mx-0 lg:px-0`}>
      <ul className="flex w-max gap-2 pb-1 lg:w-auto lg:flex-wrap">
        {chips.map(({ id, name, to, image }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === current ? "page" : undefined}
              className="list-chip flex min-h-11 items-center gap-2 rounded-md border border-line bg-surface py-1 ps-1 pe-3 text-sm whitespace-nowrap hover:border-line-strong"
            >
              <Thumbnail src={image} size={36} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
