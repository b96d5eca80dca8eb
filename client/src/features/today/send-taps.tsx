import { useQueryClient } from '@tanstack/react-query';
import { useSendTaps } from '@/features/routine/send-taps';
import { useFamilyClock } from '@/lib/dates/family-clock';
import { sendTaps } from './routine-taps';

/** Sends taps as soon as the server responds. Shows nothing. */
export default function SendTaps({ kidId }: { kidId: string }) {
  const client = useQueryClient();
  const today = useFamilyClock()?.today;
  useSendTaps(kidId, today === undefined ? null : () => sendTaps(client, kidId, today));
  return null;
}
