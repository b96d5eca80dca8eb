import { useQueryClient, type InvalidateQueryFilters } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LiveEvent } from '@shared/realtime';
import { useConnection } from '@/lib/connection';
import { openLiveSocket, type LiveState, type OpenLiveSocket } from './socket';
import { staleAfter, staleAfterJoin } from './stale-after';

export interface LiveUpdates {
  userType: 'parent' | 'kid';
  /** Whose channel; `null` while it is not known yet, and then nothing connects. */
  userId: string | null;
  /** Hears every event, after what it makes untrue has been marked for reading again. */
  onEvent?: (event: LiveEvent) => void;
  /** The server ended the session; nothing reconnects. */
  onSessionEnded?: () => void;
}

/**
 * Keeps what is on the screen true: each event, and each (re)connection, has what it touches read again. Sockets are a
 * hint; the database is the record.
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

  const readAgain = useEffectEvent((filters: readonly InvalidateQueryFilters[]) => {
    for (const filter of filters) void client.invalidateQueries(filter);
  });
  const hear = useEffectEvent((event: LiveEvent) => {
    readAgain(staleAfter(event));
    onEvent?.(event);
  });
  const endSession = useEffectEvent(() => onSessionEnded?.());

  useEffect(() => {
    if (userId === null) return undefined;
    const listener = { userType, userId };
    const opened = openLiveSocket(listener, {
      onState: setState,
      onJoined: () => readAgain(staleAfterJoin(listener)),
      onEvent: (event) => hear(event),
      onSessionEnded: () => endSession(),
    });
    socket.current = opened;
    return () => opened.hangUp();
  }, [userType, userId]);

  return {
    resting: state === 'disconnected' && userId !== null && !away,
    reconnect: () => socket.current?.afresh(),
  };
}
