import {
  Bell,
  Blocks,
  CalendarClock,
  CalendarHeart,
  Database,
  HouseHeart,
  Keyboard,
  KeyRound,
  MonitorSmartphone,
  Pause,
  ScrollText,
  Star,
  Trophy,
  TabletSmartphone,
  Users,
  Volume2,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { MemberRole } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { MembersValue } from '@/features/members/members';
import type { MessageId } from '@/lib/messages';
import { BoardSection, BoardValue } from './board-section';
import { CalendarsSection, CalendarsValue } from './calendars-section';
import { DataSection, DataValue } from './data-section';
import { NotificationsValue } from '@/features/notifications/notifications-panel';
import { FamilySection, FamilyValue } from './family-section';
import { KeysSection, KeysValue } from './keys-section';
import { DevicesSection, DevicesValue } from './devices-section';
import { LogSection, LogValue } from './log-section';
import { LoginSection, LoginValue } from './login-section';
import { MembersSection } from './members-section';
import { NotificationsSection } from './notifications-section';
import { PauseSection, PauseValue } from './pause-section';
import { ProgramsSection, ProgramsValue } from './programs-section';
import { SoundsSection, SoundsValue } from './sounds-section';
import { SessionsSection, SessionsValue } from './sessions-section';
import { StarsSection, StarsValue } from './stars-section';
import { TimeSection, TimeValue } from './time-section';

export interface SettingsSection {
  id: string;
  titleId: MessageId;
  Glyph: LucideIcon;
  Value: ComponentType<{ user: User }>;
  Section: ComponentType<{ user: User }>;
  /** The roles that see it, by default all. */
  isFor?: (role: MemberRole | null) => boolean;
}

export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  { id: 'members', titleId: 'members.title', Glyph: Users, Value: MembersValue, Section: MembersSection },
  {
    id: 'devices',
    titleId: 'devices.title',
    Glyph: TabletSmartphone,
    Value: DevicesValue,
    Section: DevicesSection,
    isFor: mayManage,
  },
  {
    id: 'notify',
    titleId: 'notifications.title',
    Glyph: Bell,
    Value: NotificationsValue,
    Section: NotificationsSection,
  },
  {
    id: 'board',
    titleId: 'settings.board',
    Glyph: Trophy,
    Value: BoardValue,
    Section: BoardSection,
    isFor: mayManage,
  },
  {
    id: 'pause',
    titleId: 'settings.pause',
    Glyph: Pause,
    Value: PauseValue,
    Section: PauseSection,
    isFor: mayManage,
  },
  {
    id: 'time',
    titleId: 'settings.time',
    Glyph: CalendarClock,
    Value: TimeValue,
    Section: TimeSection,
    isFor: mayManage,
  },
  {
    id: 'stars',
    titleId: 'settings.stars',
    Glyph: Star,
    Value: StarsValue,
    Section: StarsSection,
    isFor: mayManage,
  },
  {
    id: 'sounds',
    titleId: 'settings.sounds',
    Glyph: Volume2,
    Value: SoundsValue,
    Section: SoundsSection,
    isFor: mayManage,
  },
  {
    id: 'calendars',
    titleId: 'calendars.title',
    Glyph: CalendarHeart,
    Value: CalendarsValue,
    Section: CalendarsSection,
    isFor: mayManage,
  },
  {
    id: 'programs',
    titleId: 'programs.title',
    Glyph: Blocks,
    Value: ProgramsValue,
    Section: ProgramsSection,
    isFor: mayManage,
  },
  { id: 'you', titleId: 'settings.family', Glyph: HouseHeart, Value: FamilyValue, Section: FamilySection },
  { id: 'keys', titleId: 'shortcuts.title', Glyph: Keyboard, Value: KeysValue, Section: KeysSection },
  { id: 'login', titleId: 'settings.login', Glyph: KeyRound, Value: LoginValue, Section: LoginSection },
  {
    id: 'sessions',
    titleId: 'sessions.title',
    Glyph: MonitorSmartphone,
    Value: SessionsValue,
    Section: SessionsSection,
  },
  {
    id: 'log',
    titleId: 'settings.log',
    Glyph: ScrollText,
    Value: LogValue,
    Section: LogSection,
    isFor: mayManage,
  },
  {
    id: 'data',
    titleId: 'settings.data',
    Glyph: Database,
    Value: DataValue,
    Section: DataSection,
    isFor: mayManage,
  },
];
