import { useState } from 'react';
import type { ChoreSubmission } from '@shared/contracts/submissions';

/** The stars to award per submission, by default the chore's. */
export interface StarChoices {
  /** Null while the field is empty. */
  of: (submission: ChoreSubmission) => number | null;
  choose: (submissionId: string, stars: number | null) => void;
}

/** Shared by the cards and 'Approve all'. */
export function useStarChoices(): StarChoices {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number | null>>(() => new Map());
  return {
    of: ({ id, chore }) => chosen.get(id) ?? (chosen.has(id) ? null : chore.starReward),
    choose: (id, stars) => setChosen((now) => new Map(now).set(id, stars)),
  };
}
