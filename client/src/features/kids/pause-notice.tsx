import { Pause } from 'lucide-react';
import type { ParentKid } from '@shared/contracts/kids';
import { useFamilyClock } from '@/lib/family-clock';
import { formatShortDay } from '@/lib/format';
import { t } from '@/lib/messages';
import { EndPause } from './end-pause';

export function PauseNotice({ kid }: { kid: ParentKid }) {
  const today = useFamilyClock()?.today;
  const { pausedFrom, pausedUntil } = kid;
  if (today === undefined || pausedFrom === null || (pausedUntil !== null && pausedUntil < today))
    return null;
  const until = pausedUntil === null ? null : formatShortDay(pausedUntil);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken py-2.5 ps-3.5 pe-2.5 text-14 leading-[1.35] text-ink-2">
      <Pause size={20} />
      <p className="min-w-36 flex-1 font-semibold">
        {pausedFrom > today
          ? t('kids.pauseAhead', { day: formatShortDay(pausedFrom) })
          : until === null
            ? t('kids.paused')
            : t('kids.pausedUntil', { day: until })}
      </p>
      <EndPause kid={kid} />
    </div>
  );
}
