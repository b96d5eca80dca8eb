import type { Chore } from '@shared/contracts/chores';
import { upcomingOccurrences, type Occurrence } from '@shared/rules/schedule';
import { turnOn } from '@shared/rules/turns';
import { useKids } from '@/features/kids/kids.api';
import { kidsOf, type KidChoice } from '@/features/manage/who-words';
import { useFamilyDays } from '@/lib/family-clock';
import { sharingOf, type ChoreDraft } from './chore-draft';
import { usePassedTurns } from './use-passed-turns';

/** How many occurrences the form looks ahead. */
const SHOWN = 3;

export interface UpcomingDay {
  occurrence: Occurrence;
  /** Whose turn it is, where kids take turns and it is known. */
  turn: KidChoice | undefined;
}

/** The kids of the chore that is being written, its next days, and today as the family has it. */
export function useUpcoming(draft: ChoreDraft, chore: Chore | undefined) {
  const { today, dayOf, weekStart } = useFamilyDays();
  const { data: kids = [] } = useKids();
  const context = { createdOn: chore ? dayOf(chore.createdAt) : today, weekStart };
  const savedOrder = kidsOf(chore?.kidIds ?? [], kids).map(({ id }) => id);
  const passedBefore = usePassedTurns(chore, savedOrder, today, context);

  const forKids = kidsOf(draft.kidIds, kids);
  const order = forKids.map(({ id }) => id);
  // With other kids the turns that were passed on count anew, which the server does.
  const isSavedOrder = order.join() === savedOrder.join();
  const passed = chore?.sharing !== 'turns' ? 0 : isSavedOrder ? passedBefore : null;
  const turnAt = (day: string): KidChoice | undefined => {
    if (sharingOf(draft) !== 'turns' || passed === null) return undefined;
    const id = turnOn(draft.schedule, day, context, order, passed);
    return forKids.find((kid) => kid.id === id);
  };
  const days: UpcomingDay[] = upcomingOccurrences(draft.schedule, today, context, SHOWN).map(
    (occurrence) => ({ occurrence, turn: turnAt(occurrence.startsOn) }),
  );
  return { today, weekStart, kids, forKids, days };
}
