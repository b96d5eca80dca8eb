import type { PartOfDay } from '@shared/constants';
import { PartOfDayArt } from '@/components/art/part-of-day-art';
import { StateArt } from '@/components/art/state-art';
import { Avatar } from '@/components/ui/avatar';
import type { TodayItem } from './today-items';

/** What a chore that is not for now looks like: the sibling who has it, the moon it rests under, when it comes. */
export function StateFigure({ one: { look, item }, size }: { one: TodayItem; size: number }) {
  if (item.who) return <Avatar kid={item.who} size={size} />;
  if (look === 'resting') return <StateArt name="resting-moon" size={size} />;
  const part: PartOfDay | null = item.chore.partOfDay;
  if (look === 'due' && part) return <PartOfDayArt part={part} size={size} />;
  return <StateArt name="later-calendar" size={size} className="rtl:-scale-x-100" />;
}
