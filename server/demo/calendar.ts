import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { instantAt } from '@shared/rules/clock';
import * as tables from '@shared/tables/index';
import type { Tx } from '../db/client';
import { newId } from '../lib/ids';
import type { Secrets } from '../lib/secrets';

const URL = 'https://calendar.example.com/family.ics';
const DAYS = 60;
const YEAR_MS = 365 * 86_400_000;

/** Each week, from Sunday. */
const WEEK = [
  { title: 'Dinner at Grandma’s', from: '18:00', until: '20:00' },
  { title: 'Library', from: '16:00', until: '17:00' },
  { title: 'Soccer practice', from: '15:30', until: '16:45' },
  { title: 'Piano', from: '17:15', until: '18:00' },
  { title: 'Soccer practice', from: '15:30', until: '16:45' },
  { title: 'Movie night', from: '19:00', until: '21:00' },
  { title: 'Farmers market', from: '09:30', until: '11:00' },
] as const;

/** A calendar with its events, which is never fetched. */
export async function insertCalendar(
  tx: Tx,
  secrets: Secrets,
  { familyId, today, timezone, now }: { familyId: string; today: CalendarDate; timezone: string; now: Date },
): Promise<void> {
  const id = newId();
  await tx.insert(tables.familyCalendars).values({
    id,
    familyId,
    name: 'Family',
    color: 'green',
    showTitles: true,
    urlEncrypted: secrets.sealAddress(id, URL),
    host: 'calendar.example.com',
    state: 'ok',
    fetchedAt: now,
    triedAt: now,
    nextTryAt: new Date(now.getTime() + YEAR_MS),
    createdAt: now,
  });
  const at = (date: CalendarDate, time: string) =>
    new Date(instantAt(Date.parse(`${date}T${time}:00Z`), timezone));
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  await tx.insert(tables.calendarEvents).values(
    days.map((date) => {
      const { title, from, until } = WEEK[weekdayOf(date)] ?? WEEK[0];
      return {
        familyId,
        calendarId: id,
        key: date,
        title,
        startsAt: at(date, from),
        endsAt: at(date, until),
      };
    }),
  );
}
