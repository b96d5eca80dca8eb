import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board, BoardChore, BoardLane } from '../contracts/boards';
import type { RoutineRun } from '../contracts/routines';
import { HOUR_MS, MINUTE_MS } from '../constants';
import {
  boardOn,
  boardThemeAt,
  isNightAt,
  isReadDue,
  isReloadDue,
  nightLevelAt,
  nightPlaceAt,
  shiftAt,
  TICK_MS,
  type BoardPage,
} from './board-time';
import { wallTimeAt } from './clock';

const at = (iso: string) => Date.parse(iso);
const NIGHT = { from: '21:00', until: '06:00' };

const zone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
);
const instant = fc
  .integer({ min: at('2026-01-01') / MINUTE_MS, max: at('2028-01-01') / MINUTE_MS })
  .map((minute) => minute * MINUTE_MS);

// Only the fields that the rules read.
const chore = (more: Partial<BoardChore> = {}) =>
  ({
    choreId: 'c1',
    category: 'pets',
    anytime: false,
    flexible: false,
    dueOn: '2026-03-11',
    neededCount: 1,
    run: null,
    ...more,
  }) as BoardChore;

const lane = (more: Partial<BoardLane> = {}) =>
  ({
    kid: { id: 'mia' },
    paused: null,
    nest: { places: [], surprise: 'open' },
    chores: [],
    ...more,
  }) as BoardLane;

const board = (more: Partial<Board> = {}) =>
  ({
    family: { timezone: 'UTC', pausedFrom: null, pausedUntil: null },
    night: NIGHT,
    today: '2026-03-10',
    lanes: [lane()],
    grabs: [],
    tomorrow: { date: '2026-03-11', lanes: [], grabs: [] },
    ...more,
  }) as unknown as Board;

const running = (startedAt: string, pausedAt: string | null = null) =>
  board({ lanes: [lane({ chores: [chore({ run: { startedAt, pausedAt } as RoutineRun })] })] });

describe('boardThemeAt', () => {
  const auto = (time: string, night: Board['night']) =>
    boardThemeAt('auto', night, at(`2026-03-10T${time}Z`), 'UTC');

  it('is dark from an hour before the night hours until their end', () => {
    expect(auto('19:59:59', NIGHT)).toBe('day');
    expect(auto('20:00:00', NIGHT)).toBe('bedtime');
    expect(auto('05:59:59', NIGHT)).toBe('bedtime');
    expect(auto('06:00:00', NIGHT)).toBe('day');
    // An hour before midnight and a half.
    expect(auto('23:30:00', { from: '00:30', until: '07:00' })).toBe('bedtime');
    expect(auto('23:29:59', { from: '00:30', until: '07:00' })).toBe('day');
  });

  it('is dark from 8 PM to 6 AM without night hours', () => {
    expect(auto('19:59:59', null)).toBe('day');
    expect(auto('20:00:00', null)).toBe('bedtime');
    expect(auto('06:00:00', null)).toBe('day');
  });

  it('is always dark if only minutes of day are left', () => {
    expect(auto('05:30:00', { from: '06:00', until: '05:30' })).toBe('bedtime');
  });

  it('follows the parent’s choice at any time', () => {
    expect(boardThemeAt('light', NIGHT, at('2026-03-10T23:00Z'), 'UTC')).toBe('day');
    expect(boardThemeAt('dark', NIGHT, at('2026-03-10T12:00Z'), 'UTC')).toBe('bedtime');
  });

  it('follows the clock on the wall in every zone, also when clocks change', () => {
    fc.assert(
      fc.property(instant, zone, (now, where) => {
        const hour = new Date(wallTimeAt(now, where)).getUTCHours();
        expect(boardThemeAt('auto', NIGHT, now, where)).toBe(hour >= 20 || hour < 6 ? 'bedtime' : 'day');
        expect(isNightAt(NIGHT, now, where)).toBe(hour >= 21 || hour < 6);
      }),
    );
  });
});

describe('nightLevelAt', () => {
  const level = (time: string, shown = board()) => nightLevelAt(shown, at(`2026-03-10T${time}Z`));

  it('fades within the ten minutes before the night hours', () => {
    expect(level('20:49:59')).toBe(0);
    expect(level('20:50:00')).toBeCloseTo(0.1);
    expect(level('20:54:00')).toBeCloseTo(0.5);
    expect(level('20:59:00')).toBe(1);
    expect(level('05:59:59')).toBe(1);
    expect(level('06:00:00')).toBe(0);
    expect(level('23:00:00', board({ night: null }))).toBe(0);
  });

  it('is delayed by at most an hour for a running routine', () => {
    const shown = running('2026-03-10T20:30:00Z');
    expect(level('20:55:00', shown)).toBe(0);
    expect(level('21:49:59', shown)).toBe(0);
    expect(level('21:50:00', shown)).toBe(1);
    expect(level('20:59:00', running('2026-03-10T20:30:00Z', '2026-03-10T20:40:00Z'))).toBe(1);
  });

  it('shows a routine that starts before the night hours end', () => {
    const shown = running('2026-03-10T05:30:00Z');
    expect(level('05:29:00')).toBe(1);
    expect(level('05:31:00', shown)).toBe(0);
  });

  it('only gets darker between its start and the end of the night', () => {
    fc.assert(
      fc.property(instant, zone, (now, timezone) => {
        const family = { ...board().family, timezone };
        const shown = { ...board(), family };
        const before = nightLevelAt(shown, now);
        const after = nightLevelAt(shown, now + MINUTE_MS);
        const isOver = !isNightAt(NIGHT, now + MINUTE_MS, timezone);
        fc.pre(!(before === 1 && isOver));
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('shiftAt', () => {
  it('moves by one pixel per tick along eight points within its reach', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(3, 6), (now, reach) => {
        const [a, b] = [shiftAt(now, reach), shiftAt(now + TICK_MS, reach)];
        expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBe(1);
        expect(Math.max(Math.abs(a.x), Math.abs(a.y))).toBe(reach);
      }),
    );
    const lap = Array.from({ length: 48 }, (_, step) => JSON.stringify(shiftAt(step * TICK_MS, 6)));
    expect(new Set(lap).size).toBe(48);
  });
});

it('moves the night clock to each of four places for ten minutes', () => {
  const start = at('2026-03-10T00:00Z');
  const places = Array.from({ length: 40 }, (_, minute) => nightPlaceAt(start + minute * MINUTE_MS));
  expect([...new Set(places)].toSorted()).toEqual([0, 1, 2, 3]);
  expect(places.filter((place) => place === 2)).toHaveLength(10);
});

describe('isReloadDue', () => {
  const page: BoardPage = {
    openMs: 20 * HOUR_MS,
    untouchedMs: HOUR_MS,
    pendingChecks: 0,
    newBuild: 'none',
    refreshMinute: 20,
  };
  const due = (time: string, more: Partial<BoardPage> = {}) =>
    isReloadDue({ ...page, ...more }, at(`2026-03-10T${time}Z`), 'UTC');

  it('takes a new build between 2 and 5 AM', () => {
    expect(due('01:59:59', { newBuild: 'known' })).toBe(false);
    expect(due('02:00:00', { newBuild: 'known' })).toBe(true);
    expect(due('04:59:59', { newBuild: 'known' })).toBe(true);
    expect(due('05:00:00', { newBuild: 'known' })).toBe(false);
  });

  it('is delayed while someone may be using the board or checks are kept', () => {
    expect(due('03:00:00', { newBuild: 'known', untouchedMs: 9 * MINUTE_MS })).toBe(false);
    expect(due('03:00:00', { newBuild: 'known', pendingChecks: 1 })).toBe(false);
  });

  it('takes a build that the server requires at any time, two minutes after the last touch', () => {
    expect(due('12:00:00', { newBuild: 'refused', untouchedMs: 2 * MINUTE_MS })).toBe(true);
    expect(due('12:00:00', { newBuild: 'refused', untouchedMs: MINUTE_MS })).toBe(false);
    expect(due('12:00:00', { newBuild: 'refused', openMs: 5 * MINUTE_MS })).toBe(false);
  });

  it('refreshes once per night after a minute between 3 and 4 AM', () => {
    expect(due('03:19:00')).toBe(false);
    expect(due('03:20:00')).toBe(true);
    expect(due('03:59:00')).toBe(true);
    expect(due('04:00:00')).toBe(false);
    expect(due('03:30:00', { openMs: 10 * MINUTE_MS })).toBe(false);
  });

  it('reloads at most once per night, also when a build stays new or clocks change', () => {
    const night = fc.record({
      start: instant,
      where: zone,
      refreshMinute: fc.nat({ max: 59 }),
      newBuild: fc.constantFrom('none' as const, 'known' as const),
    });
    fc.assert(
      fc.property(night, ({ start, where, ...more }) => {
        let openMs = 20 * HOUR_MS;
        const reloads: number[] = [];
        for (let minute = 0; minute < 48 * 60; minute += 1) {
          openMs += MINUTE_MS;
          if (!isReloadDue({ ...page, ...more, openMs }, start + minute * MINUTE_MS, where)) continue;
          openMs = 0;
          reloads.push(minute);
        }
        const gaps = reloads.slice(1).map((minute, index) => minute - (reloads[index] ?? 0));
        expect(Math.min(Infinity, ...gaps)).toBeGreaterThan(19 * 60);
      }),
      { numRuns: 20 },
    );
  });
});

describe('isReadDue', () => {
  const due = (readAt: string, now: string, isLive = true, jitter = 0.5) =>
    isReadDue({ readAt: at(readAt), isLive, jitter }, at(now), 'Europe/Berlin');

  it('reads every ten minutes, and about every minute while the socket is down', () => {
    expect(due('2026-03-10T10:00:00Z', '2026-03-10T10:09:59Z')).toBe(false);
    expect(due('2026-03-10T10:00:00Z', '2026-03-10T10:10:00Z')).toBe(true);
    expect(due('2026-03-10T10:00:00Z', '2026-03-10T10:00:59Z', false)).toBe(false);
    expect(due('2026-03-10T10:00:00Z', '2026-03-10T10:01:00Z', false)).toBe(true);
    expect(due('2026-03-10T10:00:00Z', '2026-03-10T10:00:45Z', false, 0)).toBe(true);
    expect(due('2026-03-10T10:00:00Z', '2026-03-10T10:01:14Z', false, 1)).toBe(false);
  });

  it('reads at local midnight and when the part of the day changes', () => {
    expect(due('2026-03-10T22:59:50Z', '2026-03-10T23:00:00Z')).toBe(true);
    expect(due('2026-03-10T10:59:50Z', '2026-03-10T11:00:00Z')).toBe(true);
    expect(due('2026-03-10T15:59:50Z', '2026-03-10T16:00:00Z')).toBe(true);
    expect(due('2026-03-10T11:59:50Z', '2026-03-10T12:00:00Z')).toBe(false);
  });

  it('reads after the clock was corrected backwards', () => {
    expect(due('2026-03-10T14:00:00Z', '2026-03-10T13:00:00Z')).toBe(true);
  });
});

describe('boardOn', () => {
  const shown = board({
    lanes: [
      lane({ chores: [chore({ choreId: 'today' })], paused: { until: '2026-03-10' } }),
      lane({ kid: { ...lane().kid, id: 'leo' }, paused: { until: null } }),
    ],
    tomorrow: {
      date: '2026-03-11',
      lanes: [
        {
          kidId: 'mia',
          chores: [chore({ neededCount: 2 }), chore({ choreId: 'any', anytime: true, flexible: true })],
        },
        { kidId: 'leo', chores: [] },
      ],
      grabs: [{ chore: chore({ choreId: 'trash' }), kidIds: ['mia', 'leo'] }],
    },
  });

  it('is as it was read until midnight', () => {
    expect(boardOn(shown, '2026-03-10')).toBe(shown);
    expect(boardOn(shown, '2026-03-09')).toBe(shown);
  });

  it('shows the next day with empty nests', () => {
    const next = boardOn(shown, '2026-03-11');
    const [mia, leo] = next?.lanes ?? [];
    expect(next?.today).toBe('2026-03-11');
    expect(mia?.chores.map(({ choreId }) => choreId)).toEqual(['c1', 'any']);
    expect(mia?.nest.places).toHaveLength(3);
    expect(mia?.nest.surprise).toBe('none');
    expect(mia?.paused).toBeNull();
    expect(leo?.paused).toEqual({ until: null });
    expect(next?.grabs).toEqual(shown.tomorrow.grabs);
  });

  it('is unknown after the next day', () => {
    expect(boardOn(shown, '2026-03-12')).toBeNull();
  });
});
