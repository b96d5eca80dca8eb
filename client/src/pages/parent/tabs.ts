import {
  BrushCleaning,
  CalendarDays,
  CalendarRange,
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

const NOW = [
  { value: 'overview', labelId: 'parent.overview', Glyph: LayoutDashboard },
  { value: 'approvals', labelId: 'parent.approvals', Glyph: CircleCheckBig },
  { value: 'plan', labelId: 'parent.plan', Glyph: CalendarRange },
] as const satisfies readonly Tab[];
const KIDS = { value: 'kids', labelId: 'parent.kids', Glyph: Users } as const satisfies Tab;
const SET_UP = [
  { value: 'chores', labelId: 'parent.chores', Glyph: BrushCleaning },
  { value: 'rewards', labelId: 'parent.rewards', Glyph: Gift },
] as const satisfies readonly Tab[];
const LOOK_BACK = [
  { value: 'reward-history', labelId: 'parent.rewardHistory', Glyph: CalendarDays },
  { value: 'messages', labelId: 'parent.messages', Glyph: MessageCircleHeart },
  { value: 'analytics', labelId: 'parent.analytics', Glyph: ChartColumn },
] as const satisfies readonly Tab[];
export const SETTINGS = {
  value: 'settings',
  labelId: 'parent.settings',
  Glyph: Settings,
} as const satisfies Tab;

/** The tabs of the rail, by what one comes for: what is now, what is set up, what was. Settings stand apart. */
export const TAB_GROUPS = [NOW, [KIDS, ...SET_UP], LOOK_BACK] as const;
/** Where there is no room for a rail: in the bar below, and in its sheet. */
export const DOCK_TABS = [...NOW, KIDS] as const;
export const MORE_TABS = [...SET_UP, ...LOOK_BACK] as const;

export const TABS = [...TAB_GROUPS.flat(), SETTINGS] as const;
export type ShownTab = (typeof TABS)[number]['value'];

/** The tab an address names; the overview for none and for one that is not there. */
export function tabOf(name: string | null): ShownTab {
  return TABS.find(({ value }) => value === name)?.value ?? 'overview';
}
