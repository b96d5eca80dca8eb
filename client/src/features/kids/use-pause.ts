import type { PauseKidInput } from '@shared/contracts/kids';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { usePauseFamily, usePauseKid } from './kids.api';

export type Paused = { id: string; name: string } | 'family';

export function usePause() {
  const { mutateAsync: pauseKid, isPending: kidPending } = usePauseKid();
  const { mutateAsync: pauseFamily, isPending: familyPending } = usePauseFamily();
  const send = (who: Paused, pause: PauseKidInput): Promise<unknown> =>
    who === 'family' ? pauseFamily(pause) : pauseKid({ id: who.id, ...pause });
  return {
    pending: kidPending || familyPending,
    pause: async (who: Paused, pause: PauseKidInput) => {
      await send(who, pause);
      toast({
        title: who === 'family' ? t('kids.pausedAll') : t('kids.pausedOne', { name: who.name }),
        tone: 'ok',
      });
    },
    end: (who: Paused) =>
      void send(who, { from: null, until: null })
        .then(() => toast({ title: t('kids.pauseEnded'), tone: 'ok' }))
        .catch((error: unknown) => toastFailure(t('kids.pauseFailed'), error)),
  };
}
