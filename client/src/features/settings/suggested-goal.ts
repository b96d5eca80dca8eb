const STEP = 10;
const LEAST = 50;

/** Suggests a weekly team goal: the next ten above last week's stars, at least fifty. */
export function suggestedGoal(lastWeek: number): number {
  return Math.max(LEAST, (Math.floor(lastWeek / STEP) + 1) * STEP);
}
