/** Makes a task that never runs twice at once: if it is called while it runs, it runs once more afterwards, however often it was called. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let outdated = false;
  let running = false;
  return async () => {
    outdated = true;
    if (running) return;
    running = true;
    try {
      while (outdated) {
        outdated = false;
        await run();
      }
    } finally {
      running = false;
    }
  };
}
