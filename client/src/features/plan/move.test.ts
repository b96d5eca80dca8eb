import { describe, expect, it } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import type { Tile } from './board';
import { changesOf, refusalOf, removeKid, restore, skip, type Target } from './move';
import { pausesOf } from './pauses';

const MONDAY = '2026-06-22';
const TUESDAY = '2026-06-23';
const THURSDAY = '2026-06-25';
const FRIDAY = '2026-06-26';
const SATURDAY = '2026-06-27';

const kid = (id: string, name: string) => ({ id, name }) as KidCard;
const mia = kid('mia', 'Mia');
const leo = kid('leo', 'Leo');
const noa = kid('noa', 'Noa');
const kids = [mia, leo, noa];
const noaPaused = { ...noa, pausedFrom: SATURDAY, pausedUntil: SATURDAY };
const facts = {
  kids,
  clock: { today: TUESDAY, weekStart: 0, dayOf: (timestamp: string) => timestamp.slice(0, 10) },
  rests: pausesOf(undefined, [noaPaused] as unknown as Parameters<typeof pausesOf>[1]),
};

const make = (more: Partial<Chore> = {}) =>
  ({
    id: 'cat',
    name: 'Feed the cat',
    sharing: 'each',
    kidIds: ['mia', 'noa'],
    schedule: { kind: 'days', days: [2, 5] },
    createdAt: '2026-06-01T00:00:00Z',
    ...more,
  }) as Chore;
const tileOf = (more: Partial<Tile> = {}, chore: Partial<Chore> = {}): Tile => ({
  key: 'cat/tile',
  chore: make(chore),
  day: TUESDAY,
  state: 'planned',
  kid: mia,
  holder: null,
  submissionId: null,
  exception: null,
  fromKid: null,
  ...more,
});
const exception = (
  kind: 'moved' | 'skipped' | 'assigned',
  from: string,
  fromKidId: string | null = null,
) => ({
  kind,
  from,
  fromKidId,
  by: 'Robin',
});
const lift = (tile: Tile) => ({ chore: tile.chore, tile });
const toDay = (day: string): Target => ({ kidId: 'mia', day });
const toKid = (kidId: string | null, day = TUESDAY): Target => ({ kidId, day });

describe('moving one occurrence', () => {
  it('sends its scheduled day, and the undo restores the schedule', () => {
    const { once } = changesOf(lift(tileOf()), toDay(THURSDAY), facts);
    const occurrence = { choreId: 'cat', dueOn: TUESDAY, kidId: 'mia' };
    expect(once).toMatchObject({
      title: 'Moved to Thursday',
      write: { occurrence, change: { movedTo: THURSDAY } },
      undo: { occurrence, change: null },
    });
  });

  it('after a second move, the undo sends the earlier day', () => {
    const moved = tileOf({ day: THURSDAY, exception: exception('moved', TUESDAY) });
    const { once } = changesOf(lift(moved), toDay('2026-06-24'), facts);
    expect(once).toMatchObject({
      write: { occurrence: { dueOn: TUESDAY }, change: { movedTo: '2026-06-24' } },
      undo: { occurrence: { dueOn: TUESDAY }, change: { movedTo: THURSDAY } },
    });
  });

  it('back to its scheduled day removes the change', () => {
    const moved = tileOf({ day: THURSDAY, exception: exception('moved', TUESDAY) });
    expect(changesOf(lift(moved), toDay(TUESDAY), facts).once?.write).toMatchObject({ change: null });
    expect(restore(moved, kids)?.label).toBe('Move back to Tuesday');
  });

  it('names no kid if the kids share the chore', () => {
    const first = tileOf({ kid: null }, { sharing: 'first' });
    expect(skip(first).write).toEqual({
      occurrence: { choreId: 'cat', dueOn: TUESDAY, kidId: undefined },
      change: { skipped: true },
    });
  });

  it('gives it to another kid, and names the first kid when that is changed again', () => {
    const given = tileOf({ kid: leo, exception: exception('assigned', TUESDAY, 'mia'), fromKid: mia });
    expect(changesOf(lift(tileOf()), toKid('leo'), facts).once).toMatchObject({
      title: 'Given to Leo',
      write: { occurrence: { kidId: 'mia' }, change: { assignedTo: 'leo' } },
    });
    expect(skip(given)).toMatchObject({
      write: { occurrence: { kidId: 'mia' }, change: { skipped: true } },
      undo: { occurrence: { kidId: 'mia' }, change: { assignedTo: 'leo' } },
    });
    expect(changesOf(lift(given), toKid('mia'), facts).once?.write).toMatchObject({ change: null });
  });
});

describe('moving from now on', () => {
  it.each<[string, Tile, Target, object | undefined]>([
    ['the weekday', tileOf(), toDay(THURSDAY), { schedule: { kind: 'days', days: [4, 5] } }],
    [
      'the first of every few days',
      tileOf({}, { schedule: { kind: 'every', days: 3, from: TUESDAY } }),
      toDay(THURSDAY),
      { schedule: { kind: 'every', days: 3, from: THURSDAY } },
    ],
    ['the kid', tileOf(), toKid('leo'), { kidIds: ['leo', 'noa'] }],
    ['all kids to anyone', tileOf({}, { kidIds: ['mia'] }), toKid(null), { sharing: 'first', kidIds: [] }],
    [
      'anyone to one kid',
      tileOf({ kid: null }, { sharing: 'first' }),
      toKid('leo'),
      { kidIds: ['leo'], sharing: 'each' },
    ],
    ['nothing for a move to one of its weekdays', tileOf(), toDay(FRIDAY), undefined],
    ['no kids for a chore with turns', tileOf({}, { sharing: 'turns' }), toKid('noa'), undefined],
    [
      'nothing for a chore that is done once',
      tileOf({}, { schedule: { kind: 'once', on: TUESDAY } }),
      toDay(FRIDAY),
      undefined,
    ],
  ])('changes %s', (_what, tile, to, update) => {
    const { always } = changesOf(lift(tile), to, facts);
    expect(always && 'update' in always.write ? always.write.update : undefined).toEqual(update);
  });

  it('is undone with the previous fields', () => {
    const { always } = changesOf(lift(tileOf()), toDay(THURSDAY), facts);
    expect(always?.undo).toEqual({
      choreId: 'cat',
      update: { schedule: { kind: 'days', days: [2, 5] } },
    });
  });

  it('gives a chore without a day a date or a weekday', () => {
    const chore = make({ schedule: { kind: 'anytime' } });
    const { once, always } = changesOf({ chore, tile: null }, { day: FRIDAY, kidId: 'leo' }, facts);
    expect([once?.write, always?.write]).toEqual([
      {
        choreId: 'cat',
        update: { schedule: { kind: 'once', on: FRIDAY }, kidIds: ['leo'], sharing: 'each' },
      },
      { choreId: 'cat', update: { schedule: { kind: 'days', days: [5] }, kidIds: ['leo'], sharing: 'each' } },
    ]);
  });
});

describe('refusalOf', () => {
  const moved = tileOf({ day: THURSDAY, exception: exception('moved', TUESDAY) });
  const given = tileOf({ kid: leo, exception: exception('assigned', TUESDAY, 'mia'), fromKid: mia });
  it.each<[Tile, Target, string | null]>([
    [tileOf(), toDay(THURSDAY), null],
    [tileOf(), toKid('leo'), null],
    [tileOf(), toKid(null), null],
    [tileOf(), toDay(MONDAY), 'That day has passed'],
    [tileOf({ kid: noa, day: FRIDAY }), { kidId: 'noa', day: SATURDAY }, 'Noa is paused on Saturday'],
    [tileOf(), toDay(FRIDAY), 'It’s due on Friday anyway'],
    [tileOf(), toDay(SATURDAY), 'It’s due again on Friday'],
    [tileOf({ day: FRIDAY }), toDay(TUESDAY), 'It’s due on Tuesday anyway'],
    [
      tileOf({ day: FRIDAY }, { schedule: { kind: 'days', days: [4, 5] } }),
      toDay('2026-06-24'),
      'It’s due on Thursday before that',
    ],
    [tileOf(), toKid('noa'), 'Noa has it on Tuesday anyway'],
    [tileOf(), toKid('leo', THURSDAY), 'Change the day or the kid, not both at once'],
    [tileOf({}, { sharing: 'turns' }), toKid(null), 'The kids take turns with this chore'],
    [tileOf({}, { sharing: 'turns' }), toKid('noa'), null],
    [given, { kidId: 'leo', day: THURSDAY }, 'Give it back to Mia first'],
    [given, toKid('mia'), null],
    [moved, toKid('leo', THURSDAY), 'Move it back to Tuesday first'],
    [
      tileOf({ state: 'late', day: MONDAY }, { schedule: { kind: 'once', on: MONDAY } }),
      toKid('leo', MONDAY),
      null,
    ],
    [
      tileOf({}, { schedule: { kind: 'once', on: TUESDAY } }),
      toDay('2026-08-01'),
      'That’s more than 31 days ahead',
    ],
    [
      tileOf({}, { schedule: { kind: 'times', times: 1, per: 'week' } }),
      toDay(THURSDAY),
      'Only chores with a day can be moved',
    ],
  ])('case %#: %s', (tile, to, refusal) => {
    expect(refusalOf(lift(tile), to, facts)).toBe(refusal);
  });
});

it('removes a kid from a chore unless no kid would remain', () => {
  const everyone = ['mia', 'leo', 'noa'];
  expect(removeKid(make(), mia, everyone)).toMatchObject({
    write: { update: { kidIds: ['noa'] } },
    undo: { update: { kidIds: ['mia', 'noa'] } },
  });
  expect(removeKid(make({ kidIds: [] }), mia, everyone)?.undo).toMatchObject({ update: { kidIds: [] } });
  expect(removeKid(make({ kidIds: ['mia'] }), mia, everyone)).toBeNull();
});
