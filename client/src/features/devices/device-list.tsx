import { Monitor, Pencil, Tablet, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { Device } from '@shared/contracts/devices';
import { ActionsMenu } from '@/components/ui/actions-menu';
import { Chip } from '@/components/ui/chip';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ListRow, listRows } from '@/components/ui/list-row';
import { RichText } from '@/components/ui/rich-text';
import { QueryPart } from '@/components/ui/query-part';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { formatAgo } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useDevices, useMakeBoard, useRemoveDevice } from './devices.api';
import { RenameDevice } from './rename-device';
import { UseHere } from './use-here';

export function DeviceList() {
  const devices = useDevices();
  const [renaming, setRenaming] = useState<Device | null>(null);
  const [removing, setRemoving] = useState<Device | null>(null);
  const [using, setUsing] = useState<Device | null>(null);
  const { making, ofTablet } = useMakeBoard();
  return (
    <QueryPart query={devices} failed={t('devices.notLoaded')} loading={t('devices.loading')}>
      {(all) => {
        const list = all.filter(({ board }) => board === null);
        return list.length === 0 ? (
          <p className="text-15">{t('devices.none')}</p>
        ) : (
          <>
            <ul aria-label={t('settings.row.tablet-list')} className={listRows}>
              {list.map((device) => (
                <ListRow
                  key={device.id}
                  picture={<Tablet />}
                  look="info"
                  name={device.name}
                  chips={device.current && <Chip tone="lagoon">{t('sessions.thisBrowser')}</Chip>}
                  text={usedText(device)}
                >
                  <ActionsMenu
                    label={t('devices.menu', { name: device.name })}
                    actions={[
                      { label: t('devices.renameThis'), Icon: Pencil, onPress: () => setRenaming(device) },
                      {
                        label: t('boards.useTablet'),
                        Icon: Monitor,
                        onPress: () => (device.current ? setUsing(device) : void ofTablet(device)),
                      },
                      {
                        label: t('devices.remove'),
                        Icon: Unplug,
                        danger: true,
                        onPress: () => setRemoving(device),
                      },
                    ]}
                  />
                </ListRow>
              ))}
            </ul>
            {renaming && <RenameDevice device={renaming} onClose={() => setRenaming(null)} />}
            {removing && <RemoveDevice device={removing} onClose={() => setRemoving(null)} />}
            {using && (
              <UseHere
                saving={making}
                onConfirm={() => void ofTablet(using).then(() => setUsing(null))}
                onClose={() => setUsing(null)}
              />
            )}
          </>
        );
      }}
    </QueryPart>
  );
}

function usedText({ lastSeenAt, madeBy: { firstName: name } }: Device) {
  const ago = formatAgo(lastSeenAt);
  if (name === null) return t('devices.used', { ago });
  const parts = [<span key="0" className="inline-block" />];
  return <RichText id="devices.usedBy" values={{ ago, name }} parts={parts} />;
}

export function RemoveDevice({
  device: { id, name, board },
  onClose,
}: {
  device: Device;
  onClose: () => void;
}) {
  const remove = useRemoveDevice();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('devices.removeQuestion', { name })}
      description={t(board ? 'boards.removeText' : 'devices.removeText')}
      confirmLabel={t('devices.remove')}
      saving={remove.isPending}
      savingLabel={t('devices.removing')}
      onConfirm={() =>
        void remove
          .mutateAsync(id)
          .then(
            () => toast({ title: t('devices.removed', { name }), tone: 'ok' }),
            (error: unknown) => toastFailure(t('devices.removeFailed'), error),
          )
          .finally(onClose)
      }
    />
  );
}
