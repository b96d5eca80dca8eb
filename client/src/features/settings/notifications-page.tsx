import { useId, useState } from 'react';
import type { PushDevice, PushSettings } from '@shared/contracts/push';
import type { User } from '@shared/contracts/users';
import { QueryPart } from '@/components/ui/query-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch, SwitchRow } from '@/components/ui/switch';
import { toastFailure } from '@/components/ui/use-toast';
import { formatClock } from '@/lib/i18n/format';
import { DeviceTable, wantsFor } from '@/features/notifications/device-table';
import {
  usePushSettings,
  usePushSupport,
  useTurnOff,
  useTurnOn,
  useChangeQuiet,
} from '@/features/notifications/notifications.api';
import { NotAllowedError, type PushSupport } from '@/features/notifications/this-browser';
import { t } from '@/lib/i18n/messages';
import { Setting, SettingsCard } from './setting';
import type { SettingId } from './settings-groups';
import { WeeklyEmail } from './weekly-email';
import { HoursFields } from './hours-fields';

export function NotificationsPage({ user, rows }: { user: User; rows: readonly SettingId[] }) {
  const settings = usePushSettings();
  const support = usePushSupport().data;
  return (
    <>
      <SettingsCard>
        <QueryPart query={settings} failed={t('notifications.failed')} loading={t('notifications.loading')}>
          {({ devices, quiet }) => (
            <>
              <Setting id="this-device">
                {/* Support is unknown until the service worker is registered. */}
                {support === undefined ? (
                  <Skeleton className="h-14" />
                ) : (
                  <ThisBrowser
                    user={user}
                    device={devices.find(({ current }) => current)}
                    support={support}
                  />
                )}
              </Setting>
              <Setting id="notify-about">
                {devices.length > 0 ? (
                  <DeviceTable user={user} devices={devices} />
                ) : (
                  <p className="text-15">{t('notifications.noDevices')}</p>
                )}
              </Setting>
              <QuietHours key={`${quiet?.from} ${quiet?.until}`} quiet={quiet} />
            </>
          )}
        </QueryPart>
      </SettingsCard>
      {rows.includes('weekly-email') && (
        <SettingsCard>
          <WeeklyEmail user={user} />
        </SettingsCard>
      )}
    </>
  );
}

function ThisBrowser({
  user,
  device,
  support,
}: {
  user: User;
  device: PushDevice | undefined;
  support: PushSupport;
}) {
  const on = useTurnOn(user.id);
  const off = useTurnOff();
  if (support !== 'available') {
    const why = support === 'blocked' ? t('notifications.blocked') : t('notifications.unsupported');
    return <p className="rounded-md bg-sunken px-4 py-3 text-15 wrap-anywhere">{why}</p>;
  }
  const change = (checked: boolean) => {
    if (on.isPending || off.isPending) return;
    if (checked) {
      on.mutate(
        wantsFor(user).map(({ want }) => want),
        {
          onError: (error) => {
            const fallback =
              error instanceof NotAllowedError ? t('notifications.notAllowed') : t('notifications.noService');
            toastFailure(t('notifications.onFailed'), error, fallback);
          },
        },
      );
    } else if (device) {
      off.mutate(device, { onError: (error) => toastFailure(t('notifications.saveFailed'), error) });
    }
  };
  const isOn = on.isPending || (device !== undefined && !off.isPending);
  return (
    <SwitchRow
      label={t('notifications.here')}
      hint={t('notifications.hereHint')}
      checked={isOn}
      onChange={change}
    />
  );
}

const NIGHT = { from: '21:00', until: '06:30' };

/** The switch is saved immediately, the times on blur. */
function QuietHours({ quiet }: { quiet: PushSettings['quiet'] }) {
  const id = useId();
  const save = useChangeQuiet();
  // Kept while switched off.
  const [last, setLast] = useState(quiet ?? NIGHT);
  const isOn = save.isPending ? save.variables !== null : quiet !== null;
  const change = (hours: PushSettings['quiet']) => {
    if (hours) setLast(hours);
    void save
      .mutateAsync(hours)
      .catch((error: unknown) => toastFailure(t('notifications.saveFailed'), error));
  };
  return (
    <Setting
      id="quiet-hours"
      controlId={id}
      control={
        <Switch
          id={id}
          checked={isOn}
          onCheckedChange={(checked) => change(checked ? (quiet ?? NIGHT) : null)}
          aria-describedby={`${id}-hint`}
        />
      }
    >
      {isOn && (
        <div className="grid max-w-95 gap-2.5">
          <HoursFields value={quiet ?? last} onSave={change} />
          {quiet && (
            <p className="hint">{t('notifications.summaryAt', { time: formatClock(quiet.until) })}</p>
          )}
        </div>
      )}
    </Setting>
  );
}
