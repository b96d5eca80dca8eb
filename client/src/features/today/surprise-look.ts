import { isNestFull } from '@shared/rules/nest-places';
import type { SurpriseEggLook } from '@/components/art/surprise-egg';
import type { TodayPlaces } from './nest-chores';

/** The egg gets another crack at a third and at two thirds of the day's places. */
export function surpriseLook(places: TodayPlaces): SurpriseEggLook {
  const filled = places.filter(({ look }) => look !== 'empty').length;
  if (isNestFull(places) || 3 * filled >= 2 * places.length) return places.length > 0 ? 'crack-2' : 'plain';
  return 3 * filled >= places.length ? 'crack-1' : 'plain';
}
