import { BellRing, ChevronRight, Fingerprint, MailCheck, TabletSmartphone, UserPlus } from 'lucide-react';
import { DAY_MS } from '@shared/entry-constants';
import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { Card } from '@/components/ui/card';
import { useDevices } from '@/features/devices/devices.api';
import { useInvites, useMembers } from '@/features/members/members.api';
import { usePushSupport } from '@/features/notifications/notifications.api';
import { hasPasskeys } from '@/features/passkeys/browser-passkeys';
import { usePasskeys } from '@/features/passkeys/passkeys.api';
import { useResetOptions } from '@/features/passwords/passwords.api';
import { t } from '@/lib/i18n/messages';
import { serverTimeOf } from '@/lib/api/server-clock';
import { useThisDevice } from './setting-values';
import type { SettingId } from './settings-groups';

const SHOWN_DAYS = 14;
const MOST = 3;

interface Step {
  id: SettingId;
  name: 'tablet' | 'adult' | 'notifications' | 'email' | 'passkey';
  Glyph: typeof BellRing;
  open: boolean | undefined;
}

const isNew = ({ createdAt }: User) => serverTimeOf(Date.now()) - Date.parse(createdAt) < SHOWN_DAYS * DAY_MS;

export function FinishSetup({ user }: { user: User }) {
  return isNew(user) ? <OpenSteps user={user} /> : null;
}

function OpenSteps({ user }: { user: User }) {
  const manages = mayManage(user.familyRole);
  const devices = useDevices({ enabled: manages }).data;
  const members = useMembers({ enabled: manages }).data;
  const invites = useInvites({ enabled: manages }).data;
  const support = usePushSupport().data;
  const here = useThisDevice();
  const byMail = useResetOptions().data?.byMail;
  const passkeys = usePasskeys().data;
  const steps: readonly Step[] = [
    { id: 'connect', name: 'tablet', Glyph: TabletSmartphone, open: devices && devices.length === 0 },
    {
      id: 'invite',
      name: 'adult',
      Glyph: UserPlus,
      open: members && invites && members.length + invites.length === 1,
    },
    {
      id: 'this-device',
      name: 'notifications',
      Glyph: BellRing,
      open: here === null && support === 'available',
    },
    { id: 'email', name: 'email', Glyph: MailCheck, open: byMail && !user.emailConfirmed },
    {
      id: 'passkeys',
      name: 'passkey',
      Glyph: Fingerprint,
      open: hasPasskeys() && passkeys && passkeys.length === 0,
    },
  ];
  const open = steps.filter((step) => step.open).slice(0, MOST);
  if (open.length === 0) return null;
  return (
    <Card
      as="section"
      className="mb-4.5 grid gap-2.5 p-2.5 laptop:grid-cols-3 desktop:flex desktop:items-center desktop:ps-5 desktop:*:flex-1"
      aria-labelledby="finish-setup"
    >
      <h2
        id="finish-setup"
        className="px-1.5 pt-1 text-18 laptop:col-span-full desktop:flex-none! desktop:p-0 desktop:pe-2.5"
      >
        {t('settings.setup')}
      </h2>
      {open.map(({ id, name, Glyph }) => (
        <a
          key={id}
          href={`#${id}`}
          className="grid min-h-14 grid-cols-[40px_minmax(0,1fr)_20px] items-center gap-3 rounded-lg bg-lagoon-soft py-1.5 ps-2 pe-3 text-start text-ink no-underline hover:inset-ring-2 hover:inset-ring-lagoon"
        >
          <span
            className="grid size-10 place-items-center rounded-md bg-surface text-lagoon-text"
            aria-hidden
          >
            <Glyph size={21} />
          </span>
          <span className="min-w-0 leading-tight">
            <b className="block font-semibold">{t(`settings.setup.${name}`)}</b>
            <span className="text-14 text-ink-2">{t(`settings.setupText.${name}`)}</span>
          </span>
          <ChevronRight aria-hidden size={19} className="text-ink-2 rtl:-scale-x-100" />
        </a>
      ))}
    </Card>
  );
}
