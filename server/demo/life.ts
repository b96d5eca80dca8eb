import type { AnalyticsEventType } from '@shared/constants';
import type { AnalyticsEventData } from '@shared/tables/analytics';
import type { analyticsEvents } from '@shared/tables/index';
import { newId } from '../lib/ids';
import { Agenda } from './agenda';
import { createRandom } from './random';
import { StarBook } from './star-book';

/** What the parts of the family's life share: its chance, its time, its stars and its diary. */
export class Life {
  readonly random = createRandom(20_260);
  readonly agenda = new Agenda();
  readonly book: StarBook;
  readonly events: (typeof analyticsEvents.$inferInsert)[] = [];
  readonly #familyId: string;

  constructor(familyId: string) {
    this.#familyId = familyId;
    this.book = new StarBook(familyId);
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
