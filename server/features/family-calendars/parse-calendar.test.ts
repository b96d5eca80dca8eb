import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wallTimeAt } from '@shared/rules/clock';
import { CalendarError, type ParsedEvent } from './calendar-file';
import { parseCalendar } from './parse-calendar';

const NEW_YORK = 'America/New_York';
const fileOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../tests/support/calendars', `${name}.ics`), 'utf8');

const localTime = (instant: number, timezone: string) =>
  new Date(wallTimeAt(instant, timezone)).toISOString().slice(0, 16).replace('T', ' ');

const shown = (event: ParsedEvent, timezone: string) =>
  'startsAt' in event
    ? `${localTime(event.startsAt, timezone)} to ${localTime(event.endsAt, timezone)} ${event.title}`
    : `${event.startsOn} to ${event.endsOn} ${event.title}`;

const listed = (text: string, today: string, timezone = NEW_YORK) =>
  parseCalendar(text, { today, timezone }).map((event) => shown(event, timezone));

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

describe('a calendar of', () => {
  it('Google shows repeated, changed, all-day and private events', () => {
    expect(listed(fileOf('google'), '2026-03-05')).toEqual([
      '2026-03-05 18:00 to 2026-03-05 19:15 Soccer, an hour later because the field is taken',
      "2026-03-07 to 2026-03-07 Grandma's birthday 🎂",
      '2026-03-07 07:30 to 2026-03-07 08:00 Run',
      '2026-03-07 10:00 to 2026-03-07 11:00 null',
      '2026-03-09 to 2026-03-09 No school',
      '2026-03-10 07:30 to 2026-03-10 08:00 Run',
      '2026-03-12 17:00 to 2026-03-12 18:15 Soccer; Mia and Ben',
    ]);
  });

  it('iCloud shows added dates, events of several days and the end of a rule', () => {
    expect(listed(fileOf('icloud'), '2026-03-27', 'Europe/Berlin')).toEqual([
      '2026-03-27 16:00 to 2026-03-27 16:45 Piano',
      '2026-03-28 to 2026-03-30 Trip to Oma',
      '2026-03-28 20:00 to 2026-03-29 10:00 Sleepover',
      '2026-03-29 16:00 to 2026-03-29 16:45 Piano',
      '2026-03-30 07:00 to 2026-03-30 07:30 School bus',
      '2026-03-31 09:00 to 2026-03-31 09:45 Piano',
    ]);
  });

  it('Outlook is read with its own time zones, or the family’s for an unknown one', () => {
    expect(listed(fileOf('outlook'), '2026-03-05')).toEqual([
      '2026-03-05 19:00 to 2026-03-05 19:30 Trash',
      '2026-03-06 to 2026-03-08 Vacation',
      '2026-03-06 09:00 to 2026-03-06 09:30 Call to Japan',
      '2026-03-07 10:00 to 2026-03-07 10:30 null',
    ]);
  });

  it('Nextcloud is read without time zone definitions', () => {
    expect(listed(fileOf('nextcloud'), '2026-02-28')).toEqual([
      '2026-03-01 04:30 to 2026-03-01 06:00 Market',
      '2026-03-01 05:00 to 2026-03-01 05:00 Pill',
    ]);
    expect(listed(fileOf('nextcloud'), '2026-03-05')).toEqual([
      '2026-03-08 08:00 to 2026-03-08 08:00 Pancakes',
      '2026-03-08 12:00 to 2026-03-08 13:00 Lunch',
      '2026-03-09 10:00 to 2026-03-09 11:00 Landing',
    ]);
  });
});

describe('an event', () => {
  const daily = ['DTSTART:20200101T073000', 'DTEND:20200101T080000', 'RRULE:FREQ=DAILY', 'SUMMARY:Bus'];

  it.each([
    ['Pacific/Pago_Pago', '2026-03-05'],
    ['Asia/Kathmandu', '2026-03-05'],
    ['Pacific/Kiritimati', '2026-03-05'],
    [NEW_YORK, '2026-03-05'],
    [NEW_YORK, '2026-10-29'],
    ['Europe/Berlin', '2026-03-26'],
    ['Australia/Lord_Howe', '2026-04-02'],
  ])('without a zone keeps its local time in %s from %s', (timezone, today) => {
    const events = listed(calendar(daily), today, timezone);
    expect(events).toHaveLength(8);
    expect(events.every((line) => line.includes(' 07:30 to ') && line.endsWith(' 08:00 Bus'))).toBe(true);
  });

  it('moves by an hour when only its own zone changes its clocks', () => {
    const zoned = ['DTSTART;TZID=Europe/Berlin:20200101T180000', 'RRULE:FREQ=DAILY', 'SUMMARY:Call'];
    const events = listed(calendar(zoned), '2026-03-27', 'Asia/Kathmandu');
    expect(events.map((line) => line.slice(0, 16))).toEqual([
      '2026-03-27 22:45',
      '2026-03-28 22:45',
      ...['03-29', '03-30', '03-31', '04-01', '04-02', '04-03'].map((date) => `2026-${date} 21:45`),
    ]);
  });

  it('at a time that the clocks skip starts an hour later', () => {
    const early = ['DTSTART:20260308T023000', 'SUMMARY:Early'];
    expect(listed(calendar(early), '2026-03-08')).toEqual(['2026-03-08 03:30 to 2026-03-08 03:30 Early']);
  });

  it('repeats in phase, however old its rule is', () => {
    const every = (start: string, rule: string) =>
      listed(calendar([`DTSTART:${start}`, `RRULE:FREQ=${rule}`]), '2026-03-05').map((line) =>
        line.slice(0, 10),
      );
    expect(every('20160105T080000', 'DAILY;INTERVAL=3')).toEqual(['2026-03-07', '2026-03-10']);
    expect(every('20150107T080000', 'WEEKLY;INTERVAL=2;BYDAY=WE,FR')).toEqual(['2026-03-06']);
    expect(every('19990110T080000', 'MONTHLY;INTERVAL=2')).toEqual(['2026-03-10']);
    expect(every('19990131T080000', 'MONTHLY;BYMONTHDAY=-22')).toEqual(['2026-03-10']);
    expect(every('19840307T080000', 'YEARLY;INTERVAL=2')).toEqual(['2026-03-07']);
    expect(every('19830307T080000', 'YEARLY;INTERVAL=2')).toEqual([]);
    expect(every('20260301T080000', 'DAILY;COUNT=6')).toEqual(['2026-03-05', '2026-03-06']);
    expect(every('20260301T080000', 'DAILY;UNTIL=20260306')).toEqual(['2026-03-05', '2026-03-06']);
    expect(every('20260305T080000', 'MINUTELY')).toEqual(['2026-03-05']);
  });

  it('may have bidirectional marks and line breaks in its title, which are left out', () => {
    const title = ['DTSTART:20260305T080000', 'SUMMARY:a\\nb\u202Ec'];
    expect(listed(calendar(title), '2026-03-05')[0]).toMatch(/ a b c$/);
  });
});

describe('the limits', () => {
  it('keep the 50 earliest events of a day', () => {
    const events = Array.from({ length: 80 }, (_, index) => [
      `DTSTART:20260305T${String(index % 24).padStart(2, '0')}0000`,
      `SUMMARY:${index % 24}`,
    ]);
    const hours = listed(calendar(...events), '2026-03-05').map((line) => Number(line.split(' ').at(-1)));
    expect(hours).toHaveLength(50);
    expect(Math.max(...hours)).toBeLessThan(24);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    expect(hours.at(-1)).toBe(13);
  });

  it('keep 2,000 events and skip past ones', () => {
    const past = Array.from({ length: 2500 }, () => ['DTSTART:20200101T080000', 'DTEND:20200101T090000']);
    const now = ['DTSTART:20260305T080000', 'SUMMARY:Now'];
    expect(listed(calendar(...past, now), '2026-03-05')).toHaveLength(1);
    const endless = Array.from({ length: 2000 }, () => ['DTSTART:20300101T080000']);
    expect(listed(calendar(...endless, now), '2026-03-05')).toEqual([]);
  });

  it('reject files with more than 20,000 lines and files of another kind', () => {
    const tooLong = calendar(['DTSTART:20260305T080000', ...Array.from({ length: 20_000 }, () => 'X-A:b')]);
    expect(() => listed(tooLong, '2026-03-05')).toThrow(new CalendarError('too_large'));
    for (const text of ['', '<!doctype html>', 'BEGIN:VCARD\nEND:VCARD', '{"a":1}'])
      expect(() => listed(text, '2026-03-05')).toThrow(new CalendarError('not_a_calendar'));
  });
});
