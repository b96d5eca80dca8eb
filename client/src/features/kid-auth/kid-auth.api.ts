import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { KidLoginResponse } from '@shared/contracts/kids';
import { post } from '@/lib/api-client';
import { entryKeys } from '@/lib/entry-keys';
import { TABLET_KEY } from '@/lib/tablet';
import { storeUser } from '@/lib/user-query';
import { familyKidsQuery } from './family-kids.api';
import { endKidSession, storeKidSession } from './kid-session';

/** Asks whether a family code exists; a right one leaves the family's kids in the cache for the login screen. */
export function useFamilyCodeCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => client.fetchQuery({ ...familyKidsQuery(code), staleTime: 0 }),
  });
}

/**
 * The kid is at the browser now, and whoever was there before is signed out: nothing read for them may be seen. The name
 * cards stay, being what everyone who knows the code may see, and the screen that shows them is still there.
 */
async function onKidLoggedIn(client: QueryClient, { kid, sessionToken }: KidLoginResponse): Promise<void> {
  const cards = entryKeys.familyKids(kid.familyCode).join();
  client.removeQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] !== entryKeys.user[0] && queryKey.join() !== cards && queryKey[0] !== TABLET_KEY,
  });
  await storeUser(client, null);
  client.setQueryData(entryKeys.kid(kid.id), kid);
  storeKidSession(kid.id, sessionToken);
}

/** Tries four pictures. The response counts once `fetchKidPage` is done, so that nothing stands between them and the dashboard. */
async function logIn(
  path: string,
  body: object,
  fetchKidPage: () => Promise<void>,
): Promise<KidLoginResponse> {
  const response = await post<KidLoginResponse>(path, body);
  await fetchKidPage();
  return response;
}

/** Four pictures, tried where the family's code was typed, or without one on the kid's own page and on the family's tablet. */
export function useKidLogin(familyCode: string | null, kidId: string, fetchKidPage: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pattern: readonly number[]) =>
      familyCode === null
        ? logIn(`/api/kids/${encodeURIComponent(kidId)}/login`, { pattern }, fetchKidPage)
        : logIn('/api/kids/login', { familyCode, kidId, picturePattern: pattern }, fetchKidPage),
    onSuccess: (response) => onKidLoggedIn(client, response),
  });
}

/** Ends the session. The caller leaves the page, then calls `forgetKid`: records must outlive the screen that shows them. */
export function useKidLogout() {
  return useMutation({ mutationFn: () => post('/api/logout') });
}

/** Nothing of the kid who was here stays behind: neither the session's mirror nor anything read for them. */
export function forgetKid(client: QueryClient): void {
  endKidSession();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== TABLET_KEY });
}
