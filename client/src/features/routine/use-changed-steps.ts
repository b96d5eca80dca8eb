import { useEffect, useState } from 'react';
import type { Step } from '@shared/rules/routine';

const CHANGED_MS = 6000;

/** Whether an adult has just changed the steps. */
export function useChangedSteps(steps: readonly Step[]): boolean {
  const text = JSON.stringify(steps);
  const [seen, setSeen] = useState({ text, isChanged: false });
  if (seen.text !== text) setSeen({ text, isChanged: true });
  useEffect(() => {
    if (!seen.isChanged) return undefined;
    const timer = setTimeout(() => setSeen({ text: seen.text, isChanged: false }), CHANGED_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.isChanged;
}
