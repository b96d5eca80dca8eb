import { useQuery } from '@tanstack/react-query';
import type { Sticker } from '@shared/constants';
import type { ChoreHistoryDay } from '@shared/contracts/history';
import type { CalendarDate } from '@shared/rules/calendar';
import { choreAppearanceOf, type ChoreAppearance } from '@shared/rules/chore-icon';
import { ChoreEgg } from '@/components/art/chore-egg';
import { ChorePicture } from '@/components/art/chore-picture';
import { useFamilyClock, type FamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import { DayLine, UndoLine } from './day-line';
import { choreDetail } from './decision-detail';
import { HistoryView, HistorySkeleton } from './history-view';
import { choreHistoryQuery, missedQuery, type Missed } from './history.api';
import type { Days } from './marks';
import { dateIn } from './month-grid';
import { CHORE_LOOKS, lookOf, PARENT_CHORE_LOOKS } from './status-looks';
import { useCalendar, monthErrorOf } from './use-calendar';

/** The egg as it looks on Today. */
const EGGS = { approved: 'hatched', pending: 'banded', rejected: 'whole' } as const;

type Done = ChoreHistoryDay['chores'][number];

interface ChoreHistoryProps {
  kidId: string;
  since: string;
  chores?: readonly ChoreAppearance[] | undefined;
  viewer: 'kid' | 'parent';
  timezone?: string | undefined;
  stickers?: ReadonlyMap<CalendarDate, Sticker> | undefined;
}

export function ChoreHistory({ timezone, ...props }: ChoreHistoryProps) {
  const clock = useFamilyClock(timezone);
  return clock ? <ChoreMonths {...props} clock={clock} /> : <HistorySkeleton />;
}

function daysOf(history: readonly ChoreHistoryDay[], missed: readonly Missed[]): Days<Done | Missed> {
  const days = new Map<CalendarDate, (Done | Missed)[]>(
    history.map(({ date, chores }) => [date, [...chores]]),
  );
  for (const one of missed) days.set(one.day, [...(days.get(one.day) ?? []), one]);
  return days;
}

function ChoreMonths({
  kidId,
  since,
  chores,
  viewer,
  clock,
  stickers,
}: Omit<ChoreHistoryProps, 'timezone'> & { clock: FamilyClock }) {
  const calendar = useCalendar(clock.today);
  const looks = viewer === 'parent' ? PARENT_CHORE_LOOKS : CHORE_LOOKS;
  const history = useQuery(choreHistoryQuery(kidId, calendar.month));
  const missed = useQuery({
    ...missedQuery(kidId, calendar.month, clock.today),
    enabled: viewer === 'parent' && clock.today >= dateIn(calendar.month, 1),
  });
  const picture = (one: Done | Missed, size: number, className?: string) => (
    <ChorePicture
      chore={one.status === 'missed' ? one.chore : choreAppearanceOf(one.name, chores)}
      size={size}
      className={className}
    />
  );
  const egg = (one: Done | Missed) =>
    one.status !== 'missed' && (
      <ChoreEgg chore={choreAppearanceOf(one.name, chores)} size={64} look={EGGS[one.status]} />
    );
  return (
    <HistoryView
      calendar={calendar}
      today={clock.today}
      since={clock.dayOf(since)}
      days={history.data && daysOf(history.data, missed.data ?? [])}
      error={monthErrorOf(history, t('history.choresFailed'))}
      looks={looks}
      renderPicture={(one) =>
        viewer === 'kid'
          ? egg(one)
          : picture(
              one,
              34,
              one.status === 'missed' ? 'bg-transparent grayscale opacity-60' : 'bg-transparent',
            )
      }
      stickers={stickers}
      summary={(day) => t('history.choresOfDay', { count: day.length })}
      spoken={
        viewer === 'kid'
          ? (one) =>
              one.status === 'missed'
                ? one.chore.name
                : spokenText(
                    one.name,
                    t('kidDashboard.spokenStars', { count: one.starReward }),
                    t(`history.status.${lookOf(looks, one.status).word}`),
                  )
          : undefined
      }
      renderLine={(one) => (
        <DayLine
          picture={
            viewer === 'kid'
              ? egg(one)
              : picture(one, 64, one.status === 'missed' ? 'grayscale opacity-70' : undefined)
          }
          forKid={viewer === 'kid'}
          name={one.status === 'missed' ? one.chore.name : one.name}
          stars={one.status === 'missed' ? one.chore.starReward : one.starReward}
          look={lookOf(looks, one.status)}
          detail={one.status === 'missed' ? undefined : choreDetail(one, viewer)}
        >
          {viewer === 'parent' && (one.status === 'approved' || one.status === 'rejected') && (
            <UndoLine id={one.id} kidId={kidId} />
          )}
        </DayLine>
      )}
      empty={{ title: t('history.noChoresThisMonth'), text: t('history.noChoresThisMonthHint') }}
    />
  );
}
