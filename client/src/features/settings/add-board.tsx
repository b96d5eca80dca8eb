import { Tablet } from 'lucide-react';
import { useState } from 'react';
import type { Device } from '@shared/contracts/devices';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ListRow, listRows } from '@/components/ui/list-row';
import { ConnectDevice } from '@/features/devices/connect-device';
import { useMakeBoard } from '@/features/devices/devices.api';
import { UseHere } from '@/features/devices/use-here';
import { t } from '@/lib/messages';

/** Three ways to a board: another device with a code, this browser, or a tablet that is already connected. */
export function AddBoard({ devices, onClose }: { devices: readonly Device[]; onClose: () => void }) {
  const tablets = devices.filter(({ board }) => board === null);
  const [asking, setAsking] = useState<Device | null>(null);
  const { making, ofTablet } = useMakeBoard();
  const use = (tablet: Device) => void ofTablet(tablet).then((made) => (made ? onClose() : setAsking(null)));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('boards.add')}
      description={t('settings.about.boards')}
      width={520}
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
        <ConnectDevice board />
        {tablets.length > 0 && (
          <section className="border-t-2 border-line pt-4" aria-labelledby="board-tablets">
            <h3 id="board-tablets" className="text-16">
              {t('boards.tablets')}
            </h3>
            <ul className={listRows}>
              {tablets.map((tablet) => (
                <ListRow key={tablet.id} picture={<Tablet />} look="info" name={tablet.name}>
                  <Button
                    disabled={making}
                    aria-label={t('boards.useTabletNamed', { name: tablet.name })}
                    onClick={() => (tablet.current ? setAsking(tablet) : use(tablet))}
                  >
                    {t('boards.use')}
                  </Button>
                </ListRow>
              ))}
            </ul>
          </section>
        )}
      </div>
      {asking && <UseHere saving={making} onConfirm={() => use(asking)} onClose={() => setAsking(null)} />}
    </Dialog>
  );
}
