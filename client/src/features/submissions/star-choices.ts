import { useState } from 'react';
import type { ChoreSubmission } from '@shared/contracts/submissions';

/** The stars on the cards of the finished chores: the chore's own until the parent says otherwise. */
export interface StarChoices {
  /** `null` while the field is empty. */
  of: (submission: ChoreSubmission) => number | null;
  choose: (submissionId: string, stars: number | null) => void;
}

/** Holds what is chosen on the cards where both they and 'Approve all' can see it. */
export function useStarChoices(): StarChoices {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number | null>>(() => new Map());
  return {
    of: ({ id, chore }) => chosen.get(id) ?? (chosen.has(id) ? null : chore.starReward),
    choose: (id, stars) => setChosen((now) => new Map(now).set(id, stars)),
  };
}
