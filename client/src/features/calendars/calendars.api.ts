import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed } from '@shared/contracts/calendars';
import { del, get, post } from '@/lib/api/api-client';
import { queryKeys } from '@/lib/api/query-keys';

export function useCalendars() {
  return useQuery({
    queryKey: queryKeys.calendars,
    queryFn: ({ signal }) => get<CalendarFeed[]>('/api/family/calendars', { signal }),
  });
}

const ofKid = (id: string) => `/api/kids/${encodeURIComponent(id)}/calendar`;

export function useChangeCalendar(kidId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: 'renew' | 'end') => {
      await (change === 'renew' ? post<CalendarFeed>(ofKid(kidId)) : del(ofKid(kidId)));
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.calendars }),
  });
}
