import type { CalendarDate } from '@shared/rules/calendar';
import { ChoreTileView } from './chore-tile-view';
import type { TodayItem } from './today-items';
import { useChoreActions } from './use-chore-actions';

/** One chore of Today that the kid can press. */
export function ChoreTile({ kidId, one, today }: { kidId: string; one: TodayItem; today: CalendarDate }) {
  const { dialogs, sending, ...actions } = useChoreActions(kidId, one);
  return (
    <>
      <ChoreTileView one={sending ? asSent(one) : one} today={today} actions={actions} />
      {dialogs}
    </>
  );
}

/** As it looks from the press on, before the server has answered. */
export const asSent = (one: TodayItem): TodayItem => ({
  ...one,
  look: 'waiting',
  note: null,
  praise: null,
  waitingId: null,
});
