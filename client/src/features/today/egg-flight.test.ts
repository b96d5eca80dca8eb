import { expect, it } from 'vitest';
import type { KidChore } from '@shared/contracts/plan';
import { withoutFlying } from './egg-flight';

const of = (id: string) => ({ chore: { id } }) as KidChore;
const places = [
  { look: 'hatched' as const, chore: of('a') },
  { look: 'waiting' as const, chore: of('a') },
  { look: 'waiting' as const, chore: of('b') },
];

it('empties the place of each flying chore, but moves no egg and hides no chick', () => {
  expect(withoutFlying(places, ['a']).map(({ look }) => look)).toEqual(['hatched', 'empty', 'waiting']);
  expect(withoutFlying(places, ['a', 'b']).map(({ look }) => look)).toEqual(['hatched', 'empty', 'empty']);
  expect(withoutFlying(places, ['c', 'a', 'a']).map(({ look }) => look)).toEqual([
    'hatched',
    'empty',
    'waiting',
  ]);
  expect(withoutFlying(places, [])).toEqual(places);
});
