import { useState, type ReactNode } from "react";
import { sharePage } from "../lib/browser/share-page.ts";
import { snackbar } from "../state/snackbar.ts";

interface ShareTexts {
  /** Title of what is shared. */
  title: string;
  /** Says that the address has been copied. */
  copied: string;
  /** Label of the field with the address, for copying by hand. */
  byHand: string;
}

interface Share {
  share: () => Promise<void>;
  /** A field with the page's address, once the browser has refused to share and to copy it. */
  address: ReactNode;
}

/** Shares the current page in the best way that the browser allows. */
export function useShare({ title, copied, byHand }: ShareTexts): Share {
  const [isRefused, setRefused] = useState(false);
  const share = async () => {
    const result = await sharePage(title);
    setRefused(result === "refused");
    if (result === "copied") snackbar.show(copied);
  };
  return { share, address: isRefused && <Address label={byHand} /> };
}

/** An installed shop and browsers inside other apps have no address bar, so the address is shown, selected. */
function Address({ label }: { label: string }) {
  return (
    <label className="grid w-full gap-1.5 px-3 py-2 text-sm">
      {label}
      <input
        readOnly
        value={location.href}
        ref={selectAll}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-base"
      />
    </label>
  );
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
