import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { KidLoginResponse } from '@shared/contracts/kids';
import { post } from '@/lib/api/api-client';
import { entryKeys, isOfDevice } from '@/lib/api/entry-keys';
import { storeUser } from '@/lib/api/user-query';
import { familyKidsQuery } from './family-kids.api';
import { endKidSession, storeKidSession } from './kid-session';

/** Looks up a code, and leaves the family's kids in the cache for the login screen. */
export function useFamilyCodeCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => client.fetchQuery({ ...familyKidsQuery(code), staleTime: 0 }),
  });
}

async function onKidLoggedIn(client: QueryClient, { kid, sessionToken }: KidLoginResponse): Promise<void> {
  const cards = entryKeys.familyKids(kid.familyCode).join();
  client.removeQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] !== entryKeys.user[0] && queryKey.join() !== cards && !isOfDevice(queryKey),
  });
  await storeUser(client, null);
  client.setQueryData(entryKeys.kid(kid.id), kid);
  storeKidSession(kid.id, sessionToken);
}

async function logIn(
  path: string,
  body: object,
  fetchKidPage: () => Promise<void>,
): Promise<KidLoginResponse> {
  const response = await post<KidLoginResponse>(path, body);
  await fetchKidPage();
  return response;
}

/** Logs a kid in, without a code on the kid's own page and the family's tablet. */
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

/** The caller then leaves the page and calls `forgetKid`, because the screen needs its records until then. */
export function useKidLogout() {
  return useMutation({ mutationFn: () => post('/api/logout') });
}

export function forgetKid(client: QueryClient): void {
  endKidSession();
  client.removeQueries({ predicate: ({ queryKey }) => !isOfDevice(queryKey) });
}
