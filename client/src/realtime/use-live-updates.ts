import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ServerEvent } from '@shared/realtime';
import { useConnection } from '@/lib/connection';
import type { LiveState, OpenLiveSocket } from './socket';

export interface LiveUpdates {
  userType: 'parent' | 'kid';
  /** Whose channel; `null` while it is not known yet, and then nothing connects. */
  userId: string | null;
  /** Hears every event. */
  onEvent?: (event: ServerEvent) => void;
  /** The server ended the session; nothing reconnects. */
  onSessionEnded?: () => void;
}

/**
 * Keeps what is on the screen true while it is open (`connectLive`). The connection's code comes after the page: it has
 * everything read again once it stands.
 */
export function useLiveUpdates({ userType, userId, onEvent, onSessionEnded }: LiveUpdates): {
  /** All tries are used up: what is on the screen may be old. The app being away altogether is another matter. */
  disconnected: boolean;
  /** Begins afresh, as a tab does that comes back. */
  reconnect: () => void;
} {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const [isMissing, setMissing] = useState(false);
  const socket = useRef<OpenLiveSocket>(null);
  const { away } = useConnection();

  const hear = useEffectEvent((event: ServerEvent) => onEvent?.(event));
  const endSession = useEffectEvent(() => onSessionEnded?.());

  useEffect(() => {
    if (userId === null || isMissing) return undefined;
    let isLeft = false;
    import('./live-connection').then(
      ({ connectLive }) => {
        if (isLeft) return;
        socket.current = connectLive(
          client,
          { userType, userId },
          { onState: setState, onEvent: (event) => hear(event), onSessionEnded: () => endSession() },
        );
      },
      () => {
        if (!isLeft) setMissing(true);
      },
    );
    return () => {
      isLeft = true;
      socket.current?.hangUp();
      socket.current = null;
    };
  }, [client, userType, userId, isMissing]);

  return {
    disconnected: (isMissing || state === 'disconnected') && userId !== null && !away,
    reconnect: () => {
      setMissing(false);
      socket.current?.afresh();
    },
  };
}
