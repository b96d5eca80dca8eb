import { badgesCrossed } from '@shared/rules/badges';
import type { kidBadges, starLedger } from '@shared/tables/index';
import { newId } from '../lib/ids';

export interface Sums {
  totalStars: number;
  lifetimeStars: number;
}

interface Entry {
  kidId: string;
  amount: number;
  cause: { submissionId: string } | { redemptionId: string; isMystery: boolean };
  label: string;
  actorId: string | null;
  at: Date;
}

export class LedgerBuilder {
  readonly entries: (typeof starLedger.$inferInsert)[] = [];
  readonly badges: (typeof kidBadges.$inferInsert)[] = [];
  readonly #familyId: string;
  readonly #sums = new Map<string, Sums>();

  constructor(familyId: string) {
    this.#familyId = familyId;
  }

  sumsOf(kidId: string): Sums {
    return this.#sums.get(kidId) ?? { totalStars: 0, lifetimeStars: 0 };
  }

  post({ kidId, amount, cause, label, at, actorId }: Entry): number {
    const familyId = this.#familyId;
    const before = this.sumsOf(kidId);
    const totalStars = before.totalStars + amount;
    if (totalStars < 0) throw new Error('the demo would spend more stars than there are');
    const lifetimeDelta = Math.max(0, amount);
    const lifetimeStars = before.lifetimeStars + lifetimeDelta;
    this.#sums.set(kidId, { totalStars, lifetimeStars });
    this.entries.push({
      id: newId(),
      familyId,
      kidId,
      kind: 'submissionId' in cause ? 'chore' : 'reward',
      amount,
      lifetimeDelta,
      balance: totalStars,
      actorId,
      label,
      ...cause,
      createdAt: at,
    });
    for (const badge of badgesCrossed(before.lifetimeStars, lifetimeStars)) {
      this.badges.push({ familyId, kidId, badgeId: badge.id, earnedAt: at });
    }
    return totalStars;
  }
}
