/** A task that runs once at a time: asked for while it runs, it runs once more after, however often it was asked for. */
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
