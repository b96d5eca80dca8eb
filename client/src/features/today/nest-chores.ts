import type { KidChore } from '@shared/contracts/plan';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { CalendarDate } from '@shared/rules/calendar';
import { nestPlacesOf, isNestFull, type NestPlace } from '@shared/rules/nest-places';
import type { SurpriseEggLook } from '@/components/art/surprise-egg';

export type TodayPlaces = readonly NestPlace<KidChore>[];

/** Drawn until the kid's first chores are added. */
export const FIRST_PLACES: TodayPlaces = Array.from({ length: 3 }, () => ({ look: 'empty', chore: null }));

export const isFirstDay = (chores: readonly KidChore[], submissions: readonly ChoreSubmission[]): boolean =>
  chores.length === 0 && submissions.length === 0;

/** `submissions` are the kid's. */
export function placesToday(
  chores: readonly KidChore[],
  submissions: readonly ChoreSubmission[],
  today: CalendarDate,
): TodayPlaces {
  const laid = submissions.filter(({ handedInOn }) => handedInOn === today);
  const inputs = chores.map((item) => ({
    item,
    schedule: item.chore.schedule,
    partOfDay: item.chore.partOfDay,
    state: item.state,
    neededCount: item.neededCount,
    today: laid
      .filter(({ choreId }) => choreId === item.chore.id)
      .map(({ status, submittedAt }) => ({ status, submittedAt: Date.parse(submittedAt) })),
  }));
  return nestPlacesOf(inputs).map(({ look, chore }) => ({ look, chore: chore?.item ?? null }));
}

/** The egg gets another crack at a third and at two thirds of the day's places. */
export function surpriseLook(places: TodayPlaces): SurpriseEggLook {
  const filled = places.filter(({ look }) => look !== 'empty').length;
  if (isNestFull(places) || 3 * filled >= 2 * places.length) return places.length > 0 ? 'crack-2' : 'plain';
  return 3 * filled >= places.length ? 'crack-1' : 'plain';
}
