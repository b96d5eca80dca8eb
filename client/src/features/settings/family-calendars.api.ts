import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '@shared/constants';
import type {
  CalendarInput,
  FamilyBoard,
  FamilyCalendar,
  UpdateCalendarInput,
} from '@shared/contracts/boards';
import { del, get, put } from '@/lib/api/api-client';
import { usePostOnce } from '@/lib/api/idempotency';
import { FAMILY_BOARD, FAMILY_BOARD_KEY } from './boards.api';

const ofCalendar = (id: string) => `${FAMILY_BOARD}/calendars/${id}`;

/** A calendar that was read without a change causes no live update, so its time is read again. */
export const useFamilyCalendars = () =>
  useQuery({
    queryKey: FAMILY_BOARD_KEY,
    queryFn: ({ signal }) => get<FamilyBoard>(FAMILY_BOARD, { signal }),
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
