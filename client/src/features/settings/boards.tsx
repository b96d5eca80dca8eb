import { Monitor, Pencil, Plus, Tablet, Unplug, Wifi, WifiOff } from 'lucide-react';
import { lazy, useState } from 'react';
import { FAMILY_CAPS } from '@shared/constants';
import type { BoardSettings, Device } from '@shared/contracts/devices';
import wallBoard from '@/components/art/wall-board.svg';
import { ActionsMenu } from '@/components/ui/actions-menu';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Dialog } from '@/components/ui/dialog';
import { ExtraPart } from '@/components/ui/part-boundary';
import { ListRow, listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { Segmented } from '@/components/ui/segmented';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { ConnectDevice } from '@/features/devices/connect-device';
import { RemoveDevice } from '@/features/devices/device-list';
import { useChangeDevice, useDevices, useMakeBoard } from '@/features/devices/devices.api';
import { RenameDevice } from '@/features/devices/rename-device';
import { UseHere } from '@/features/devices/use-here';
import { formatDate } from '@/lib/i18n/format';
import { t, withMessages } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/user-query';
import { BoardChoices, FamilyBoardChoices } from './board-settings';
import { useBoardChoices, useBoardPreview, useFamilyBoard } from './boards.api';
import { FamilyCalendars } from './family-calendars';
import { Setting } from './setting';

const BoardPreview = lazy(() => withMessages(import('@/features/board/board-preview'), 'board', 'kids'));

interface BoardDevice extends Device {
  board: BoardSettings;
}

const isBoardDevice = (device: Device): device is BoardDevice => device.board !== null;

/** The family's boards. Helpers can only look at the settings. */
export function Boards() {
  const devices = useDevices();
  const manages = useMayManage();
  const [adding, setAdding] = useState(false);
  const boards = (devices.data ?? []).filter(isBoardDevice);
  const isFull = boards.length >= FAMILY_CAPS.boards;
  const isEmpty = devices.data !== undefined && boards.length === 0;
  const add = (
    <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
      <Plus />
      {t('boards.add')}
    </Button>
  );
  return (
    <Setting
      id="boards"
      control={
        manages &&
        !isEmpty &&
        (isFull ? (
          <p className="text-15 text-ink-2">{t('boards.full', { count: FAMILY_CAPS.boards })}</p>
        ) : (
          add
        ))
      }
    >
      <QueryPart query={devices} failed={t('devices.notLoaded')} loading={t('devices.loading')}>
        {() =>
          boards.length === 0 ? (
            <div className="grid justify-items-center gap-4 pb-3 text-center">
              <img src={wallBoard} alt="" width={240} height={180} className="max-w-full" draggable={false} />
              <p className="max-w-96 text-pretty">{t(manages ? 'boards.noneText' : 'boards.none')}</p>
              {manages && add}
            </div>
          ) : (
            <BoardTabs boards={boards} manages={manages} />
          )
        }
      </QueryPart>
      {adding && <AddBoard devices={devices.data ?? []} onClose={() => setAdding(false)} />}
    </Setting>
  );
}

function BoardTabs({ boards, manages }: { boards: readonly BoardDevice[]; manages: boolean }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const device = boards.find(({ id }) => id === chosen) ?? boards[0];
  if (!device) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {boards.length > 1 && (
        <Segmented
          label={t('boards.choose')}
          value={device.id}
          onChange={setChosen}
          options={boards.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
        />
      )}
      <BoardParts key={device.id} device={device} manages={manages} />
    </div>
  );
}

function BoardParts({ device, manages }: { device: BoardDevice; manages: boolean }) {
  const family = useFamilyBoard();
  const choices = useBoardChoices(device, device.board);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:grid-cols-2 wide:gap-7">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <BoardRow device={device} manages={manages} />
        {!manages && <p className="text-15 text-ink-2">{t('boards.readOnly')}</p>}
        <fieldset className="min-w-0" disabled={!manages} aria-label={device.name}>
          <BoardChoices {...choices} />
        </fieldset>
        <section className="border-t-2 border-line pt-4" aria-labelledby="all-boards">
          <h3 id="all-boards" className="mb-3 text-16">
            {t('boards.all')}
          </h3>
          <QueryPart query={family} failed={t('boards.notLoaded')} loading={t('boards.loading')}>
            {(settings) => (
              <fieldset className="min-w-0" disabled={!manages} aria-labelledby="all-boards">
                <FamilyBoardChoices settings={settings} />
              </fieldset>
            )}
          </QueryPart>
        </section>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-wide:contents">
        <Preview device={device} settings={choices.shown} />
        <FamilyCalendars />
      </div>
    </div>
  );
}

/** The current board with each choice before it is saved. */
function Preview({ device: { id, name }, settings }: { device: BoardDevice; settings: BoardSettings }) {
  const preview = useBoardPreview(id);
  return (
    <figure className="rounded-xl bg-slab p-3 pb-3.5 max-wide:order-first max-wide:mx-auto max-wide:w-3/5 max-wide:min-w-60">
      <div className="aspect-4/3 overflow-hidden rounded-md bg-sky-2">
        {preview.data && (
          <ExtraPart>
            <BoardPreview board={preview.data} settings={settings} />
          </ExtraPart>
        )}
      </div>
      <figcaption className="mt-3 text-center text-14 leading-snug font-semibold text-on-slab">
        {preview.isError ? t('boards.noPreview') : t('boards.preview', { name })}
      </figcaption>
    </figure>
  );
}

function BoardRow({ device, manages }: { device: BoardDevice; manages: boolean }) {
  const { id, name, online, current, createdAt, madeBy } = device;
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const change = useChangeDevice();
  const close = () => setOpen(null);
  const day = formatDate(createdAt);
  const makeTablet = () =>
    void change.mutateAsync({ id, board: null }).then(
      () => toast({ title: t('boards.isTablet', { name }), tone: 'ok' }),
      (error: unknown) => toastFailure(t('settings.saveFailed'), error),
    );
  return (
    <>
      <ul>
        <ListRow
          picture={<Monitor />}
          look="info"
          name={name}
          chips={
            <>
              <Chip tone={online ? 'ok' : 'plain'}>
                {online ? <Wifi /> : <WifiOff />}
                {t(online ? 'boards.online' : 'boards.offline')}
              </Chip>
              {current && <Chip tone="lagoon">{t('sessions.thisBrowser')}</Chip>}
            </>
          }
          text={
            madeBy.firstName === null
              ? t('boards.connected', { day })
              : t('boards.connectedBy', { day, name: madeBy.firstName })
          }
        >
          {manages && (
            <ActionsMenu
              label={t('devices.menu', { name })}
              actions={[
                { label: t('devices.renameThis'), Icon: Pencil, onPress: () => setOpen('rename') },
                { label: t('boards.back'), Icon: Tablet, onPress: makeTablet },
                { label: t('devices.remove'), Icon: Unplug, danger: true, onPress: () => setOpen('remove') },
              ]}
            />
          )}
        </ListRow>
      </ul>
      {open === 'rename' && <RenameDevice device={device} onClose={close} />}
      {open === 'remove' && <RemoveDevice device={device} onClose={close} />}
    </>
  );
}

/** Three ways to a board: another device with a code, this browser, or a tablet that is already connected. */
function AddBoard({ devices, onClose }: { devices: readonly Device[]; onClose: () => void }) {
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
