/** A waiting time in a suitable unit: nobody counts 896 seconds. */
export function readableWait(seconds: number): { unit: "seconds" | "minutes" | "hours"; count: number } {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 90) return { unit: "seconds", count: seconds };
  return minutes <= 90 ? { unit: "minutes", count: minutes } : { unit: "hours", count: Math.ceil(minutes / 60) };
}
