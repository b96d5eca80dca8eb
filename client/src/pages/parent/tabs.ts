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
import type { ParentTab } from '@/lib/paths';

export interface Tab {
  value: ParentTab;
  label: string;
  Glyph: LucideIcon;
}

/** The tabs in the order of the rail: what waits comes right after the overview. */
export const TABS = [
  { value: 'overview', label: 'Overview', Glyph: LayoutDashboard },
  { value: 'approvals', label: 'Approvals', Glyph: CircleCheckBig },
  { value: 'kids', label: 'Kids', Glyph: Users },
  { value: 'chores', label: 'Chores', Glyph: BrushCleaning },
  { value: 'rewards', label: 'Rewards', Glyph: Gift },
  { value: 'reward-history', label: 'Reward history', Glyph: CalendarDays },
  { value: 'messages', label: 'Messages', Glyph: MessageCircleHeart },
  { value: 'analytics', label: 'Analytics', Glyph: ChartColumn },
  { value: 'settings', label: 'Settings', Glyph: Settings },
] as const satisfies readonly Tab[];
export type ShownTab = (typeof TABS)[number]['value'];

/** The tab an address names; the overview for none and for one that is not there. */
export function tabOf(name: string | null): ShownTab {
  return TABS.find(({ value }) => value === name)?.value ?? 'overview';
}
