import { useQuery } from '@tanstack/react-query';
import type { ChoreHistoryDay } from '@shared/contracts/history';
import { chorePictured, type ChoreAppearance } from '@/components/art/chore-icon';
import { ChorePicture } from '@/components/art/chore-picture';
import { useFamilyClock, type FamilyClock } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { DayLine } from './day-line';
import { HistorySkeleton } from './history-skeleton';
import { HistoryView } from './history-view';
import { choreHistoryQuery } from './history.api';
import type { Days } from './marks';
import { monthErrorOf } from './month-error';
import { CHORE_LOOKS } from './status-looks';
import { useCalendar } from './use-calendar';

type Done = ChoreHistoryDay['chores'][number];

interface ChoreHistoryProps {
  kidId: string;
  /** ISO timestamp before which the kid cannot have done anything. */
  since: string;
  /** The family's chores, for their pictures. */
  chores?: readonly ChoreAppearance[];
  /** The family's zone, where it is known. */
  timezone?: string;
}

/** The chores of one kid by month: the days on which something was done, and what became of it. */
export function ChoreHistory({ timezone, ...props }: ChoreHistoryProps) {
  const clock = useFamilyClock(timezone);
  return clock ? <ChoreMonths {...props} clock={clock} /> : <HistorySkeleton />;
}

const daysOf = (history: readonly ChoreHistoryDay[]): Days<Done> =>
  new Map(history.map(({ date, chores }) => [date, chores]));

function ChoreMonths({
  kidId,
  since,
  chores,
  clock,
}: Omit<ChoreHistoryProps, 'timezone'> & { clock: FamilyClock }) {
  const calendar = useCalendar(clock.today);
  const history = useQuery(choreHistoryQuery(kidId, calendar.month));
  const picture = (done: Done, size: number, className?: string) => (
    <ChorePicture chore={chorePictured(done.name, chores)} size={size} className={className} />
  );
  return (
    <HistoryView
      calendar={calendar}
      today={clock.today}
      since={clock.dayOf(since)}
      days={history.data && daysOf(history.data)}
      error={monthErrorOf(history, t('history.choresFailed'))}
      looks={CHORE_LOOKS}
      renderPicture={(done) => picture(done, 34, 'bg-transparent')}
      summary={(day) => t('history.choresOfDay', { count: day.length })}
      renderLine={(done) => (
        <DayLine
          picture={picture(done, 64)}
          name={done.name}
          stars={done.starReward}
          look={CHORE_LOOKS[done.status]}
        />
      )}
      empty={{ title: t('history.noChoresThisMonth'), text: t('history.noChoresThisMonthHint') }}
    />
  );
}
