import { notifyManager, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Board, BoardLane } from '@shared/contracts/boards';
import { getIfChanged } from '@/lib/api/api-client';
import { queryKeys } from '@/lib/api/query-keys';
import { readKeptBoard } from './board-device';

export const boardQuery = queryOptions({
  queryKey: queryKeys.board,
  queryFn: ({ client, queryKey, signal }) =>
    getIfChanged('/api/board', client.getQueryData<Board>(queryKey), { signal }),
  // Data merged from two responses would have no ETag.
  structuralSharing: false,
  // The last data is shown immediately, also without a network.
  initialData: () => readKeptBoard()?.board,
  initialDataUpdatedAt: () => readKeptBoard()?.readAt,
  refetchOnMount: 'always',
});

/** Everything that this board shows. */
export function useBoard() {
  return useQuery(boardQuery);
}

/** Shows a lane from a response, and then `change`. A read that has begun may be older, so it starts again. */
export async function showLane(
  client: QueryClient,
  lane: BoardLane,
  change: (board: Board) => Board = (board) => board,
): Promise<void> {
  const filters = { queryKey: queryKeys.board, exact: true };
  const isReading = client.isFetching(filters) > 0;
  if (isReading) await client.cancelQueries(filters);
  client.setQueryData<Board>(
    queryKeys.board,
    (board) =>
      board &&
      change({ ...board, lanes: board.lanes.map((one) => (one.kid.id === lane.kid.id ? lane : one)) }),
  );
  if (isReading) void client.invalidateQueries(filters);
  // The lane appears in the next task. A kept check that is dropped before would leave a gap.
  await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()));
}
