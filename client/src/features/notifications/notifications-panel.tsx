import type { User } from '@shared/contracts/users';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { displayOf } from '@/lib/api-client';
import { formatClock } from './clock-time';
import { t } from '@/lib/messages';
import { DeviceTable } from './device-table';
import { usePushSettings, usePushSupport } from './notifications.api';
import { QuietHours } from './quiet-hours';
import { ThisBrowser } from './this-browser-switch';

export function NotificationsPanel({ user }: { user: User }) {
  const settings = usePushSettings();
  const support = usePushSupport().data;
  if (settings.isError && !settings.data) {
    return (
      <ErrorState
        title={t('notifications.failed')}
        text={displayOf(settings.error, t('ui.checkConnection'))}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    );
  }
  if (!settings.data) {
    return (
      <div className="grid gap-4.5" aria-busy>
        <output className="sr-only">{t('notifications.loading')}</output>
        <Skeleton className="h-17" />
        <Skeleton className="h-44" />
      </div>
    );
  }
  const { devices, quiet } = settings.data;
  return (
    <div className="grid items-start gap-6.5 xl:grid-cols-[minmax(0,1fr)_318px]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4.5">
        {/* Unknown until the service worker is registered. */}
        {support === undefined ? (
          <Skeleton className="h-14" />
        ) : (
          <ThisBrowser user={user} device={devices.find(({ current }) => current)} support={support} />
        )}
        {devices.length > 0 && <DeviceTable user={user} devices={devices} />}
      </div>
      <QuietHours key={`${quiet?.from} ${quiet?.until}`} quiet={quiet} />
    </div>
  );
}

export function NotificationsValue() {
  const settings = usePushSettings().data;
  if (!settings) return null;
  const isOn = settings.devices.some(({ current }) => current);
  const value = isOn ? t('notifications.valueOn') : t('notifications.valueOff');
  if (!isOn || !settings.quiet) return value;
  return t('notifications.valueQuiet', { value, time: formatClock(settings.quiet.from) });
}
