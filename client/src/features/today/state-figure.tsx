import { StateArt } from '@/components/art/state-art';
import { Avatar } from '@/components/ui/avatar';
import type { TodayItem } from './today-items';

export function StateFigure({ one: { look, item }, size }: { one: TodayItem; size: number }) {
  if (item.who) return <Avatar kid={item.who} size={size} />;
  if (look === 'resting') return <StateArt name="resting-moon" size={size} />;
  return <StateArt name="later-calendar" size={size} className="rtl:-scale-x-100" />;
}
