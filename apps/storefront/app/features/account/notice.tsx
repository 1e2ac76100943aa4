import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { snackbar } from "../../state/snackbar.ts";
import { Alert } from "../../ui/notices/alert.tsx";
import { useHydrated } from "../../ui/timing/use-hydrated.ts";
import { WithNumbers } from "../../ui/with-numbers.tsx";

/**
 * The server's message after a change (specification, section 8). On a page loaded as a document it
 * stays where the server rendered it, so that nothing moves and it can be read in peace. After a
 * navigation by the router it appears in the snackbar.
 */
export function Notice({ message }: { message: string | null }) {
  // True during hydration only, so false after a navigation by the router.
  const [served] = useState(!useHydrated());
  const { pathname, search } = useLocation();
  const place = pathname + search;
  // After a revalidation the loader has no message any more, so the one from the document is kept in state.
  const [written] = useState({ message: served ? message : null, place });
  useEffect(() => {
    if (message && message !== written.message) snackbar.show(message);
  }, [message, written]);
  return written.message && written.place === place ? (
    <Alert tone="success">
      <WithNumbers text={written.message} />
    </Alert>
  ) : null;
}
