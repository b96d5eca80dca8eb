import type { AnalyticsEventType } from '@shared/constants';
import type { AnalyticsEventData } from '@shared/tables/analytics';
import type { analyticsEvents } from '@shared/tables/index';
import { newId } from '../lib/ids';
import { Agenda } from './agenda';
import type { Household } from './household';
import { createRandom } from './random';
import { StarBook } from './star-book';

/** What the parts of the family's life share: its chance, its time, its stars and its diary. */
export class Life {
  readonly random = createRandom(20_260);
  readonly agenda = new Agenda();
  readonly book: StarBook;
  readonly events: (typeof analyticsEvents.$inferInsert)[] = [];
  /** Who reviews everything. */
  readonly parentId: string;
  readonly #familyId: string;

  constructor({ familyId, parentId }: Pick<Household, 'familyId' | 'parentId'>) {
    this.#familyId = familyId;
    this.parentId = parentId;
    this.book = new StarBook(familyId, parentId);
  }

  note(
    kidId: string,
    eventType: AnalyticsEventType,
    timestamp: Date,
    eventData: AnalyticsEventData = {},
    source: { submissionId?: string; redemptionId?: string } = {},
  ): void {
    this.events.push({
      id: newId(),
      familyId: this.#familyId,
      kidId,
      eventType,
      eventData,
      timestamp,
      ...source,
    });
  }
}
