import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ServerEvent } from '@shared/realtime';
import { useConnection } from '@/lib/api/connection';
import { enliven } from '@/lib/page/lively';
import type { LiveState, OpenLiveSocket } from './socket';

interface LiveUpdates {
  userType: 'parent' | 'kid' | 'board';
  userId: string | null;
  onEvent?: (event: ServerEvent) => void;
  onSessionEnded?: () => void;
}

/** The code loads after the page, and everything is refetched once connected. */
export function useLiveUpdates({ userType, userId, onEvent, onSessionEnded }: LiveUpdates): {
  disconnected: boolean;
  /** Events arrive. */
  isLive: boolean;
  /** Reconnects like a tab that becomes visible. */
  reconnect: () => void;
} {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const [isMissing, setMissing] = useState(false);
  const socket = useRef<OpenLiveSocket>(null);
  const { away } = useConnection();

  const hear = useEffectEvent((event: ServerEvent) => {
    enliven();
    onEvent?.(event);
  });
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
    isLive: state === 'connected',
    reconnect: () => {
      setMissing(false);
      socket.current?.afresh();
    },
  };
}
