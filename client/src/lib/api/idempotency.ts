import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, post, put } from './api-client';

/** Whether the outcome is unknown: after a network error, or during the first attempt. */
export function isOutcomeOpen(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.code === 'in_progress';
}

interface IdempotencyKey {
  /** Returns the same key until the outcome is known. */
  current: () => string;
  /** Reports the outcome. Only a known one ends the key's use. */
  settled: (error?: Error) => void;
}

/** A key per intent: a retry after a network error reuses it, and another `subject` gets a new one. */
export function useIdempotencyKey(subject: string): IdempotencyKey {
  return useIdempotencyKeys()(subject);
}

/**
 * Like `useIdempotencyKey`, for several subjects. After `forMs`, an unknown outcome is forgotten, because the
 * action may be repeated intentionally.
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

/** `crypto.randomUUID` requires a secure origin. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reuses the idempotency key of the same request while its outcome is unknown, up to `forMs`. */
export function usePostOnce(forMs?: number) {
  const keyOf = useIdempotencyKeys(forMs);
  return async <Answer>(path: string, body: unknown = {}): Promise<Answer> => {
    const key = keyOf(`${path} ${JSON.stringify(body)}`);
    try {
      const answer = await post<Answer>(path, body, { idempotencyKey: key.current() });
      key.settled();
      return answer;
    } catch (error) {
      key.settled(error as Error);
      throw error;
    }
  };
}

/** Saves a record, safely retried after a lost response. `changed` refetches, even after a failure. */
export function useSaveRecord<Saved, Body>(
  path: string,
  id: string | undefined,
  changed: (client: QueryClient) => Promise<void>,
) {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (body: Body) =>
      id === undefined ? postOnce<Saved>(path, body) : put<Saved>(`${path}/${encodeURIComponent(id)}`, body),
    onSuccess: () => changed(client),
    onError: () => void changed(client),
  });
}
