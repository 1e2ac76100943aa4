import { LoadFailed } from "../../../ui/notices/load-failed.tsx";
import { Skeleton } from "../../../ui/notices/skeleton.tsx";
import type { Loaded } from "../menu/use-loaded.ts";

/** Placeholder lines while a drawer's list is loading, or the message that it failed. */
export function LoadingLines({ loaded, failed }: { loaded: Loaded<unknown>; failed: string }) {
  if (loaded.state === "there") return null;
  if (loaded.state === "failed") {
    return (
      <div className="p-4">
        <LoadFailed text={failed} retry={loaded.retry} />
      </div>
    );
  }
  return (
    <div className="grid gap-2 p-4" aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}
