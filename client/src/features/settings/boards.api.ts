import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type {
  Board,
  FamilyBoard,
  CalendarInput,
  FamilyCalendar,
  UpdateCalendarInput,
} from '@shared/contracts/boards';
import type { BoardInput, BoardSettings, Device } from '@shared/contracts/devices';
import { MINUTE_MS } from '@shared/constants';
import { toastFailure } from '@/components/ui/use-toast';
import { useChangeDevice } from '@/features/devices/devices.api';
import { get, put, del } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';
import { usePostOnce } from '@/lib/api/idempotency';

const FAMILY_BOARD = '/api/family/board';
const FAMILY_BOARD_KEY = queryKeys.familyBoard;

const familyBoardQuery = queryOptions({
  queryKey: FAMILY_BOARD_KEY,
  queryFn: ({ signal }) => get<FamilyBoard>(FAMILY_BOARD, { signal }),
});

/** The settings of all boards of the family. */
export const useFamilyBoard = () => useQuery(familyBoardQuery);

/** Everything that a board shows. */
export const useBoardPreview = (id: string) =>
  useQuery({
    queryKey: queryKeys.boardPreview(id),
    queryFn: ({ signal }) => get<Board>(`/api/family/devices/${encodeURIComponent(id)}/board`, { signal }),
  });

const rereadPreviews = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: queryKeys.boardPreview() });

const onError = (error: unknown) => toastFailure(t('settings.saveFailed'), error);

/** Saves each choice immediately. `shown` includes the choice that is being saved, and reverts after a failure. */
export function useFamilyBoardChoices(settings: FamilyBoard) {
  const client = useQueryClient();
  const save = useMutation({
    scope: { id: 'family board' },
    mutationFn: (changes: Partial<FamilyBoard>) => put<FamilyBoard>(FAMILY_BOARD, changes),
    onSuccess: (saved) => {
      client.setQueryData(FAMILY_BOARD_KEY, saved);
      rereadPreviews(client);
    },
  });
  return {
    shown: { ...settings, ...(save.isPending && save.variables) },
    choose: (changes: Partial<FamilyBoard>) => void save.mutateAsync(changes).catch(onError),
    isSaved: (field: keyof FamilyBoard) => save.isSuccess && field in save.variables,
  };
}

/** The same for one board. */
export function useBoardChoices({ id }: Device, board: BoardSettings) {
  const client = useQueryClient();
  const save = useChangeDevice();
  const changes = save.variables?.board;
  return {
    shown: { ...board, ...(save.isPending && (changes as Partial<BoardSettings>)) },
    choose: (choice: BoardInput) =>
      void save.mutateAsync({ id, board: choice }).then(() => rereadPreviews(client), onError),
    isSaved: (field: keyof BoardSettings) => save.isSuccess && changes != null && field in changes,
  };
}

const ofCalendar = (id: string) => `${FAMILY_BOARD}/calendars/${id}`;

/** A calendar that was read without a change causes no live update, so its time is read again. */
export const useFamilyCalendars = () =>
  useQuery({
    ...familyBoardQuery,
    select: ({ calendars }) => calendars,
    refetchInterval: MINUTE_MS,
  });

function useWrite<Input>(send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: FAMILY_BOARD_KEY }),
  });
}

export function useAddCalendar() {
  const postOnce = usePostOnce();
  return useWrite((input: CalendarInput) => postOnce<FamilyCalendar>(`${FAMILY_BOARD}/calendars`, input));
}

export const useChangeCalendar = (id: string) =>
  useWrite((input: UpdateCalendarInput) => put<FamilyCalendar>(ofCalendar(id), input));

export const useRemoveCalendar = (id: string) => useWrite(() => del(ofCalendar(id)));
