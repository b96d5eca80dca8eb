import type { Chore } from '@shared/contracts/chores';
import { plural } from '@/lib/format';
import type { ChoreState } from './chore-state';

/** Everything a chore's tile says, for ears. */
export function choreAloud(chore: Chore, { state, note, praise }: ChoreState): string {
  const end = {
    available: '',
    waiting: 'It is waiting for a grown-up.',
    resting: 'It is resting.',
  }[state];
  const parts = [chore.name, chore.description, plural(chore.starReward, 'star')];
  if (note !== null) parts.push('Almost! Try again', note);
  if (praise !== null) parts.push('Well done', praise);
  return [...parts.filter(Boolean).map((part) => `${part}.`), end].join(' ').trim();
}
