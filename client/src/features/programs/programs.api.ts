import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccessToken, AccessTokenInput, NewAccessToken } from '@shared/contracts/access-tokens';
import type { NewWebhook, UpdateWebhookInput, Webhook, WebhookInput } from '@shared/contracts/webhooks';
import { del, get, post, put } from '@/lib/api/api-client';

const TOKENS = ['/api/user/tokens'];
const WEBHOOKS = ['/api/family/webhooks'];

export const useTokens = () =>
  useQuery({
    queryKey: TOKENS,
    queryFn: ({ signal }) => get<AccessToken[]>('/api/user/tokens', { signal }),
  });

export const useWebhooks = () =>
  useQuery({
    queryKey: WEBHOOKS,
    queryFn: ({ signal }) => get<Webhook[]>('/api/family/webhooks', { signal }),
  });

export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AccessTokenInput) => post<NewAccessToken>('/api/user/tokens', input),
    onSettled: () => client.invalidateQueries({ queryKey: TOKENS }),
  });
}

export function useRevokeToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => del(`/api/user/tokens/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: TOKENS }),
  });
}

const ofWebhook = (id: string) => `/api/family/webhooks/${id}`;

export function useCreateWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: WebhookInput) => post<NewWebhook>('/api/family/webhooks', input),
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
}

export function useChangeWebhook(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: UpdateWebhookInput) => put<Webhook>(ofWebhook(id), input),
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
}

export function useTestWebhook(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post<Webhook>(`${ofWebhook(id)}/test`),
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
}

export function useRemoveWebhook(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => del(ofWebhook(id)),
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
}
