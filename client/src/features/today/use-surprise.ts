import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Sticker } from '@shared/constants';
import type { Surprise } from '@shared/contracts/nest';
import type { CalendarDate } from '@shared/rules/calendar';
import { toast } from '@/components/ui/use-toast';
import { ApiError, displayOf, isUnauthorized, post } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { kidNestQuery, refetchChores } from '@/features/kid-frame/kid-dashboard.api';

/** The day's sticker. Null while the egg is closed, undefined until that is known. */
export function useStickerOf(kidId: string, today: CalendarDate | undefined): Sticker | null | undefined {
  const { data } = useQuery(kidNestQuery(kidId));
  if (!data || today === undefined) return undefined;
  return data.stickers.find(({ day }) => day === today)?.id ?? null;
}

/** Pending until the sticker is in the list. */
export function useOpenSurprise(kidId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post<Surprise>(`/api/kids/${encodeURIComponent(kidId)}/surprises`),
    onSuccess: ({ sticker, day }) => {
      const { queryKey } = kidNestQuery(kidId);
      client.setQueryData(queryKey, (nest) =>
        nest && !nest.stickers.some((one) => one.day === day)
          ? { ...nest, stickers: [...nest.stickers, { id: sticker, day, scene: null, x: null, y: null }] }
          : nest,
      );
      void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      // The login screen reports the ended session.
      if (isUnauthorized(error)) return;
      if (error instanceof ApiError && error.code === 'not_finished') {
        toast({
          title: t('kidDashboard.notFinished'),
          description: t('kidDashboard.notFinishedText'),
          tone: 'pip',
        });
        // A chore was added or sent back in the meantime.
        void refetchChores(client, kidId);
        return;
      }
      toast({
        title: t('kidDashboard.eggStuck'),
        description: displayOf(error, t('kidDashboard.pleaseTryAgain')),
        tone: 'pip-oops',
      });
    },
  });
}
