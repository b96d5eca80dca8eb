import { Pencil, Tablet } from 'lucide-react';
import { useState } from 'react';
import type { Device } from '@shared/contracts/devices';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { toastFailure } from '@/components/ui/toast-failure';
import { Tooltip } from '@/components/ui/tooltip';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api-client';
import { formatAgo } from '@/lib/format';
import { t } from '@/lib/messages';
import { useDevices, useRemoveDevice } from './devices.api';
import { RenameDevice } from './rename-device';

/** The connected devices, to rename and to disconnect; nothing where there is none. */
export function DeviceList() {
  const devices = useDevices();
  const [renaming, setRenaming] = useState<Device | null>(null);
  const [removing, setRemoving] = useState<Device | null>(null);
  if (!devices.data) {
    if (!devices.isError) return <Skeleton className="h-15.5" />;
    return (
      <ErrorState
        title={t('devices.notLoaded')}
        text={displayOf(devices.error, t('ui.checkConnection'))}
        onRetry={() => void devices.refetch()}
        retrying={devices.isFetching}
      />
    );
  }
  if (devices.data.length === 0) return null;
  return (
    <>
      <ul aria-label={t('devices.title')}>
        {devices.data.map((device) => (
          <li
            key={device.id}
            className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b-2 border-line py-2.5 first:pt-0"
          >
            <span className="grid size-11 place-items-center rounded-md bg-info-soft text-info" aria-hidden>
              <Tablet size={22} />
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                <bdi className="line-clamp-2 font-display text-17 leading-tight font-semibold wrap-anywhere">
                  {device.name}
                </bdi>
                {device.current && <Chip tone="lagoon">{t('devices.thisBrowser')}</Chip>}
              </p>
              <p className="text-14 leading-snug text-ink-2">
                {t('devices.used', { ago: formatAgo(device.lastSeenAt) })}
              </p>
            </div>
            <div className="flex gap-2">
              <Tooltip text={t('devices.rename', { name: device.name })}>
                <Button
                  variant="text"
                  iconOnly
                  aria-label={t('devices.rename', { name: device.name })}
                  onClick={() => setRenaming(device)}
                >
                  <Pencil />
                </Button>
              </Tooltip>
              <Button
                variant="secondary"
                aria-label={t('devices.removeNamed', { name: device.name })}
                onClick={() => setRemoving(device)}
              >
                {t('devices.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {renaming && <RenameDevice device={renaming} onClose={() => setRenaming(null)} />}
      {removing && <RemoveDevice device={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function RemoveDevice({ device: { id, name }, onClose }: { device: Device; onClose: () => void }) {
  const remove = useRemoveDevice();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('devices.removeQuestion', { name })}
      description={t('devices.removeText')}
      confirmLabel={t('devices.remove')}
      saving={remove.isPending}
      savingLabel={t('devices.removing')}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => toast({ title: t('devices.removed', { name }), tone: 'ok' }),
          onError: (error) => toastFailure(t('devices.removeFailed'), error),
          onSettled: onClose,
        })
      }
    />
  );
}
