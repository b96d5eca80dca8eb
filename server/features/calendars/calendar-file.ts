import { setImmediate } from 'node:timers/promises';
import ical, { ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { Chore } from '@shared/contracts/chores';
import type { FamilyPlan } from '@shared/contracts/plan';
import type { Locale } from '@shared/locales';
import type { PlanState } from '@shared/rules/plan';

/** Requested interval in seconds. Most calendar apps refresh less often. */
export const FEED_REFRESH_S = 3600;
/** Events per batch, up to 20 milliseconds of work. */
const BATCH = 25;
const END = 'END:VCALENDAR';

const HIDDEN: readonly PlanState[] = ['missed', 'paused', 'skipped'];

/** A routine's first line, in the family's language. */
const READY_BY: Record<Locale, (time: string) => string> = {
  en: (time) => `Ready by ${time}`,
  de: (time) => `Fertig bis ${time}`,
  es: (time) => `Listo para las ${time}`,
  fr: (time) => `Prêt pour ${time}`,
  'pt-BR': (time) => `Pronto até ${time}`,
  ar: (time) => `جاهز بحلول ${time}`,
};

/**
 * Returns a kid's plan as an iCalendar file (RFC 5545) with an all-day event per chore and day. Yields
 * between batches.
 */
export async function presentCalendar(
  { kid, cells, chores: listed }: FamilyPlan['kids'][number] & Pick<FamilyPlan, 'chores'>,
  now: Date,
  locale: Locale | null,
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
        description: descriptionOf(chore, locale ?? 'en'),
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
  // The library writes whole calendars only.
  const parts = [textOf([]).slice(0, -END.length)];
  for (let from = 0; from < events.length; from += BATCH) {
    const text = textOf(events.slice(from, from + BATCH));
    parts.push(text.slice(text.indexOf('BEGIN:VEVENT'), -END.length));
    await setImmediate();
  }
  // RFC 5545 requires CRLF after each line; the library omits the last.
  return `${parts.join('')}${END}\r\n`;
}

function descriptionOf({ description, readyBy, steps }: Chore, locale: Locale): string | null {
  const lines = [
    ...(description === null ? [] : [description]),
    ...(readyBy === null ? [] : [READY_BY[locale](timeText(readyBy, locale))]),
    ...steps.map(
      ({ name, minutes }, index) => `${index + 1}. ${name}${minutes === null ? '' : ` (${minutes} min)`}`,
    ),
  ];
  return lines.length === 0 ? null : lines.join('\n');
}

const timeText = (time: string, locale: Locale) =>
  new Date(`2000-01-01T${time}Z`)
    .toLocaleTimeString(locale === 'en' ? 'en-US' : locale, { timeStyle: 'short', timeZone: 'UTC' })
    // Many calendar apps can't show the narrow space.
    .replaceAll('\u202F', ' ');
