import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateMessageBody, Message } from '@shared/contracts/messages';
import { get, post, put } from '@/lib/api/api-client';
import { queryKeys } from '@/lib/api/query-keys';

export const kidMessagesQuery = (kidId: string) =>
  queryOptions({
    queryKey: queryKeys.kidMessages(kidId),
    queryFn: ({ signal }) => get<Message[]>(`/api/kids/${encodeURIComponent(kidId)}/messages`, { signal }),
  });

/** Marks a message optimistically, and reverts after a failure. */
export function useMarkRead(kidId: string) {
  const client = useQueryClient();
  const { queryKey } = kidMessagesQuery(kidId);
  const setRead = (id: string, isRead: boolean) =>
    client.setQueryData(queryKey, (now) =>
      now?.map((message) => (message.id === id ? { ...message, isRead } : message)),
    );
  return useMutation({
    mutationFn: (id: string) => put<Message>(`/api/messages/${encodeURIComponent(id)}/read`),
    onMutate: (id) => setRead(id, true),
    onSuccess: (_message, id) => setRead(id, true),
    onError: (_error, id) => setRead(id, false),
  });
}

export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: CreateMessageBody & { idempotencyKey: string }) =>
      post<Message>('/api/messages', body, { idempotencyKey }),
    onSuccess: (message) => {
      client.setQueryData(
        kidMessagesQuery(message.toKidId).queryKey,
        (now) => now && [message, ...now.filter(({ id }) => id !== message.id)],
      );
    },
  });
}
