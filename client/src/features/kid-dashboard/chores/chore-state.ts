import type { Chore } from '@shared/contracts/chores';
import type { ChoreSubmission } from '@shared/contracts/submissions';

export interface ChoreState {
  state: 'available' | 'waiting' | 'inactive';
  /** What a grown-up said when the last submission was rejected; '' when they said nothing, null when none was. */
  note: string | null;
  /** What a grown-up said when it was last approved; null when they said nothing. */
  praise: string | null;
}

/** Where a chore stands for the kid whose `submissions` these are (pending first, then newest first). */
export function choreState(chore: Chore, submissions: readonly ChoreSubmission[]): ChoreState {
  const latest = submissions.find(({ choreId }) => choreId === chore.id);
  if (latest?.status === 'pending') return { state: 'waiting', note: null, praise: null };
  if (!chore.isActive) return { state: 'inactive', note: null, praise: null };
  return {
    state: 'available',
    note: latest?.status === 'rejected' ? (latest.parentNotes ?? '') : null,
    praise: latest?.status === 'approved' ? latest.parentNotes : null,
  };
}

/** Inactive chores stand last; the others keep the server's order, so that no tile moves under a finger. */
export function inOrder(chores: readonly Chore[]): Chore[] {
  return chores.toSorted((a, b) => Number(b.isActive) - Number(a.isActive));
}
