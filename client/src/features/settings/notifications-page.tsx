import type { User } from '@shared/contracts/users';
import { QueryPart } from '@/components/ui/query-part';
import { Skeleton } from '@/components/ui/skeleton';
import { DeviceTable } from '@/features/notifications/device-table';
import { usePushSettings, usePushSupport } from '@/features/notifications/notifications.api';
import { ThisBrowser } from '@/features/notifications/this-browser-switch';
import { t } from '@/lib/messages';
import { QuietHours } from './quiet-hours';
import { Setting, SettingsCard } from './setting';
import type { SettingId } from './settings-groups';
import { WeeklyEmail } from './weekly-email';

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
