import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Nest } from '@shared/contracts/nest';
import { ApiError, isUnauthorized, post, put } from '@/lib/api/api-client';
import { useConnection } from '@/lib/api/connection';
import { refetch } from '@/lib/api/refetch';
import { dropSent, isAllSent, readUnsentNest, useUnsentNest } from '@/lib/storage/unsent-nest';
import { isOutcomeOpen } from '@/lib/api/idempotency';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';

/** Delay after a failed attempt. */
const AGAIN_MS = 8000;

/** Requests follow one another, so that the last move wins. */
let last: Promise<unknown> = Promise.resolve();

export function SendNest({ kidId }: { kidId: string }) {
  const client = useQueryClient();
  const { away } = useConnection();
  const isEmpty = isAllSent(useUnsentNest(kidId));
  useEffect(() => {
    if (away || isEmpty) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = async () => {
      const sending = last.then(() => sendAll(client, kidId));
      last = sending;
      const isSent = await sending;
      // Others may have been added in the meantime.
      if (stopped || isAllSent(readUnsentNest(kidId))) return;
      timer = setTimeout(() => void attempt(), isSent ? 0 : AGAIN_MS);
    };
    void attempt();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [client, kidId, away, isEmpty]);
  return null;
}

/** The server has answered everything. */
async function sendAll(client: QueryClient, kidId: string): Promise<boolean> {
  const { things, stickers, nights } = readUnsentNest(kidId);
  const path = `/api/kids/${encodeURIComponent(kidId)}`;
  const { queryKey } = kidNestQuery(kidId);
  try {
    if (things.length + stickers.length > 0) {
      const nest = await answered(put<Nest>(`${path}/nest`, { places: things, stickers }));
      await client.cancelQueries({ queryKey });
      if (nest) client.setQueryData(queryKey, nest);
      dropSent(kidId, { things, stickers });
    }
    for (const on of nights) {
      await answered(post(`${path}/goodnights`, { on }));
      // Keeps tonight's star from disappearing for a moment.
      await refetch(client, [{ queryKey }]);
      dropSent(kidId, { nights: [on] });
    }
    return true;
  } catch {
    return false;
  }
}

/** Returns null if the night is too long ago. */
async function answered<Response>(request: Promise<Response>): Promise<Response | null> {
  try {
    return await request;
  } catch (error) {
    const isFinal =
      error instanceof ApiError && !isUnauthorized(error) && !isOutcomeOpen(error) && error.status !== 429;
    if (isFinal) return null;
    throw error;
  }
}
