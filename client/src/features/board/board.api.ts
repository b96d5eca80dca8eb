import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Board } from '@shared/contracts/boards';
import { getIfChanged } from '@/lib/api-client';
import { queryKeys } from '@/lib/query-keys';
import { readKeptBoard } from './board-device';

export const boardQuery = queryOptions({
  queryKey: queryKeys.board,
  queryFn: ({ client, queryKey, signal }) =>
    getIfChanged('/api/board', client.getQueryData<Board>(queryKey), { signal }),
  // Data merged from two responses would have no ETag.
  structuralSharing: false,
  // The last data is there at once, also without a network.
  initialData: () => readKeptBoard()?.board,
  initialDataUpdatedAt: () => readKeptBoard()?.readAt,
  refetchOnMount: 'always',
});

/** Everything that this board shows. */
export function useBoard() {
  return useQuery(boardQuery);
}
