import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KidSession, UserSession } from '@shared/contracts/sessions';
import { del, get } from '@/lib/api/api-client';

const KEY = ['/api/user/sessions'];

export function useSessions() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => get<UserSession[]>('/api/user/sessions', { signal }),
    // No event reports sessions.
    refetchOnMount: 'always',
  });
}

/** Ends a session, or with null all except this one. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      del(id === null ? '/api/user/sessions' : `/api/user/sessions/${encodeURIComponent(id)}`),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

const KID_SESSIONS_KEY = ['/api/family/kid-sessions'];

export function useKidSessions() {
  return useQuery({
    queryKey: KID_SESSIONS_KEY,
    queryFn: ({ signal }) => get<KidSession[]>('/api/family/kid-sessions', { signal }),
    // No event reports logins.
    refetchOnMount: 'always',
  });
}

export function useEndKidSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => del(`/api/family/kid-sessions/${encodeURIComponent(id)}`),
    onSettled: () => client.invalidateQueries({ queryKey: KID_SESSIONS_KEY }),
  });
}
