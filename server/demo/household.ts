import { MINUTE_MS, PICTURES } from '@shared/constants';
import { UNSCHEDULED } from '@shared/rules/schedule';
import { suggestTier } from '@shared/rules/tiers';
import type { chores, rewards } from '@shared/tables/index';
import { newId } from '../lib/ids';
import { CHORES, KIDS, REWARDS, type DemoKid } from './family';

export interface HouseholdKid extends DemoKid {
  id: string;
}

export type HouseholdChore = typeof chores.$inferSelect & { kidIds: string[] };
export type HouseholdReward = typeof rewards.$inferSelect & { kidIds: string[] };

export interface Household {
  familyId: string;
  parentId: string;
  coParentId: string;
  since: Date;
  kids: HouseholdKid[];
  chores: HouseholdChore[];
  rewards: HouseholdReward[];
}

/** One record a minute, so that every list has its order. */
export function createHousehold(since: Date): Household {
  const familyId = newId();
  const minutesLater = (minutes: number) => new Date(since.getTime() + minutes * MINUTE_MS);
  const kids = KIDS.map((kid) => ({ ...kid, id: newId() }));
  const idsOf = (names: string[] = []) => kids.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  return {
    familyId,
    parentId: newId(),
    coParentId: newId(),
    since,
    kids,
    chores: CHORES.map(({ kids: names, ...chore }, index) => ({
      id: newId(),
      familyId,
      imageUrl: null,
      isActive: true,
      archivedAt: null,
      createdAt: minutesLater(index + 10),
      ...UNSCHEDULED,
      turnsPassedAt: [],
      kidIds: idsOf(names),
      ...chore,
    })),
    rewards: REWARDS.map(({ kids: names, limit, ...reward }, index) => ({
      id: newId(),
      familyId,
      imageUrl: null,
      isActive: true,
      isMystery: false,
      maxRedemptions: null,
      currentRedemptions: 0,
      limitTimes: limit?.times ?? null,
      limitPer: limit?.per ?? null,
      kidIds: idsOf(names),
      tier: suggestTier(reward.starCost),
      archivedAt: null,
      createdAt: minutesLater(index + 30),
      ...reward,
    })),
  };
}

export const patternOf = ({ pictures }: DemoKid): number[] =>
  pictures.map((picture) => PICTURES.indexOf(picture));
