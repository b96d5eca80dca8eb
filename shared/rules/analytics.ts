export const ANALYTICS_RANGES = [7, 30, 90] as const;
export const DEFAULT_ANALYTICS_RANGE = 30;
export const POPULAR_CHORES = 5;

export const PERFORMANCE_BADGES = ['On Fire!', 'Good Work!', 'Getting Started!', 'Needs Motivation'] as const;
export type PerformanceBadge = (typeof PERFORMANCE_BADGES)[number];

export function performanceBadge(chores: number): PerformanceBadge {
  if (chores > 5) return 'On Fire!';
  if (chores > 2) return 'Good Work!';
  return chores >= 1 ? 'Getting Started!' : 'Needs Motivation';
}

export const FAMILY_ACHIEVEMENTS = ['amazing', 'great', 'started', 'none'] as const;
export type FamilyAchievement = (typeof FAMILY_ACHIEVEMENTS)[number];

export function familyAchievement(chores: number): FamilyAchievement {
  if (chores > 20) return 'amazing';
  if (chores > 10) return 'great';
  return chores > 0 ? 'started' : 'none';
}

export function averageDaily(activities: number, days: number): number {
  return days === 0 ? 0 : Math.round((activities / days) * 10) / 10;
}
