import { describe, expect, it } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { choreState } from './chore-state';

const chore = {
  id: 'c1',
  name: 'Wash the dishes',
  description: null,
  starReward: 5,
  isActive: true,
} as Chore;
const submission = (changes: Partial<ChoreSubmission>) =>
  ({ choreId: 'c1', status: 'approved', parentNotes: null, ...changes }) as ChoreSubmission;

describe('what a grown-up said with an approval', () => {
  it('stands on the tile until the chore is done again', () => {
    const praised = submission({ parentNotes: 'So shiny!' });
    const state = choreState(chore, [praised]);
    expect(state).toEqual({ state: 'available', note: null, praise: 'So shiny!' });
    const again = choreState(chore, [submission({ status: 'pending' }), praised]);
    expect(again).toEqual({ state: 'waiting', note: null, praise: null });
  });

  it('is not there when they said nothing, or when the chore is inactive', () => {
    expect(choreState(chore, [submission({})]).praise).toBeNull();
    expect(
      choreState({ ...chore, isActive: false }, [submission({ parentNotes: 'Fine' })]).praise,
    ).toBeNull();
  });
});
