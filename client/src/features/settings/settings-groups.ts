import { Bell, CircleUserRound, Database, HouseHeart, TabletSmartphone, Users } from 'lucide-react';
import type { User } from '@shared/contracts/users';
import { mayManage, mayOwn } from '@shared/rules/member-roles';
import { matchIn } from '@/lib/i18n/fold-for-search';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

const GROUPS = [
  {
    id: 'family',
    Glyph: HouseHeart,
    forManagers: true,
    rows: ['family-name', 'families', 'kids-language', 'time', 'leaderboard', 'manual-stars', 'sounds'],
  },
  { id: 'adults', Glyph: Users, forManagers: false, rows: ['people', 'invite'] },
  {
    id: 'tablets',
    Glyph: TabletSmartphone,
    forManagers: false,
    rows: ['connect', 'tablet-list', 'boards', 'family-code', 'kid-logins', 'idle'],
  },
  {
    id: 'notifications',
    Glyph: Bell,
    forManagers: false,
    rows: ['this-device', 'notify-about', 'quiet-hours', 'weekly-email'],
  },
  {
    id: 'account',
    Glyph: CircleUserRound,
    forManagers: false,
    rows: ['name', 'email', 'password', 'passkeys', 'sessions', 'shortcuts', 'appearance', 'delete-account'],
  },
  {
    id: 'data',
    Glyph: Database,
    forManagers: true,
    rows: ['calendars', 'apps', 'staff-access', 'download', 'delete-family'],
  },
] as const;

export type GroupId = (typeof GROUPS)[number]['id'];
export type SettingId = (typeof GROUPS)[number]['rows'][number];

export interface SettingsGroup {
  id: GroupId;
  Glyph: typeof Bell;
  rows: readonly SettingId[];
}

/** Addresses from before settings were grouped. */
const MOVED: Readonly<Record<string, SettingId | GroupId>> = {
  members: 'adults',
  devices: 'tablets',
  notify: 'notifications',
  board: 'leaderboard',
  stars: 'manual-stars',
  programs: 'apps',
  you: 'account',
  keys: 'shortcuts',
  login: 'password',
  log: 'staff-access',
};

/** Returns undefined for a current address. */
export function movedTo(hash: string): string | undefined {
  if (hash === 'pause') return paths.parentTab('plan');
  const place = MOVED[hash];
  return place && paths.parentSettings(place);
}

/** The groups with the settings that the user may see. `byMail`: the server sends email. */
export function settingsFor(user: User, byMail: boolean): SettingsGroup[] {
  const manages = mayManage(user.familyRole);
  const hasFamilies = user.families.length > 1 || user.suspendedFamily !== null;
  const isShown = (group: GroupId, row: SettingId) => {
    if (row === 'families') return hasFamilies;
    if (row === 'weekly-email') return byMail;
    if (row === 'invite') return manages;
    if (group === 'tablets') return manages || row === 'boards';
    return row !== 'delete-family' || mayOwn(user.familyRole);
  };
  return GROUPS.filter(({ forManagers }) => manages || !forManagers).map(({ id, Glyph, rows }) => {
    const all: readonly SettingId[] = id === 'account' && !manages ? ['families', ...rows] : rows;
    return { id, Glyph, rows: all.filter((row) => isShown(id, row)) };
  });
}

/** The search finds these, too. */
const ELSEWHERE = [
  { id: 'pause', place: 'plan' },
  { id: 'pictures', place: 'kids' },
] as const;

export interface FoundSetting {
  id: string;
  title: string;
  place: string;
  text: string;
  href: string;
  Glyph: typeof Bell | null;
}

function allSettings(user: User, byMail: boolean): FoundSetting[] {
  const here = settingsFor(user, byMail).flatMap(({ id: group, Glyph, rows }) =>
    rows.map((id) => ({
      id,
      title: t(`settings.row.${id}`),
      place: t(`settings.group.${group}`),
      text: t(`settings.about.${id}`),
      href: paths.parentSettings(id),
      Glyph,
    })),
  );
  if (!mayManage(user.familyRole)) return here;
  const elsewhere = ELSEWHERE.map(({ id, place }) => ({
    id,
    title: t(`settings.row.${id}`),
    place: t(`parent.${place}`),
    text: t(`settings.about.${id}`),
    href: paths.parentTab(place),
    Glyph: null,
  }));
  return [...here, ...elsewhere];
}

/** Finds settings by their title first, then by the description or group. */
export function findSettings(user: User, byMail: boolean, query: string): FoundSetting[] {
  const rank = ({ title, text, place }: FoundSetting) =>
    matchIn(title, query) ? 0 : matchIn(text, query) || matchIn(place, query) ? 1 : 2;
  return allSettings(user, byMail)
    .filter((setting) => rank(setting) < 2)
    .toSorted((a, b) => rank(a) - rank(b));
}
