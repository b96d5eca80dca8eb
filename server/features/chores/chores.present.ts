import type { Chore } from '@shared/contracts/chores';
import type { ChoreRow } from './chores.queries';

export function presentChore(row: Omit<ChoreRow, 'familyId' | 'archivedAt' | 'turnsPassedAt'>): Chore {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    imageUrl: row.imageUrl,
    iconName: row.iconName,
    starReward: row.starReward,
    category: row.category,
    difficulty: row.difficulty,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    kidIds: row.kidIds,
    schedule: row.schedule,
    partOfDay: row.partOfDay,
    sharing: row.sharing,
    needsApproval: row.needsApproval,
    steps: row.steps,
    minutes: row.minutes,
    readyBy: row.readyBy,
  };
}
