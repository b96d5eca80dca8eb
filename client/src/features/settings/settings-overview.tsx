import { ChevronRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '@shared/contracts/users';
import { Card } from '@/components/ui/card';
import { useDevices } from '@/features/devices/devices.api';
import { roleName } from '@/features/members/member-words';
import { useMembers } from '@/features/members/members.api';
import { formatAgo } from '@/lib/i18n/format';
import { formatNames, memberName } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';
import { useWide } from '@/lib/page/use-media';
import { FinishSetup } from './finish-setup';
import { SETTING_VALUES, useThisDevice } from './setting-values';
import type { GroupId, SettingId, SettingsGroup } from './settings-groups';

const NAMED = 3;

export function SettingsOverview({ user, groups }: { user: User; groups: readonly SettingsGroup[] }) {
  const wide = useWide('laptop');
  return (
    <>
      <FinishSetup user={user} />
      {wide ? (
        <div className="grid items-stretch gap-4.5 laptop:grid-cols-2 desktop:grid-cols-3">
          {groups.map((group) => (
            <GroupCard key={group.id} group={group} user={user} />
          ))}
        </div>
      ) : (
        <GroupList groups={groups} user={user} />
      )}
    </>
  );
}

const tile = 'grid place-items-center rounded-md bg-lagoon-soft text-lagoon-text';

function GroupCard({ group: { id, Glyph, rows }, user }: { group: SettingsGroup; user: User }) {
  return (
    <Card as="section" className="px-2 pt-1.5 pb-2" aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className="text-18">
        <a
          href={`#${id}`}
          className="grid min-h-14 grid-cols-[36px_minmax(0,1fr)_20px] items-center gap-3 rounded-md px-3 text-ink no-underline hover:bg-sunken"
        >
          <span className={`${tile} size-9`} aria-hidden>
            <Glyph size={20} />
          </span>
          {t(`settings.group.${id}`)}
          <ChevronRight aria-hidden size={19} className="text-ink-2 rtl:-scale-x-100" />
        </a>
      </h2>
      <ul className="*:border-t-2 *:border-line">
        {rows.map((row) => (
          <Row key={row} id={row} user={user} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ id, user }: { id: SettingId; user: User }) {
  if (id === 'people') return <PeopleRows user={user} />;
  if (id === 'tablet-list') return <TabletRows />;
  const Value = SETTING_VALUES[id];
  return (
    <RowLink id={id} add={id === 'invite' || id === 'connect'} title={t(`settings.row.${id}`)}>
      {Value && <Value user={user} />}
    </RowLink>
  );
}

function RowLink({
  id,
  title,
  add = false,
  children,
}: {
  id: SettingId;
  title: string;
  add?: boolean;
  children?: ReactNode;
}) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 text-15 leading-tight text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2"
      >
        {add ? (
          <span className="flex items-center gap-2.5 font-semibold text-lagoon-text">
            <Plus size={18} aria-hidden />
            {title}
          </span>
        ) : (
          <>
            <span className="max-w-3/5 flex-none font-medium wrap-anywhere">{title}</span>{' '}
            <span className="ms-auto line-clamp-2 min-w-0 text-end text-14 text-ink-2">{children}</span>
          </>
        )}
      </a>
    </li>
  );
}

function PeopleRows({ user }: { user: User }) {
  const members = useMembers().data ?? [];
  return members.map((member) => (
    <RowLink key={member.userId} id="people" title={memberName(member)}>
      {member.userId === user.id
        ? t('settings.youAre', { role: roleName(member.role) })
        : roleName(member.role)}
    </RowLink>
  ));
}

function TabletRows() {
  const devices = useDevices().data ?? [];
  return devices.flatMap(({ id, name, lastSeenAt, board }) =>
    board
      ? []
      : [
          <RowLink key={id} id="tablet-list" title={name}>
            {t('devices.used', { ago: formatAgo(lastSeenAt) })}
          </RowLink>,
        ],
  );
}

function GroupList({ groups, user }: { groups: readonly SettingsGroup[]; user: User }) {
  return (
    <Card as="section" className="overflow-clip px-2 py-1" aria-label={t('parent.settings')}>
      <ul className="*:not-first:border-t-2 *:not-first:border-line">
        {groups.map(({ id, Glyph }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid min-h-15 grid-cols-[40px_minmax(0,1fr)_20px] items-center gap-3 px-2 py-2 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className={`${tile} size-10`} aria-hidden>
                <Glyph size={21} />
              </span>
              <span className="grid min-w-0 gap-0.5">
                <b className="font-display text-16 leading-tight font-semibold">
                  {t(`settings.group.${id}`)}
                </b>{' '}
                <span className="line-clamp-3 text-14 leading-tight text-ink-2">
                  <Summary group={id} user={user} />
                </span>
              </span>
              <ChevronRight aria-hidden size={19} className="text-ink-2 rtl:-scale-x-100" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Summary({ group, user }: { group: GroupId; user: User }) {
  switch (group) {
    case 'adults':
      return <AdultsSummary />;
    case 'tablets':
      return <TabletsSummary code={user.familyCode} />;
    case 'notifications':
      return <NotificationsSummary />;
    case 'account':
      return user.email ?? user.pendingEmail ?? user.username;
    case 'family':
    case 'data':
    default:
      return t(`settings.groupText.${group}`);
  }
}

function AdultsSummary() {
  const members = useMembers().data;
  return members && formatNames(members.map(memberName), NAMED);
}

function TabletsSummary({ code }: { code: string | null }) {
  const devices = useDevices().data;
  if (!devices) return null;
  const names = devices.map(({ name }) => name);
  return formatNames(code === null ? names : [...names.slice(0, 1), t('family.copiedCode', { code })], NAMED);
}

function NotificationsSummary() {
  const here = useThisDevice();
  if (here === undefined) return null;
  return here ? t('notifications.valueOn') : t('notifications.valueOff');
}
