import { useEffect, useState } from "react";
import { reloadForMissingChunk } from "../lib/browser/chunk-reload.ts";
import { announceLost } from "../state/announce.ts";

/**
 * A part of the page whose script is loaded once it is wanted; null until then. If the script does not arrive, also when
 * asked for again, the page is reloaded. Where it was so already, or offline, it stays as it is and says so, and the part
 * is no longer wanted, so that it can be asked for again. (React's `lazy` would replace the page by the error page.)
 */
export function useLatePart<Part>(
  load: () => Promise<Part>,
  wanted: boolean,
  setWanted: (wanted: false) => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (!wanted || part) return;
    load()
      .catch(load)
      .then(
        (loaded) => setPart(() => loaded),
        () => {
          if (reloadForMissingChunk()) return;
          setWanted(false);
          announceLost();
        },
      );
  }, [load, wanted, setWanted, part]);
  return wanted ? part : null;
}
