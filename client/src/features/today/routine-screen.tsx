import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { MINUTE_MS } from '@shared/constants';
import type { Kid } from '@shared/contracts/kids';
import type { KidChore } from '@shared/contracts/plan';
import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { wallTimeAt } from '@shared/rules/clock';
import { markOf, stepsOf, type Run, type Step } from '@shared/rules/routine';
import { readyAt, sunWindow } from '@shared/rules/sun-path';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { coverToasts, toast } from '@/components/ui/use-toast';
import { kidChoresQuery } from '@/features/kid-frame/kid-dashboard.api';
import { PlayerScene, RoutinePlayer, type PlayerActions } from '@/features/routine/player';
import { ReadyScreen } from '@/features/routine/ready-screen';
import { elapsedMs, isTapOf, replay } from '@/features/routine/replay';
import type { ReadyBy } from '@/features/routine/sun-path';
import { awakeUntil, dozing } from '@/lib/awake';
import { useBackCloses } from '@/lib/dialog-history';
import { useFamily } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { useReadingTaps } from '@/lib/read-taps';
import { keepTap, readTaps, useTaps, type RoutineAction } from '@/lib/routine-taps';
import { deviceTimeOf, serverTimeOf } from '@/lib/server-clock';
import { useStore } from '@/lib/store';
import { talksToPip } from '@/lib/talks-to-pip';
import { isLastEgg, showFinish } from './finish';
import type { TodayPlaces } from './nest-chores';
import { closePlayer, getPlayer, setPlayer } from './player';
import { sendTaps } from './routine-taps';

/** Until this hour, a run of yesterday can be finished. */
const NIGHT_ENDS = 3;
const CHANGED_MS = 6000;

/** The routine that the kid runs, over the whole screen. */
export default function RoutineScreen({
  kid,
  places,
  today,
  shown,
}: {
  kid: Kid;
  places: TodayPlaces;
  today: CalendarDate;
  shown: KidChore;
}) {
  const item = useItem(kid.id, shown, today);
  const timezone = useFamily().data?.timezone ?? 'UTC';
  const taps = useTaps(kid.id);
  const tap = useTap(kid.id, item, today, timezone);
  const isReading = useReadingTaps();
  const isListening = useStore(talksToPip);
  const steps = stepsOf(item.chore);
  const { run, submits } = replay(item, taps);
  const isChanged = useChangedSteps(item);
  // The nest as it was before, in case the last egg of the day is this one.
  const [ready, setReady] = useState<{ stars: number; isLast: boolean } | null>(null);
  const isDoneElsewhere = item.state === 'waiting' || item.state === 'done';
  if (!ready && steps.length > 0 && (submits || isDoneElsewhere)) {
    setReady({ stars: steps.length, isLast: submits && isLastEgg(item.chore.id) });
  }

  const leave = () => {
    if (getPlayer() === null) return;
    if (run && !run.pausedAt && !ready) tap({ do: 'run', running: false });
    closePlayer();
  };
  const yay = () => {
    closePlayer();
    const isSent = !readTaps(kid.id).some((one) => isTapOf(one, item));
    if (ready?.isLast && isSent) showFinish(item.chore.id);
  };
  const begin = useEffectEvent(() => {
    if (!run || run.pausedAt) tap({ do: 'run', running: true });
  });
  // Also if the kid is logged out.
  const pauseAtEnd = useEffectEvent(() => leave());
  useEffect(() => {
    begin();
    return () => pauseAtEnd();
  }, []);
  const isOver = !ready && (steps.length === 0 || item.state !== 'due');
  const goBack = useEffectEvent(() => {
    closePlayer();
    toast({ title: t('routine.choreChanged'), description: item.chore.name, tone: 'pip' });
  });
  useEffect(() => {
    if (isOver) goBack();
  }, [isOver]);
  useEffect(coverToasts, []);
  const timerEnds = timerEnd(run, steps);
  useEffect(() => {
    awakeUntil.set(timerEnds === null ? 0 : deviceTimeOf(timerEnds));
    return () => awakeUntil.set(0);
  }, [timerEnds]);
  const isAsleep = useStore(dozing);
  const pauseAsleep = useEffectEvent(() => {
    if (run && !run.pausedAt && !ready) tap({ do: 'run', running: false });
  });
  useEffect(() => {
    if (isAsleep) pauseAsleep();
  }, [isAsleep]);

  const readyBy = readyByOf(item, today, timezone);
  const close = ready ? yay : leave;
  const returnFocus = useReturnFocus(true);
  useBackCloses(true, close);
  const [screen, setScreen] = useState<HTMLDivElement | null>(null);
  const isReady = ready !== null;
  useEffect(() => {
    if (isReady) screen?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  }, [isReady, screen]);

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={setScreen}
          className="fixed inset-0 isolate z-45 animate-fade overflow-x-hidden overflow-y-auto text-ink focus:outline-none"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement)
              event.target.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={returnFocus}
          // Toasts are above it.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <PlayerScene />
          <Dialog.Title className="sr-only">{item.chore.name}</Dialog.Title>
          {ready ? (
            <ReadyScreen
              kid={kid}
              places={withEgg(places, item)}
              stars={ready.stars}
              readyBy={readyBy}
              onYay={yay}
            />
          ) : (
            run && (
              <RoutinePlayer
                kid={kid}
                chore={item.chore}
                steps={steps}
                run={run}
                readyBy={readyBy}
                isChanged={isChanged}
                isReading={isReading}
                isListening={isListening}
                actions={{ ...actionsOf(run, item, tap), leave }}
              />
            )
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type Tap = (action: RoutineAction) => void;

function actionsOf(run: Run, { chore }: KidChore, tap: Tap): Omit<PlayerActions, 'leave'> {
  const steps = stepsOf(chore);
  const mark = (stepId: string | undefined, state: 'done' | 'skipped' | 'open') => {
    if (stepId === undefined) return;
    const seconds = Math.max(0, Math.round(elapsedMs(run, serverTimeOf(Date.now())) / 1000));
    tap({ do: 'mark', stepId, state, seconds: stepId === run.current ? seconds : 0 });
  };
  const index = steps.findIndex(({ id }) => id === run.current);
  const before = steps.slice(0, index < 0 ? undefined : index);
  return {
    next: () => (run.current === null ? tap({ do: 'submit' }) : mark(run.current, 'done')),
    back: () => mark(before.findLast((step) => markOf(run, step).state !== 'open')?.id, 'open'),
    pause: () => tap({ do: 'run', running: false }),
    keepGoing: () => tap({ do: 'run', running: true }),
    skip: () => (run.current === null ? tap({ do: 'submit' }) : mark(run.current, 'skipped')),
    everything: () => tap({ do: 'submit' }),
    startOver: () => {
      tap({ do: 'start-over' });
      tap({ do: 'run', running: true });
    },
  };
}

/** Keeps a tap and sends it. It is shown immediately. */
function useTap(kidId: string, { chore, dueOn, run }: KidChore, today: CalendarDate, timezone: string): Tap {
  const client = useQueryClient();
  return (action) => {
    const at = serverTimeOf(Date.now());
    const hour = new Date(wallTimeAt(at, timezone)).getUTCHours();
    const isNight = run !== null && run.day === addDays(today, -1) && hour < NIGHT_ENDS;
    const day = isNight ? run.day : today;
    keepTap(kidId, { ...action, choreId: chore.id, name: chore.name, dueOn, day, at });
    void sendTaps(client, kidId, today);
  };
}

/**
 * The routine as the server knows it now. After midnight, and when it is no longer among the kid's chores, as it was last
 * seen.
 */
function useItem(kidId: string, shown: KidChore, today: CalendarDate): KidChore {
  const { data: chores } = useQuery(kidChoresQuery(kidId));
  const isYesterdays = shown.run !== null && shown.run.day !== today;
  const found = chores?.find(
    ({ chore, dueOn, run }) =>
      chore.id === shown.chore.id && dueOn === shown.dueOn && !(isYesterdays && run === null),
  );
  const isGone = chores !== undefined && !found && !isYesterdays;
  const item = found ?? (isGone ? { ...shown, state: 'resting' as const, run: null } : shown);
  useEffect(() => {
    if (found && found !== shown) setPlayer(found);
  }, [found, shown]);
  return item;
}

/** When the running timer of the current step ends, in ms, or null. */
function timerEnd(run: Run | null, steps: readonly Step[]): number | null {
  const minutes = steps.find(({ id }) => id === run?.current)?.minutes ?? null;
  if (!run?.stepStartedAt || run.pausedAt || minutes === null) return null;
  return run.stepStartedAt.getTime() + minutes * MINUTE_MS;
}

/** Whether an adult has just changed the steps. */
function useChangedSteps({ chore }: KidChore): boolean {
  const steps = JSON.stringify(stepsOf(chore));
  const [seen, setSeen] = useState({ steps, isChanged: false });
  if (seen.steps !== steps) setSeen({ steps, isChanged: true });
  useEffect(() => {
    if (!seen.isChanged) return undefined;
    const timer = setTimeout(() => setSeen({ steps: seen.steps, isChanged: false }), CHANGED_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.isChanged;
}

/** The ready-by time, which applies on the day the chore is due. */
function readyByOf({ chore, run, late }: KidChore, today: CalendarDate, timezone: string): ReadyBy | null {
  if (chore.readyBy === null || late) return null;
  const steps = stepsOf(chore);
  return {
    at: readyAt(chore.readyBy, run?.day ?? today, timezone),
    windowMinutes: sunWindow(steps),
    timezone,
  };
}

/** The places with the egg of the routine, before the server has answered. It comes after the others. */
function withEgg(places: TodayPlaces, item: KidChore): TodayPlaces {
  const index = places.findIndex(
    ({ look, chore }) => look === 'empty' && (chore === null || chore.chore.id === item.chore.id),
  );
  if (item.state !== 'due' || index < 0) return places;
  const rest = places.toSpliced(index, 1);
  const first = rest.findIndex(({ look }) => look === 'empty');
  return rest.toSpliced(first < 0 ? rest.length : first, 0, { look: 'waiting', chore: item });
}
