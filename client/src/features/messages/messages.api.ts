import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateMessageBody, Message } from '@shared/contracts/messages';
import { get, post, put } from '@/lib/api-client';
import { queryKeys } from '@/lib/query-keys';

/** A kid's messages, newest first. */
export const kidMessagesQuery = (kidId: string) =>
  queryOptions({
    queryKey: queryKeys.kidMessages(kidId),
    queryFn: ({ signal }) => get<Message[]>(`/api/kids/${encodeURIComponent(kidId)}/messages`, { signal }),
  });

/** Marks a message as read: on the screen at once, and as it was before if it does not reach the server. */
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
    // A list that was read meanwhile may not know of it yet.
    onSuccess: (_message, id) => setRead(id, true),
    onError: (_error, id) => setRead(id, false),
  });
}

/** Sends one message to one kid; it joins the top of the kid's list. */
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
