import { setImmediate } from 'node:timers/promises';
import ical, { ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { FamilyPlan } from '@shared/contracts/plan';
import type { PlanState } from '@shared/rules/plan';

/** The refresh interval requested from calendar apps, in seconds. Most refresh less often. */
export const FEED_REFRESH_S = 3600;
/** Events per batch: up to 20 milliseconds of work. */
const BATCH = 25;
const END = 'END:VCALENDAR';

const HIDDEN: readonly PlanState[] = ['missed', 'paused', 'skipped'];

/**
 * Returns a kid's plan as an iCalendar file (RFC 5545) with an all-day event per chore and day, shown as free. Has no
 * language, because it contains only the family's text. Yields between batches.
 */
export async function presentCalendar(
  { kid, cells, chores: listed }: FamilyPlan['kids'][number] & Pick<FamilyPlan, 'chores'>,
  now: Date,
): Promise<string> {
  const chores = new Map(listed.map((chore) => [chore.id, chore]));
  const events = cells.flatMap(({ choreId, day, state }): ICalEventData[] => {
    const chore = chores.get(choreId);
    if (!chore || HIDDEN.includes(state)) return [];
    const isHandedIn = state === 'done' || state === 'waiting';
    return [
      {
        id: `${choreId}-${kid.id}-${day}@starnest`,
        stamp: now,
        start: day,
        allDay: true,
        summary: `${isHandedIn ? '✓ ' : ''}${chore.name} (${chore.starReward} ⭐)`,
        description: chore.description,
        transparency: ICalEventTransparency.TRANSPARENT,
      },
    ];
  });
  const textOf = (some: ICalEventData[]) =>
    ical({
      name: `${kid.name} · Starnest`,
      prodId: { company: 'Starnest', product: 'Chores' },
      ttl: FEED_REFRESH_S,
      events: some,
    }).toString();
  // The library writes whole calendars only, so the events of each batch are cut out of one.
  const parts = [textOf([]).slice(0, -END.length)];
  for (let from = 0; from < events.length; from += BATCH) {
    const text = textOf(events.slice(from, from + BATCH));
    parts.push(text.slice(text.indexOf('BEGIN:VEVENT'), -END.length));
    await setImmediate();
  }
  // RFC 5545 requires CRLF after each line; the library omits the last one.
  return `${parts.join('')}${END}\r\n`;
}
