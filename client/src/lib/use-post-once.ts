import { post } from './api-client';
import { useIdempotencyKeys } from './use-idempotency-key';

/**
 * Returns how to send what must not be done twice: while nobody knows what became of a call, the same path with the same
 * body carries its idempotency key again, for `forMs` where the same can be meant anew later.
 */
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
