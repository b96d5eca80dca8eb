import { useState } from 'react';
import type { ChoreSubmission } from '@shared/contracts/submissions';

export interface StarChoices {
  of: (submission: ChoreSubmission) => number | null;
  choose: (submissionId: string, stars: number | null) => void;
}

export function useStarChoices(): StarChoices {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number | null>>(() => new Map());
  return {
    of: ({ id, chore }) => chosen.get(id) ?? (chosen.has(id) ? null : chore.starReward),
    choose: (id, stars) => setChosen((now) => new Map(now).set(id, stars)),
  };
}
