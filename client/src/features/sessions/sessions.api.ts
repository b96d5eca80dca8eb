import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KidSession, UserSession } from '@shared/contracts/sessions';
import { del, get } from '@/lib/api-client';

const KEY = ['/api/user/sessions'];

/** Where the user is signed in, the browser used last first. */
export function useSessions() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => get<UserSession[]>('/api/user/sessions', { signal }),
    // No event tells of them.
    refetchOnMount: 'always',
  });
}

/** Ends a session, or with null all but this one; done once the list is read again. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      del(id === null ? '/api/user/sessions' : `/api/user/sessions/${encodeURIComponent(id)}`),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

const KID_SESSIONS_KEY = ['/api/family/kid-sessions'];

/** Where the family's kids are logged in, newest first. */
export function useKidSessions() {
  return useQuery({
    queryKey: KID_SESSIONS_KEY,
    queryFn: ({ signal }) => get<KidSession[]>('/api/family/kid-sessions', { signal }),
    // Logins publish no event.
    refetchOnMount: 'always',
  });
}

/** Logs a kid out on one browser; done once the list is read again. */
export function useEndKidSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => del(`/api/family/kid-sessions/${encodeURIComponent(id)}`),
    onSettled: () => client.invalidateQueries({ queryKey: KID_SESSIONS_KEY }),
  });
}
