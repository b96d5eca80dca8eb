import type { CalendarDate } from '@shared/rules/calendar';
import { ChoreTileView } from './chore-tile-view';
import type { TodayItem } from './today-items';
import { useChoreActions, type ChoreActions } from './use-chore-actions';

/** A chore of Today with the kid's actions. */
export function ChoreTile({ kidId, one, today }: { kidId: string; one: TodayItem; today: CalendarDate }) {
  const { dialogs, ...actions } = useChoreActions(kidId, one, today);
  return (
    <>
      <ChoreTileView one={asSent(one, actions)} today={today} actions={actions} />
      {dialogs}
    </>
  );
}

/** Its look right after the tap, before the server's response. */
export const asSent = (
  one: TodayItem,
  { sending, unsent }: Pick<ChoreActions, 'sending' | 'unsent'>,
): TodayItem =>
  sending || unsent
    ? { ...one, look: 'waiting', note: null, praise: null, waitingId: null, unsent: unsent && !sending }
    : one;
