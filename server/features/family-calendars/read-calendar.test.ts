import { afterAll, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../../tests/support/server';
import { createFamily } from '../../../tests/support/families';
import { CalendarError } from './calendar-file';
import { readCalendar } from './read-calendar';

const server = await startServer();
afterAll(() => server.close());

const read = (...lines: string[]) => {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  return readCalendar({ text, today: '2026-03-05', timezone: 'UTC' });
};
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'];
const numbers = (length: number) => Array.from({ length }, (_, index) => index).join(',');
const times = (count: number, lines: string[]) => Array.from({ length: count }, () => lines).flat();

const NEVER = event('DTSTART:20200101T090000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');

describe('the worker', () => {
  it('reads a calendar', async () => {
    expect(await read(...event('DTSTART:20260305T090000Z', 'SUMMARY:Soccer'))).toEqual([
      { uid: 'a', title: 'Soccer', startsAt: Date.UTC(2026, 2, 5, 9), endsAt: Date.UTC(2026, 2, 5, 9) },
    ]);
  });

  it.each([
    ['a rule that never matches', NEVER],
    [
      'many rules with many repetitions',
      times(1900, event('DTSTART:20000101T090000Z', 'RRULE:FREQ=DAILY;COUNT=9999999')),
    ],
    [
      'millions of dates',
      event('DTSTART:20260305T090000Z', `RDATE:${'20260305T090000Z,'.repeat(120_000)}20260306T090000Z`),
    ],
  ])('ends at the limits of %s', async (_name, lines) => {
    await expect(read(...lines)).rejects.toMatchObject({ problem: 'too_large' });
  });

  it.each([
    [
      'a rule for each second',
      event(
        'DTSTART:20260305T090000Z',
        `RRULE:FREQ=DAILY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)};BYSECOND=${numbers(60)}`,
      ),
    ],
    ['deep nesting', times(9000, ['BEGIN:VEVENT', 'BEGIN:X'])],
    ['an endless line', event('DTSTART:20260305T090000Z', `DESCRIPTION:${'x'.repeat(2_000_000)}`)],
    ['an endless title', event('DTSTART:20260305T090000Z', `SUMMARY:${'x'.repeat(2_000_000)}`)],
    ['a huge interval', event('DTSTART:20260305T090000Z', 'RRULE:FREQ=YEARLY;INTERVAL=999999999999')],
    ['1,900 old rules', times(1900, event('DTSTART:19700101T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE'))],
  ])('reads a file with %s', async (_name, lines) => {
    const events = await read(...lines);
    expect(events.length).toBeLessThanOrEqual(400);
    expect(events.every(({ title }) => (title ?? '').length <= 200)).toBe(true);
  });

  it('lets the server answer while a hostile file is read', async () => {
    const done = vi.fn<(error: unknown) => void>();
    const { parent } = await createFamily(server);
    const reading = read(...NEVER).catch(done);
    for (let request = 0; request < 20; request += 1)
      expect((await parent.get('/api/kids')).status).toBe(200);
    expect(done).not.toHaveBeenCalled();
    await reading;
    expect(done).toHaveBeenCalledWith(new CalendarError('too_large'));
  });
});
