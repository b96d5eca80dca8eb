import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from '@/lib/connection';
import { useFamilyClock } from '@/lib/family-clock';
import { readTaps } from '@/lib/routine-taps';
import { sendTaps } from './routine-taps';

/** In ms, while the app only seems to be reachable. */
const AGAIN_MS = 8000;

/** Sends the kid's taps as soon as the server responds. Shows nothing. */
export default function SendTaps({ kidId }: { kidId: string }) {
  const client = useQueryClient();
  const { away } = useConnection();
  const today = useFamilyClock()?.today;
  useEffect(() => {
    if (away || today === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = async () => {
      await sendTaps(client, kidId, today);
      if (!stopped && readTaps(kidId).length > 0) timer = setTimeout(() => void attempt(), AGAIN_MS);
    };
    void attempt();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [client, away, today, kidId]);
  return null;
}
