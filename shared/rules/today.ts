import { PARTS_OF_DAY, type PartOfDay } from '../constants';
import type { KidChoreStatus } from './kid-chores';
import { isFlexible } from './nest-places';
import type { Schedule } from './schedule';

const ENDS = { morning: 12, afternoon: 17, evening: 24 } as const satisfies Record<PartOfDay, number>;

/** `hour` is local, 0 to 23. */
export function partOfDayAt(hour: number): PartOfDay {
  return PARTS_OF_DAY.find((part) => hour < ENDS[part]) ?? 'evening';
}

/** Chores that fill no place of the nest are `more`. */
export type TodaySection = 'now' | 'more' | 'later' | 'done';

export function placeOnScreen(
  schedule: Schedule,
  partOfDay: PartOfDay | null,
  status: Pick<KidChoreStatus, 'state' | 'late' | 'note' | 'doneCount'>,
  now: PartOfDay,
): { section: TodaySection; rank: number } {
  switch (status.state) {
    case 'due': {
      const section = isFlexible(schedule) ? 'more' : 'now';
      if (status.late) return { section, rank: 0 };
      if (status.note !== null) return { section, rank: 1 };
      if (schedule.kind === 'anytime')
        return status.doneCount > 0 ? { section: 'done', rank: 3 } : { section, rank: 5 };
      if (section === 'more') return { section, rank: 4 };
      if (partOfDay === null) return { section: 'now', rank: 4 };
      const ahead = PARTS_OF_DAY.indexOf(partOfDay) - PARTS_OF_DAY.indexOf(now);
      if (ahead > 0) return { section: 'later', rank: ahead };
      return { section: 'now', rank: ahead === 0 ? 3 : 2 };
    }
    case 'not_your_turn':
      return { section: 'later', rank: 3 };
    case 'later':
      return { section: 'later', rank: 4 };
    case 'resting':
      return { section: 'later', rank: 5 };
    case 'waiting':
      return { section: 'done', rank: 0 };
    case 'done':
      return { section: 'done', rank: 1 };
    case 'taken':
      break;
  }
  return { section: 'done', rank: 2 };
}
