import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ServerEvent } from '@shared/realtime';
import { useConnection } from '@/lib/connection';
import { keysInvalidatedBy } from './keys-invalidated-by';
import { openLiveSocket, type LiveState, type OpenLiveSocket } from './socket';

export interface LiveUpdates {
  userType: 'parent' | 'kid';
  /** Whose channel; `null` while it is not known yet, and then nothing connects. */
  userId: string | null;
  /** Hears every event. */
  onEvent?: (event: ServerEvent) => void;
  /** The server ended the session; nothing reconnects. */
  onSessionEnded?: () => void;
}

/** A write that hangs keeps nothing from being read again for longer. */
const OWN_WRITE_MS = 1000;

/**
 * Resolves once no write of this page is under way. The server's event about an own write comes before its response;
 * reading again at once would pull a reviewed card away in the middle of its slide.
 */
async function ownWritesDone(client: QueryClient): Promise<void> {
  if (client.isMutating() === 0) return;
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, OWN_WRITE_MS);
    const stop = client.getMutationCache().subscribe(() => {
      if (client.isMutating() === 0) finish();
    });
  });
}

/**
 * Keeps what is on the screen true: each event has what it touches read again, and each join, the first as every later
 * one, has everything read again. Sockets are a hint; the database is the record.
 */
export function useLiveUpdates({ userType, userId, onEvent, onSessionEnded }: LiveUpdates): {
  /** All tries are used up: what is on the screen may be old. The app being away altogether is another matter. */
  resting: boolean;
  /** Begins afresh, as a tab does that comes back. */
  reconnect: () => void;
} {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const socket = useRef<OpenLiveSocket>(null);
  const { away } = useConnection();

  const hear = useEffectEvent((event: ServerEvent) => {
    void ownWritesDone(client).then(() => {
      for (const filter of keysInvalidatedBy(event)) void client.invalidateQueries(filter);
    });
    onEvent?.(event);
  });
  const endSession = useEffectEvent(() => onSessionEnded?.());

  useEffect(() => {
    if (userId === null) return undefined;
    const opened = openLiveSocket(
      { userType, userId },
      {
        onState: setState,
        onJoined: () => void client.invalidateQueries(),
        onEvent: (event) => hear(event),
        onSessionEnded: () => endSession(),
      },
    );
    socket.current = opened;
    return () => opened.hangUp();
  }, [client, userType, userId]);

  return {
    resting: state === 'disconnected' && userId !== null && !away,
    reconnect: () => socket.current?.afresh(),
  };
}
