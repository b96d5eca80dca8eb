import { post } from './api-client';
import { useIdempotencyKeys } from './use-idempotency-key';

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
