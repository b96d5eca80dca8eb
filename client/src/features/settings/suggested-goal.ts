const STEP = 10;
const LEAST = 50;

/** A goal for the team's week that the last one would nearly have reached: the next ten above it, and no less than fifty. */
export function suggestedGoal(lastWeek: number): number {
  return Math.max(LEAST, (Math.floor(lastWeek / STEP) + 1) * STEP);
}
