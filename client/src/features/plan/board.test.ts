import { describe, expect, it } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import type { FamilyPlan } from '@shared/contracts/plan';
import type { Schedule } from '@shared/rules/schedule';
import { boardRows, completionDay, nextInTurn, sumOf, tilesOf, type Tile } from './board';

const MONDAY = '2026-06-22';
const TUESDAY = '2026-06-23';
const WEDNESDAY = '2026-06-24';
const clock = { today: TUESDAY, weekStart: 0, dayOf: (timestamp: string) => timestamp.slice(0, 10) };

const kid = (id: string) => ({ id, name: id }) as KidCard;
const make = (id: string, more: Partial<Chore> = {}) =>
  ({
    id,
    sharing: 'each',
    partOfDay: null,
    kidIds: [],
    schedule: { kind: 'days', days: [1, 2, 3] },
    createdAt: '2026-06-01T00:00:00Z',
    ...more,
  }) as unknown as Chore;
type Cell = FamilyPlan['kids'][number]['cells'][number];
const cell = (choreId: string, day: string, state: Cell['state'], submissionId: string | null = null) => ({
  choreId,
  day,
  state,
  submissionId,
  exception: null,
});
const plan = (chores: Chore[], cells: Record<string, Cell[]>): FamilyPlan => ({
  days: [MONDAY, TUESDAY, WEDNESDAY],
  chores,
  kids: Object.entries(cells).map(([id, own]) => ({ kid: kid(id), cells: own })),
});
const shown = (tiles: readonly Tile[]) => tiles.map(({ chore, day, state }) => [chore.id, day, state]);

describe('boardRows', () => {
  it('separates late from planned chores and morning from evening', () => {
    const chores = [
      make('cat', { partOfDay: 'evening' }),
      make('bed', { partOfDay: 'morning' }),
      make('tidy'),
    ];
    const [mia] = boardRows(
      plan(chores, {
        mia: [
          cell('cat', MONDAY, 'planned'),
          cell('tidy', TUESDAY, 'planned'),
          cell('cat', TUESDAY, 'planned'),
          cell('bed', TUESDAY, 'done', 's1'),
        ],
      }),
      TUESDAY,
    );
    expect(shown(mia!.tiles.get(MONDAY)!)).toEqual([['cat', MONDAY, 'late']]);
    expect(mia!.tiles.get(TUESDAY)!.map(({ chore }) => chore.id)).toEqual(['bed', 'cat', 'tidy']);
  });

  it('shows first-come chores once with the kid who did them', () => {
    const laundry = make('laundry', { sharing: 'first' });
    const rows = boardRows(
      plan([laundry], {
        mia: [cell('laundry', TUESDAY, 'planned'), cell('laundry', WEDNESDAY, 'paused')],
        leo: [
          cell('laundry', MONDAY, 'done', 's1'),
          cell('laundry', TUESDAY, 'planned'),
          cell('laundry', WEDNESDAY, 'planned'),
        ],
      }),
      TUESDAY,
    );
    expect(rows.slice(0, 2).flatMap(tilesOf)).toEqual([]);
    const anyone = tilesOf(rows[2]!);
    expect(anyone).toHaveLength(3);
    expect(anyone.find(({ day }) => day === MONDAY)).toMatchObject({ state: 'done', holder: kid('leo') });
    // Mia is paused, but Leo could do it.
    expect(anyone.find(({ day }) => day === WEDNESDAY)).toMatchObject({ state: 'planned', holder: null });
  });

  it('excludes paused chores from the sums', () => {
    const [mia] = boardRows(
      plan([make('cat')], {
        mia: [
          cell('cat', MONDAY, 'done', 's1'),
          cell('cat', TUESDAY, 'waiting', 's2'),
          cell('cat', WEDNESDAY, 'paused'),
        ],
      }),
      TUESDAY,
    );
    expect(sumOf(tilesOf(mia!))).toEqual({ done: 1, total: 2 });
  });
});

describe('completionDay', () => {
  const on = (day: string, state: Tile['state'], schedule?: Schedule) =>
    completionDay({ chore: make('cat', schedule && { schedule }), day, state }, clock);

  it.each([
    ['its own, today', TUESDAY, 'planned', TUESDAY],
    ['its own, a week back', '2026-06-16', 'missed', '2026-06-16'],
    ['none, further back', '2026-06-15', 'missed', null],
    ['today, where it is still open', '2026-06-10', 'late', TUESDAY],
    ['none, where it is done', TUESDAY, 'done', null],
    ['none, where it waits', TUESDAY, 'waiting', null],
    ['none, where it lies ahead', WEDNESDAY, 'planned', null],
  ] as const)('is %s', (_what, day, state, expected) => {
    expect(on(day, state)).toBe(expected);
  });

  it('is today for a weekly chore, which is shown on its last day', () => {
    const weekly: Schedule = { kind: 'times', times: 1, per: 'week' };
    expect(on('2026-06-27', 'planned', weekly)).toBe(TUESDAY);
    expect(on('2026-07-04', 'planned', weekly)).toBeNull();
  });
});

describe('nextInTurn', () => {
  const kids = [kid('mia'), kid('leo'), kid('ava')];

  it('returns the next kid of the chore, and the first after the last', () => {
    const dishes = make('dishes', { kidIds: ['mia', 'ava'] });
    expect(nextInTurn(dishes, kid('mia'), kids)?.id).toBe('ava');
    expect(nextInTurn(dishes, kid('ava'), kids)?.id).toBe('mia');
  });

  it('returns null for a single kid', () => {
    expect(nextInTurn(make('dishes', { kidIds: ['mia'] }), kid('mia'), kids)).toBeNull();
  });
});
