import { Pause } from 'lucide-react';
import type { ParentKid } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { useFamilyClock } from '@/lib/dates/family-clock';
import { formatShortDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { EndPause } from './end-pause';

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
