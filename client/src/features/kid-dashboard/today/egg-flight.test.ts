import { expect, it } from 'vitest';
import type { KidChore } from '@shared/contracts/plan';
import { withoutFlying } from './egg-flight';

const of = (id: string) => ({ chore: { id } }) as KidChore;
const places = [
  { look: 'hatched' as const, chore: of('a') },
  { look: 'waiting' as const, chore: of('a') },
  { look: 'waiting' as const, chore: of('b') },
];

it('leaves out the egg that waits of each chore in the air, and no chick', () => {
  expect(withoutFlying(places, ['a']).map(({ look }) => look)).toEqual(['hatched', 'waiting', 'empty']);
  expect(withoutFlying(places, ['a', 'b']).map(({ look }) => look)).toEqual(['hatched', 'empty', 'empty']);
  expect(withoutFlying(places, ['c', 'a', 'a']).map(({ look }) => look)).toEqual([
    'hatched',
    'waiting',
    'empty',
  ]);
  expect(withoutFlying(places, [])).toEqual(places);
});
