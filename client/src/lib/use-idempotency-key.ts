import { useRef } from 'react';
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

/** The same for whichever subject is meant at the moment. */
export function useIdempotencyKeys(): (subject: string) => IdempotencyKey {
  const held = useRef<{ subject: string; key: string } | null>(null);
  return (subject) => ({
    current: () => {
      if (held.current?.subject !== subject) held.current = { subject, key: newIdempotencyKey() };
      return held.current.key;
    },
    settled: (error) => {
      if (!error || !isOutcomeOpen(error)) held.current = null;
    },
  });
}
