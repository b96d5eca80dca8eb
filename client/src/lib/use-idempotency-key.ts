import { useState } from 'react';
import { ApiError } from './api-client';
import { newIdempotencyKey } from './idempotency-key';

/** True when nobody knows whether the server did it: the network broke, or the first attempt is still under way. */
export function isOutcomeOpen(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.code === 'in_progress';
}

export interface IdempotencyKey {
  /** The key of what is meant now; the same one until the outcome is known. */
  current: () => string;
  /** The outcome, with the error if there was one. Only a known one ends the use of the key. */
  settled: (error?: Error) => void;
}

/**
 * One idempotency key for what is meant: a tap that failed in the network and is tapped again carries the key of the
 * first, so that the server does it once. Another `subject` (another price, say) takes another key.
 */
export function useIdempotencyKey(subject: string): IdempotencyKey {
  return useIdempotencyKeys()(subject);
}

/**
 * The same for whichever subjects are meant, several at once too. An open outcome is forgotten after `forMs`: what can
 * be meant again soon without being the same, as the next turn of a chore, says how soon.
 */
export function useIdempotencyKeys(forMs = Infinity): (subject: string) => IdempotencyKey {
  const [keys] = useState(() => new Map<string, { key: string; since: number }>());
  return (subject) => ({
    current: () => {
      let held = keys.get(subject);
      if (!held || Date.now() - held.since > forMs) {
        held = { key: newIdempotencyKey(), since: Date.now() };
        keys.set(subject, held);
      }
      return held.key;
    },
    settled: (error) => {
      if (!error || !isOutcomeOpen(error)) keys.delete(subject);
    },
  });
}
