import { clsx } from 'clsx';
import { ChevronUp, Pause, Play, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { usePause } from '@/features/kids/pause-notice';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/user-query';
import { weekdayLabel } from '@/lib/i18n/format';
import { sumOf, tilesOf, type Row } from './board';
import type { CellParts, Stop } from './board-cell';
import { sumWord } from './plan-words';
import { pausedWords, type Stretch } from './pauses';

export const pauseKey = (kidId: string, day: string) => `pause/${kidId}/${day}`;

export const Why = ({ children }: { children: ReactNode }) => (
  <span className="absolute start-2 top-14 z-20 max-w-60 animate-fade rounded-md bg-float px-3.5 py-2.5 text-14 leading-tight font-semibold text-on-slab opacity-100! shadow-float">
    {children}
  </span>
);

export function PauseNote({
  stretch: { days, rest },
  row: { kid },
  stop,
}: { stretch: Stretch; row: Row } & Pick<CellParts, 'stop'>) {
  const { end, pending } = usePause();
  const mayManage = useMayManage();
  if (!rest) return null;
  return (
    <div className="grid justify-items-center gap-2 px-1 py-2 text-center text-14 leading-snug font-semibold text-ink-2">
      <span className="flex items-center gap-1.75">
        <Pause size={17} className="flex-none max-desktop:hidden" aria-hidden />
        {pausedWords(rest.pause.pausedUntil)}
      </span>
      {rest.of === 'kid' && kid && mayManage && (
        <Button
          saving={pending}
          {...stop(pauseKey(kid.id, days[0] ?? ''))}
          aria-label={t('kids.endPauseOf', { name: kid.name })}
          className={days.length === 1 ? 'px-2!' : undefined}
          onClick={() => end(kid)}
        >
          {days.length > 1 && <Play />}
          {t('kids.endPause')}
        </Button>
      )}
    </div>
  );
}

export function DayHead({ day, isToday }: { day: CalendarDate; isToday: boolean }) {
  return (
    <th
      scope="col"
      className={clsx(
        'h-11.5 border-s-2 border-line text-15 leading-none font-medium text-ink-2 last:rounded-se-lg',
        isToday && 'bg-star-soft/45',
      )}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="flex flex-wrap items-center justify-center gap-x-1.75">
        {isToday ? t('plan.today') : weekdayLabel(weekdayOf(day))}
        <b
          className={clsx(
            'font-display text-16 font-semibold',
            isToday ? 'grid size-7.5 place-items-center rounded-full bg-star text-on-star' : 'text-ink',
          )}
        >
          {Number(day.slice(8))}
        </b>
      </span>
    </th>
  );
}

export function RowHead({
  row,
  isAhead,
  foldStop,
  onFold,
}: {
  row: Row;
  isAhead: boolean;
  foldStop: Stop | null;
  onFold: () => void;
}) {
  const { kid } = row;
  return (
    <th scope="row" className="px-1 py-3 text-center align-top">
      {kid ? (
        <Avatar kid={kid} size={40} className="mx-auto" />
      ) : (
        <span className="mx-auto grid size-10 place-items-center rounded-full bg-sunken text-ink-2">
          <Users size={18} />
        </span>
      )}
      <bdi
        className="mt-1 line-clamp-2 font-display text-15 leading-tight font-semibold hyphens-auto wrap-anywhere"
        title={kid?.name}
      >
        {kid?.name ?? t('plan.anyone')}
      </bdi>
      <span className="mt-0.5 block text-13 leading-snug font-normal text-ink-2">
        {kid ? sumWord(sumOf(tilesOf(row)), isAhead) : t('plan.firstCome')}
      </span>
      {foldStop && (
        <button
          type="button"
          {...foldStop}
          className="mx-auto inline-flex min-h-11 items-center gap-1 rounded-sm px-1 text-13 leading-tight font-semibold text-lagoon-text"
          aria-expanded
          onClick={onFold}
        >
          <ChevronUp size={14} className="flex-none" aria-hidden />
          {t('plan.foldDaily')}
        </button>
      )}
    </th>
  );
}
