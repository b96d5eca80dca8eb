import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ChoreBody } from '@shared/contracts/chores';
import { choresChanged } from '@/features/chores/chores.api';
import type { Idea } from './ideas';
import type { ChoreIdea } from './chore-ideas';

/** Either `post`, or the function from `usePostOnce`. */
type SendIdea = (path: string, body: object) => Promise<unknown>;

export interface Added<Kind extends Idea> {
  added: readonly Kind[];
  failed: readonly Kind[];
  error?: unknown;
}

/**
 * Adds ideas in reverse order, because lists show the newest first. If the list can't be refetched after a
 * failure, `send` reports whether a retry could add an idea twice.
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

const bodyOf = ({ ages: _ages, room: _room, years: _years, ...body }: ChoreIdea): ChoreBody => body;

export const useAddChoreIdeas = (send: SendIdea) => useAddIdeas('/api/chores', bodyOf, choresChanged, send);
