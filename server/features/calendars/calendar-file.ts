import { setImmediate } from 'node:timers/promises';
import ical, { ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { FamilyPlan } from '@shared/contracts/plan';
import { notFound } from '../../lib/errors';

/** How often calendar programs are asked to look, in seconds. Most look less often. */
export const FEED_REFRESH_S = 3600;
/** Events that are written at a time: a few milliseconds of work. */
const BATCH = 100;
const END = 'END:VCALENDAR';

/**
 * The kid's part of the plan as an iCalendar file (RFC 5545): an all-day event for each chore on each day, which leaves the
 * person free. What is missed or paused is left out. Holds no words but the family's own, so it has no language. Lets other
 * requests run in between. Throws 404 when the plan has no such kid.
 */
export async function presentCalendar(plan: FamilyPlan, kidId: string, now: Date): Promise<string> {
  const planned = plan.kids.find(({ kid }) => kid.id === kidId);
  if (!planned) throw notFound('calendar');
  const chores = new Map(plan.chores.map((chore) => [chore.id, chore]));
  const events = planned.cells.flatMap(({ choreId, day, state }): ICalEventData[] => {
    const chore = chores.get(choreId);
    if (!chore || state === 'missed' || state === 'paused') return [];
    const isHandedIn = state === 'done' || state === 'waiting';
    return [
      {
        id: `${choreId}-${kidId}-${day}@starnest`,
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
      name: `${planned.kid.name} · Starnest`,
      prodId: { company: 'Starnest', product: 'Chores' },
      ttl: FEED_REFRESH_S,
      events: some,
    }).toString();
  // The library writes a whole calendar in one piece, so each batch is written as one and its events are cut out.
  const parts = [textOf([]).slice(0, -END.length)];
  for (let from = 0; from < events.length; from += BATCH) {
    const text = textOf(events.slice(from, from + BATCH));
    parts.push(text.slice(text.indexOf('BEGIN:VEVENT'), -END.length));
    await setImmediate();
  }
  // RFC 5545 ends every content line with CRLF; the library leaves it off the last one.
  return `${parts.join('')}${END}\r\n`;
}
