import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@shared/constants';

const LOOK_AGAIN_MS = 1000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_AGAIN_MS);
  return () => clearInterval(timer);
}

/** Minutes left, rounded up, 0 afterwards. At most `most`, because the clocks may differ. */
export function useMinutesLeft(iso: string, most: number): number {
  const until = new Date(iso).getTime();
  return useSyncExternalStore(subscribe, () =>
    Math.min(most, Math.max(0, Math.ceil((until - Date.now()) / MINUTE_MS))),
  );
}
