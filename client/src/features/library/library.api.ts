import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Idea } from './ideas';

/** Sends one idea to be added: `post`, or what `usePostOnce` returns. */
export type SendIdea = (path: string, body: object) => Promise<unknown>;

export interface Added<Kind extends Idea> {
  added: readonly Kind[];
  failed: readonly Kind[];
  /** Why the first of them failed. */
  error?: unknown;
}

/**
 * Adds ideas one after the other, the last first, since lists show the newest first. After a failure the rest is not
 * tried, and the list is read again: one of which only the response was lost is there already. Where that cannot be read
 * either, `send` says whether the next attempt may add it twice.
 */
export function useAddIdeas<Kind extends Idea>(
  path: string,
  bodyOf: (idea: Kind) => object,
  changed: (client: QueryClient) => Promise<void>,
  send: SendIdea,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ideas: readonly Kind[]): Promise<Added<Kind>> => {
      const left = [...ideas];
      const added: Kind[] = [];
      try {
        for (let idea = left.at(-1); idea; idea = left.at(-1)) {
          await send(path, bodyOf(idea));
          added.push(idea);
          left.pop();
        }
        return { added, failed: [] };
      } catch (error) {
        return { added, failed: left, error };
      } finally {
        await changed(client);
      }
    },
  });
}
