import ical, { ICalEventTransparency } from 'ical-generator';
import type { FamilyPlan } from '@shared/contracts/plan';
import { notFound } from '../../lib/errors';

/** How often calendar programs are asked to look, in seconds. Most look less often. */
const REFRESH_S = 3600;

/**
 * The kid's part of the plan as an iCalendar file (RFC 5545): an all-day event for each chore on each day, which leaves the
 * person free. What is missed or paused is left out. Holds no words but the family's own, so it has no language. Throws 404
 * when the plan has no such kid.
 */
export function presentCalendar(plan: FamilyPlan, kidId: string, now: Date): string {
  const planned = plan.kids.find(({ kid }) => kid.id === kidId);
  if (!planned) throw notFound('calendar');
  const calendar = ical({
    name: `${planned.kid.name} · Starnest`,
    prodId: { company: 'Starnest', product: 'Chores' },
    ttl: REFRESH_S,
  });
  const chores = new Map(plan.chores.map((chore) => [chore.id, chore]));
  for (const { choreId, day, state } of planned.cells) {
    const chore = chores.get(choreId);
    if (!chore || state === 'missed' || state === 'paused') continue;
    const isHandedIn = state === 'done' || state === 'waiting';
    calendar.createEvent({
      id: `${choreId}-${kidId}-${day}@starnest`,
      stamp: now,
      start: day,
      allDay: true,
      summary: `${isHandedIn ? '✓ ' : ''}${chore.name} (${chore.starReward} ⭐)`,
      description: chore.description,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // RFC 5545 ends every content line with CRLF; the library leaves it off the last one.
  return `${calendar.toString()}\r\n`;
}
