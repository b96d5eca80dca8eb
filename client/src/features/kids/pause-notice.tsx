import { Pause, Play } from 'lucide-react';
import type { ParentKid, PauseKidInput } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { useFamilyClock } from '@/lib/dates/family-clock';
import { formatShortDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { Button } from '@/components/ui/button';
import { useMayManage } from '@/lib/api/user-query';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { usePauseFamily, usePauseKid } from './kids.api';

export function pauseWords(
  { pausedFrom, pausedUntil }: Pick<ParentKid, 'pausedFrom' | 'pausedUntil'>,
  today: CalendarDate,
): string | null {
  if (pausedFrom === null || (pausedUntil !== null && pausedUntil < today)) return null;
  if (pausedFrom > today) return t('kids.pauseAhead', { day: formatShortDay(pausedFrom) });
  return pausedUntil === null
    ? t('kids.paused')
    : t('kids.pausedUntil', { day: formatShortDay(pausedUntil) });
}

export function PauseNotice({ kid }: { kid: ParentKid }) {
  const today = useFamilyClock()?.today;
  const words = today === undefined ? null : pauseWords(kid, today);
  if (words === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken py-2.5 ps-3.5 pe-2.5 text-14 leading-[1.35] text-ink-2">
      <Pause size={20} />
      <p className="min-w-36 flex-1 font-semibold">{words}</p>
      <EndPause kid={kid} />
    </div>
  );
}

export function EndPause({
  kid,
  variant,
  className,
}: {
  kid: { id: string; name: string };
  variant?: 'secondary' | undefined;
  className?: string | undefined;
}) {
  const { end, pending } = usePause();
  const mayManage = useMayManage();
  if (!mayManage) return null;
  return (
    <Button
      saves
      variant={variant}
      className={className}
      saving={pending}
      aria-label={t('kids.endPauseOf', { name: kid.name })}
      onClick={() => end(kid)}
    >
      <Play />
      {t('kids.endPause')}
    </Button>
  );
}

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
