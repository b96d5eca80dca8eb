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
import type { MessageId } from '@/lib/i18n/messages';
import type { ParentTab } from '@/lib/page/paths';

export interface Tab {
  value: ParentTab;
  labelId: MessageId;
  Glyph: LucideIcon;
  letter: string;
}

const NOW = [
  { value: 'overview', labelId: 'parent.overview', Glyph: LayoutDashboard, letter: 'o' },
  { value: 'approvals', labelId: 'parent.approvals', Glyph: CircleCheckBig, letter: 'a' },
  { value: 'plan', labelId: 'parent.plan', Glyph: CalendarRange, letter: 'p' },
] as const satisfies readonly Tab[];
const KIDS = { value: 'kids', labelId: 'parent.kids', Glyph: Users, letter: 'k' } as const satisfies Tab;
const SET_UP = [
  { value: 'chores', labelId: 'parent.chores', Glyph: BrushCleaning, letter: 'c' },
  { value: 'rewards', labelId: 'parent.rewards', Glyph: Gift, letter: 'r' },
] as const satisfies readonly Tab[];
const LOOK_BACK = [
  { value: 'reward-history', labelId: 'parent.rewardHistory', Glyph: CalendarDays, letter: 'h' },
  { value: 'messages', labelId: 'parent.messages', Glyph: MessageCircleHeart, letter: 'm' },
  { value: 'analytics', labelId: 'parent.analytics', Glyph: ChartColumn, letter: 'n' },
] as const satisfies readonly Tab[];
export const SETTINGS = {
  value: 'settings',
  labelId: 'parent.settings',
  Glyph: Settings,
  letter: 's',
} as const satisfies Tab;

/** Groups: current, setup, history. Settings are separate. */
export const TAB_GROUPS = [NOW, [KIDS, ...SET_UP], LOOK_BACK] as const;
export const DOCK_TABS = NOW;
const [REWARD_HISTORY, MESSAGES, ANALYTICS] = LOOK_BACK;
export const MORE_TABS = [KIDS, ...SET_UP, MESSAGES, REWARD_HISTORY, ANALYTICS] as const;

export const TABS = [...TAB_GROUPS.flat(), SETTINGS] as const;
export type ShownTab = (typeof TABS)[number]['value'];

/** The overview if it is missing or unknown. */
export function tabOf(name: string | null): ShownTab {
  return TABS.find(({ value }) => value === name)?.value ?? 'overview';
}
