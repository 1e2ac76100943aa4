import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { snackbar } from "../../state/snackbar.ts";
import { Alert } from "../../ui/notices/alert.tsx";
import { useAlive } from "../../ui/timing/use-alive.ts";
import { WithNumbers } from "../../ui/with-numbers.tsx";

/**
 * The server's message after a change (specification, section 8): in a page that came as a whole
 * it stays where the server wrote it, so that nothing moves and it can be read at leisure; in one
 * that was gone to within the shop it is in the snackbar.
 */
export function Notice({ message }: { message: string | null }) {
  // So it is while a page comes to life, and not when it was gone to within the shop.
  const [served] = useState(!useAlive());
  const { pathname, search } = useLocation();
  const place = pathname + search;
  // Asked for again, the page has no message any more.
  const [written] = useState({ message: served ? message : null, place });
  useEffect(() => {
    if (message && message !== written.message) snackbar.show(message);
  }, [message, written]);
  return written.message && written.place === place ? <Alert tone="success"><WithNumbers text={written.message} /></Alert> : null;
}
