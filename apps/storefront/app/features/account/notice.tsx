import { useEffect, useState } from "react";
import { snackbar } from "../../state/snackbar.ts";
import { Alert } from "../../ui/alert.tsx";

/** The server's message after a change (specification, section 8): in the page without a script, in the snackbar with one. */
export function Notice({ message }: { message: string | null }) {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (!message) return;
    snackbar.show(message);
    setMoved(true);
  }, [message]);
  return message && !moved ? <Alert tone="success">{message}</Alert> : null;
}
