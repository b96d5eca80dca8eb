import {
  BrushCleaning,
  CalendarDays,
  ChartColumn,
  CircleCheckBig,
  Gift,
  LayoutDashboard,
  MessageCircleHeart,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { MessageId } from '@/lib/messages';
import type { ParentTab } from '@/lib/paths';

export interface Tab {
  value: ParentTab;
  labelId: MessageId;
  Glyph: LucideIcon;
}

/** The tabs in the order of the rail: what waits comes right after the overview. */
export const TABS = [
  { value: 'overview', labelId: 'parent.overview', Glyph: LayoutDashboard },
  { value: 'approvals', labelId: 'parent.approvals', Glyph: CircleCheckBig },
  { value: 'kids', labelId: 'parent.kids', Glyph: Users },
  { value: 'chores', labelId: 'parent.chores', Glyph: BrushCleaning },
  { value: 'rewards', labelId: 'parent.rewards', Glyph: Gift },
  { value: 'reward-history', labelId: 'parent.rewardHistory', Glyph: CalendarDays },
  { value: 'messages', labelId: 'parent.messages', Glyph: MessageCircleHeart },
  { value: 'analytics', labelId: 'parent.analytics', Glyph: ChartColumn },
  { value: 'settings', labelId: 'parent.settings', Glyph: Settings },
] as const satisfies readonly Tab[];
export type ShownTab = (typeof TABS)[number]['value'];

/** The tab an address names; the overview for none and for one that is not there. */
export function tabOf(name: string | null): ShownTab {
  return TABS.find(({ value }) => value === name)?.value ?? 'overview';
}
