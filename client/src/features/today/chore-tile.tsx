import type { CalendarDate } from '@shared/rules/calendar';
import { ChoreTileView, type TileKind } from './chore-tile-view';
import type { TodayItem } from './today-items';
import { useChoreActions, type ChoreActions } from './use-chore-actions';

export function ChoreTile({
  kidId,
  one,
  today,
  kind,
}: {
  kidId: string;
  one: TodayItem;
  today: CalendarDate;
  kind: TileKind;
}) {
  const { dialogs, ...actions } = useChoreActions(kidId, one, today);
  return (
    <>
      <ChoreTileView one={asSent(one, actions)} today={today} kind={kind} actions={actions} />
      {dialogs}
    </>
  );
}

/** The chore's look before the server's response. */
export const asSent = (
  one: TodayItem,
  { sending, unsent, progress }: Pick<ChoreActions, 'sending' | 'unsent' | 'progress'>,
): TodayItem =>
  sending || unsent
    ? { ...one, look: 'waiting', note: null, praise: null, waitingId: null, unsent: unsent && !sending }
    : { ...one, progress };
