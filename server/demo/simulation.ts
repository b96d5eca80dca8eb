import type { kidLogins } from '@shared/tables/index';
import { newId } from '../lib/ids';
import { Timeline } from './timeline';
import type { Household } from './household';
import { createRandom } from './random';
import { LedgerBuilder } from './ledger-builder';

export class Simulation {
  readonly random = createRandom(20_260);
  readonly timeline = new Timeline();
  readonly ledger: LedgerBuilder;
  readonly logins: (typeof kidLogins.$inferInsert)[] = [];
  readonly #reviewers: readonly [string, ...string[]];
  readonly #familyId: string;

  constructor({ familyId, parentId, coParentId }: Pick<Household, 'familyId' | 'parentId' | 'coParentId'>) {
    this.#familyId = familyId;
    this.#reviewers = [parentId, parentId, coParentId];
    this.ledger = new LedgerBuilder(familyId);
  }

  nextReviewer(): string {
    return this.random.pick(this.#reviewers);
  }

  recordLogin(kidId: string, createdAt: Date): void {
    this.logins.push({ id: newId(), familyId: this.#familyId, kidId, createdAt });
  }
}
