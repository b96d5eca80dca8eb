import { useQuery } from '@tanstack/react-query';
import { Info, Maximize, Minimize, Music, Palette, Users, Volume2, VolumeOff } from 'lucide-react';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { BOARD_THEMES } from '@shared/constants';
import type { Board } from '@shared/contracts/boards';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import { Switch } from '@/components/ui/switch';
import { formatDateTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { serverTimeOf } from '@/lib/api/server-clock';
import { setMuted, useMuted } from '@/lib/sound/sounds';
import { deviceStorage } from '@/lib/storage/storage';
import { useUntouched } from '@/lib/input/use-untouched';
import { boardQuery } from './board.api';
import { boardThemeSetting, chooseBoardTheme, setReadsAloud, useReadsAloud } from './board-device';
import { canStayAwake } from './board-life';
import styles from './board-menu.module.css';

/** Without a touch, the menu closes after this time. */
const OPEN_MS = 30_000;

/** The board's menu: choices for this device, the adults' login, and facts about the board. */
export default function BoardMenu({
  board,
  isAway,
  onClose,
}: {
  board: Board;
  isAway: boolean;
  onClose: () => void;
}) {
  const [isAbout, setAbout] = useState(false);
  useUntouched(OPEN_MS, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<span className={styles.title}>{t(isAbout ? 'board.about' : 'board.menu')}</span>}
      sheet
      className={styles.menu}
    >
      {isAbout ? (
        <About board={board} isAway={isAway} />
      ) : (
        <Choices board={board} onAbout={() => setAbout(true)} />
      )}
    </Dialog>
  );
}

function Choices({ board: { device, family }, onAbout }: { board: Board; onAbout: () => void }) {
  const [, navigate] = useLocation();
  const reads = useReadsAloud();
  const muted = useMuted();
  const theme = useSyncExternalStore(deviceStorage.subscribe, () => boardThemeSetting(device.theme));
  return (
    <div className={styles.choices}>
      <SwitchLine icon={reads ? <Volume2 /> : <VolumeOff />} checked={reads} onChange={setReadsAloud}>
        {t('board.readAloud')}
      </SwitchLine>
      {family.sounds && !prefersReducedMotion() && (
        <SwitchLine icon={<Music />} checked={!muted} onChange={(on) => setMuted(!on)}>
          {t('board.sound')}
        </SwitchLine>
      )}
      <div className={styles.line}>
        <Palette aria-hidden />
        {t('board.theme')}
      </div>
      <Segmented
        label={t('board.theme')}
        value={theme}
        onChange={chooseBoardTheme}
        options={BOARD_THEMES.map((value) => ({
          value,
          label: <span className={styles.theme}>{t(`board.theme.${value}`)}</span>,
        }))}
        className="mb-2 flex"
      />
      <FullScreenButton />
      <Button wide onClick={() => navigate(paths.parentAuth)}>
        <Users />
        {t('board.forParents')}
      </Button>
      <Button wide onClick={onAbout}>
        <Info />
        {t('board.about')}
      </Button>
    </div>
  );
}

function SwitchLine({
  icon,
  checked,
  onChange,
  children,
}: {
  icon: ReactNode;
  checked: boolean;
  onChange: (on: boolean) => void;
  children: string;
}) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.line}>
      {icon}
      <span className="flex-1">{children}</span>
      <Switch id={id} checked={checked} onCheckedChange={onChange} />
    </label>
  );
}

function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Hidden if the browser has no full screen, as on an iPhone. */
function FullScreenButton() {
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () =>
    // The browser may refuse, and then nothing changes.
    (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    );
  return (
    <Button wide onClick={() => void toggle()}>
      {isFull ? <Minimize /> : <Maximize />}
      {t(isFull ? 'board.leaveFullScreen' : 'board.fullScreen')}
    </Button>
  );
}

function About({ board: { device, family, failingCalendars }, isAway }: { board: Board; isAway: boolean }) {
  const { dataUpdatedAt } = useQuery({ ...boardQuery, enabled: false });
  const facts = [
    [t('board.name'), <bdi key="name">{device.name}</bdi>],
    [t('board.connection'), t(isAway ? 'board.offline' : 'board.connected')],
    [
      t('board.lastUpdate'),
      formatDateTime(new Date(serverTimeOf(dataUpdatedAt)).toISOString(), family.timezone),
    ],
    [t('board.version'), import.meta.env.APP_VERSION],
    ...failingCalendars.map((name) => [t('board.failingCalendar'), <bdi key="calendar">{name}</bdi>]),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {device.keepAwake && !canStayAwake() && <p className="mt-3 text-ink-2">{t('board.autoLock')}</p>}
    </>
  );
}
