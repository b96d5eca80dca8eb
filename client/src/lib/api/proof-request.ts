import { createStore, useStore } from '@/lib/storage/store';

/** Settles the pending calls. Null if no call is pending. */
const asked = createStore<((proved: boolean) => void) | null>(null);
let answer = Promise.resolve(false);
let places = 0;

/**
 * Concurrent calls share one dialog. Resolves to false on pages without `ProofPlace`, such as kids' pages.
 */
export function askForProof(): Promise<boolean> {
  if (places === 0) return Promise.resolve(false);
  if (asked.get() === null) answer = new Promise((resolve) => asked.set(resolve));
  return answer;
}

/** Pending calls are repeated if `proved`, else they fail. */
export function answerProof(proved: boolean): void {
  asked.get()?.(proved);
  asked.set(null);
}

export const useProofAsked = (): boolean => useStore(asked) !== null;

export function offerProof(): () => void {
  places += 1;
  return () => {
    places -= 1;
    if (places === 0) answerProof(false);
  };
}
