import { describe, expect, it } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import type { FamilyPlan } from '@shared/contracts/plan';
import { plannedOf } from './planned';

const TODAY = '2026-06-24';
const make = (id: string, more: Partial<Chore> = {}) =>
  ({ id, sharing: 'each', schedule: { kind: 'days', days: [1, 2, 3] }, ...more }) as Chore;
type Cell = FamilyPlan['kids'][number]['cells'][number];
const cell = (choreId: string, day: string, state: Cell['state']): Cell => ({
  choreId,
  day,
  state,
  submissionId: state === 'done' || state === 'waiting' ? `${choreId} ${day}` : null,
  exception: null,
});
const plan = (chores: Chore[], cells: Cell[]): FamilyPlan => ({
  days: [],
  chores,
  kids: [{ kid: { id: 'mia' } as KidCard, cells }],
});

describe('plannedOf', () => {
  it('counts done, missed, late and pending chores, but not those open today or paused', () => {
    const cat = make('cat');
    const sums = plannedOf(
      [
        plan([cat], [cell('cat', '2026-06-15', 'done'), cell('cat', '2026-06-16', 'missed')]),
        plan(
          [cat],
          [
            cell('cat', '2026-06-22', 'planned'),
            cell('cat', '2026-06-23', 'waiting'),
            cell('cat', '2026-06-17', 'paused'),
            cell('cat', TODAY, 'planned'),
          ],
        ),
      ],
      TODAY,
    );
    expect(sums.get('mia')).toEqual({ done: 1, missed: 1, total: 4 });
  });

  it('ignores chores without a day and missed first-come chores', () => {
    const chores = [
      make('iron', { schedule: { kind: 'anytime' } }),
      make('laundry', { sharing: 'first' }),
      make('trash', { sharing: 'first' }),
    ];
    const cells = [
      cell('iron', '2026-06-22', 'done'),
      cell('laundry', '2026-06-22', 'missed'),
      cell('trash', '2026-06-23', 'done'),
      cell('gone', '2026-06-23', 'missed'),
    ];
    expect(plannedOf([plan(chores, cells)], TODAY).get('mia')).toEqual({ done: 1, missed: 0, total: 1 });
  });
});
