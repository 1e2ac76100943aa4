/** Groups consecutive weekdays: [1, 2, 3, 6] → [[1, 3], [6, 6]]. */
export function runsOfDays(days: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
