import type { ComponentType, ReactNode } from 'react';
import type { Family } from '@shared/contracts/families';
import type { User } from '@shared/contracts/users';
import { useCalendars } from '@/features/calendars/calendars.api';
import { useDevices } from '@/features/devices/devices.api';
import { familyTitle } from '@/features/family/family-name';
import { usePushSettings } from '@/features/notifications/notifications.api';
import { usePasskeys } from '@/features/passkeys/passkeys.api';
import { useTokens, useWebhooks } from '@/features/programs/programs.api';
import { useSessions } from '@/features/sessions/sessions.api';
import { useFamily } from '@/lib/dates/family-clock';
import { formatDate, formatWeekday, formatClock } from '@/lib/i18n/format';
import { formatNames } from '@/lib/i18n/format-names';
import { LANGUAGE_NAMES } from '@/lib/i18n/language';
import { t } from '@/lib/i18n/messages';
import { useShortcutsOn } from '@/lib/input/shortcuts-setting';
import { useTheme } from '@/lib/page/theme';
import { LEADERBOARD_NAMES } from './leaderboard-choice';
import { useFamilyLog } from './settings.api';
import type { SettingId } from './settings-groups';
import { placeOf } from './timezones';

type Value = ComponentType<{ user: User }>;

const Attention = ({ children }: { children: ReactNode }) => (
  <b className="font-semibold text-wait">{children}</b>
);

const onOff = (isOn: boolean) => (isOn ? t('settings.on') : t('settings.off'));

const ofFamily = (valueOf: (family: Family) => ReactNode): Value =>
  function FamilyValue() {
    const family = useFamily().data;
    return family ? valueOf(family) : null;
  };

const countOf = (count: number | undefined) => (count === 0 ? t('settings.none') : count);

function ThisDevice() {
  const here = useThisDevice();
  if (here === undefined) return null;
  return here ? t('settings.on') : <Attention>{t('settings.off')}</Attention>;
}

function Topics() {
  const here = useThisDevice();
  return here && formatNames(here.wants.map((want) => t(`notifications.short.${want}`)));
}

function Quiet() {
  const settings = usePushSettings().data;
  if (!settings) return null;
  if (!settings.quiet) return t('settings.off');
  const { from, until } = settings.quiet;
  return t('settings.hours', { from: formatClock(from), until: formatClock(until) });
}

function Email({ user: { email, emailConfirmed, pendingEmail } }: { user: User }) {
  if (email === null && pendingEmail === null) return t('settings.none');
  if (emailConfirmed && pendingEmail === null) return email;
  return <Attention>{t('settings.notConfirmed')}</Attention>;
}

function Passkeys() {
  return countOf(usePasskeys().data?.length);
}

function Sessions() {
  const count = useSessions().data?.length;
  return count === undefined ? null : t('sessions.value', { count });
}

function Shortcuts() {
  return onOff(useShortcutsOn());
}

function Appearance() {
  return t(useTheme() === 'day' ? 'ui.daytime' : 'ui.bedtime');
}

function Calendars() {
  return countOf(useCalendars().data?.length);
}

function Apps() {
  const tokens = useTokens().data;
  const webhooks = useWebhooks().data;
  return tokens && webhooks && countOf(tokens.length + webhooks.length);
}

function BoardNames() {
  const devices = useDevices().data;
  const boards = devices?.filter(({ board }) => board !== null);
  return boards && (boards.length === 0 ? t('settings.none') : formatNames(boards.map(({ name }) => name)));
}

function StaffAccess() {
  const log = useFamilyLog().data;
  return log && (log[0] ? formatDate(log[0].at) : t('settings.never'));
}

export const SETTING_VALUES: { [Id in SettingId]?: Value } = {
  'family-name': ({ user }) => familyTitle(user),
  families: ({ user }) => user.families.length,
  'kids-language': ofFamily(({ locale }) =>
    locale === null ? t('language.asBrowser') : LANGUAGE_NAMES[locale],
  ),
  time: ofFamily(({ timezone, weekStart }) =>
    t('settings.timeValue', { place: placeOf(timezone), day: formatWeekday(weekStart) }),
  ),
  leaderboard: ofFamily(({ leaderboardMode }) => t(LEADERBOARD_NAMES[leaderboardMode])),
  'manual-stars': ofFamily(({ starsByHand }) => onOff(starsByHand)),
  sounds: ofFamily(({ sounds }) => onOff(sounds)),
  boards: BoardNames,
  'family-code': ({ user }) => user.familyCode,
  'kid-logins': ofFamily(({ kidLogins }) =>
    t(kidLogins === 'paired' ? 'settings.onTablets' : 'settings.anywhere'),
  ),
  idle: ofFamily(({ idleMinutes }) => t('devices.minutes', { count: idleMinutes })),
  'this-device': ThisDevice,
  'notify-about': Topics,
  'quiet-hours': Quiet,
  'weekly-email': ({ user }) => onOff(user.weeklyLetter),
  name: ({ user: { firstName, username, locale } }) =>
    [firstName ?? username, locale && LANGUAGE_NAMES[locale]].filter(Boolean).join(', '),
  email: Email,
  password: ({ user }) => user.username,
  passkeys: Passkeys,
  sessions: Sessions,
  shortcuts: Shortcuts,
  appearance: Appearance,
  calendars: Calendars,
  apps: Apps,
  'staff-access': StaffAccess,
};

/** This device's subscription. Null if notifications are off, undefined while loading. */
export function useThisDevice() {
  const settings = usePushSettings().data;
  return settings && (settings.devices.find(({ current }) => current) ?? null);
}
