import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Ellipsis, Play, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Board, BoardChore, BoardLane } from '@shared/contracts/boards';
import { Pip } from '@/components/art/pip';
import { StateArt } from '@/components/art/state-art';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PauseChoices } from '@/features/routine/pause-sheet';
import { RoutinePlayer, type PlayerActions } from '@/features/routine/player';
import { PlayTime } from '@/features/routine/ready-screen';
import { actionsOf } from '@/features/routine/replay';
import { StepStars } from '@/features/routine/stones';
import { useChangedSteps } from '@/features/routine/use-changed-steps';
import { formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useTaps } from '@/lib/storage/routine-taps';
import { play } from '@/lib/sound/sounds';
import { useStore } from '@/lib/storage/store';
import { useUntouched } from '@/lib/input/use-untouched';
import { LONG_NAME } from './all-done';
import type { BoardClock } from './board-clock';
import { useBoardSun } from './board-sun';
import { refusalWords } from './check-words';
import { bubbles, complain } from './lane-news';
import styles from './lane-routine.module.css';
import { PicturesDialog } from './pictures-dialog';
import {
  askedPictures,
  confirmTaps,
  dropUnconfirmed,
  routineStates,
  sceneOf,
  setRoutine,
  TAPS,
  tapRoutine,
  type RoutineScene,
} from './routines';

/** The content of a lane in place of its rows: a routine that runs, was paused here, or is finished. Else null. */
export function useRoutineScene(board: Board, lane: BoardLane, clock: BoardClock): RoutineScene | null {
  const client = useQueryClient();
  const kidId = lane.kid.id;
  const state = useStore(routineStates).get(kidId) ?? null;
  const taps = useTaps(TAPS);
  const { now, timezone } = clock;
  // A read may arrive before the clock's tick at midnight.
  const { today } = board;
  const { scene, next, gone } = sceneOf(lane, state, { taps, today, timezone, now });
  const chore = state?.chore;
  const follow = useEffectEvent(() => {
    setRoutine(kidId, next);
    // Don't replace the explanation of this chore's rejected tap.
    if (gone === 'changed' && bubbles.get().get(kidId)?.choreId !== chore?.choreId)
      complain(kidId, t('routine.choreChanged'), chore?.choreId);
    if (gone === 'idle' && chore && board.device.mode === 'check')
      tapRoutine(client, board, lane, chore, today, { do: 'run', running: false });
  });
  const wanted = JSON.stringify(next);
  const known = JSON.stringify(state);
  useEffect(() => {
    if (wanted !== known) follow();
  }, [wanted, known]);
  return scene;
}

/** One star per step in place of the counts. */
export function LaneStars({ scene, className }: { scene: RoutineScene; className: string | undefined }) {
  const { steps } = scene;
  return (
    <div className={clsx(className, styles.stars)} data-many={steps.length > MANY || undefined}>
      <StepStars steps={steps} run={scene.kind === 'ready' ? null : scene.run} />
    </div>
  );
}

/** Starting with this number of steps, stars are smaller. */
const MANY = 7;

/** The player of a lane. */
export function LaneRoutine({
  board,
  lane,
  clock,
  scene,
  isCompact,
}: {
  board: Board;
  lane: BoardLane;
  clock: BoardClock;
  scene: RoutineScene;
  isCompact: boolean;
}) {
  const { kid } = lane;
  return (
    <div className={styles.routine} data-routine={scene.kind}>
      {scene.kind === 'ready' ? (
        <Ready kidId={kid.id} name={kid.name} scene={scene} />
      ) : (
        <Playing board={board} lane={lane} clock={clock} scene={scene} isCompact={isCompact} />
      )}
      <Pictures board={board} lane={lane} clock={clock} chore={scene.chore} />
    </div>
  );
}

function Playing({
  board,
  lane,
  clock,
  scene: { chore, steps, run, readyBy, kind },
  isCompact,
}: {
  board: Board;
  lane: BoardLane;
  clock: BoardClock;
  scene: Extract<RoutineScene, { kind: 'playing' | 'paused' }>;
  isCompact: boolean;
}) {
  const client = useQueryClient();
  const { kid } = lane;
  const isChanged = useChangedSteps(steps);
  const sun = useBoardSun(board, clock);
  const actions = actionsOf(run, steps, (action) =>
    tapRoutine(client, board, lane, chore, clock.today, action),
  );
  const leave = () => setRoutine(kid.id, null);
  const pause = () => {
    setRoutine(kid.id, { chore, isPausedHere: true, readyUntil: null });
    actions.pause();
  };
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button was removed.
    if (document.activeElement === document.body)
      root.current
        ?.querySelector<HTMLElement>(kind === 'paused' ? 'button' : '[data-next]')
        ?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <div ref={root} className={styles.playing}>
      {readyBy && readyBy.at !== sun?.at && (
        <p className={styles.ownTime}>
          <StateArt name="midday-sun" size={24} />
          {formatTime(new Date(readyBy.at).toISOString(), readyBy.timezone)}
        </p>
      )}
      {kind === 'paused' ? (
        <Paused name={kid.name} actions={{ ...actions, pause, leave }} isCompact={isCompact} />
      ) : (
        <RoutinePlayer
          kid={kid}
          chore={{
            name: chore.name,
            iconName: chore.icon,
            imageUrl: chore.imageUrl,
            category: chore.category,
          }}
          steps={steps}
          run={run}
          lane
          isChanged={isChanged}
          actions={board.device.mode === 'check' ? { ...actions, pause, leave } : undefined}
        />
      )}
    </div>
  );
}

/** Without a touch, the sheet closes after this time. */
const OPEN_MS = 60_000;

/** A compact lane has room for one choice, so the others are in a sheet. */
function Paused({ name, actions, isCompact }: { name: string; actions: PlayerActions; isCompact: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useUntouched(isOpen ? OPEN_MS : null, () => setOpen(false));
  const choices = (
    <>
      <PauseChoices actions={actions} />
      <Button wide onClick={actions.back}>
        <Undo2 className="rtl:-scale-x-100" />
        {t('routine.back')}
      </Button>
      <Button wide onClick={actions.leave}>
        <X />
        {t('routine.leave')}
      </Button>
    </>
  );
  return (
    <div className={styles.paused}>
      <p>
        <Pip mood="sleep" />
        <span>{t('routine.paused')}</span>
      </p>
      {isCompact ? (
        <div className={styles.short}>
          <Button variant="highlight" wide onClick={actions.keepGoing}>
            <Play fill="currentColor" className="rtl:-scale-x-100" />
            {t('routine.keepGoing')}
          </Button>
          <Button iconOnly aria-label={t('board.pausedMore', { name })} onClick={() => setOpen(true)}>
            <Ellipsis />
          </Button>
        </div>
      ) : (
        <div className={styles.choices}>{choices}</div>
      )}
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={t('routine.paused')} sheet>
          <div className={styles.sheet}>{choices}</div>
        </Dialog>
      )}
    </div>
  );
}

/** Requests the pictures when the taps of this kid need them. */
function Pictures({
  board,
  lane,
  clock,
  chore,
}: {
  board: Board;
  lane: BoardLane;
  clock: BoardClock;
  chore: BoardChore;
}) {
  const client = useQueryClient();
  const kidId = lane.kid.id;
  const isAsked = useStore(askedPictures).has(kidId);
  if (!isAsked) return null;
  return (
    <PicturesDialog
      lane={lane}
      chore={chore}
      send={(pictures) => confirmTaps(client, board, kidId, clock.today, pictures)}
      onRefused={(error) =>
        complain(kidId, refusalWords(error, { kidId, choreId: chore.choreId }, board), chore.choreId)
      }
      onClose={() => dropUnconfirmed(client, kidId)}
    />
  );
}

/** The kid is ready. A tap goes back to the rows. */
function Ready({
  kidId,
  name,
  scene: { readyBy },
}: {
  kidId: string;
  name: string;
  scene: Extract<RoutineScene, { kind: 'ready' }>;
}) {
  useEffect(() => play('lay'), []);
  return (
    <div className={styles.ready} data-ready>
      <Pip mood="cheer" />
      <h3 data-long={name.length > LONG_NAME || undefined}>{t('routine.ready', { name })}</h3>
      {readyBy && <PlayTime at={readyBy.at} />}
      <button type="button" aria-label={t('routine.yay')} onClick={() => setRoutine(kidId, null)} />
    </div>
  );
}
