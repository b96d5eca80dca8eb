import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { KidChore } from '@shared/contracts/plan';
import type { CalendarDate } from '@shared/rules/calendar';
import { stepsOf } from '@shared/rules/routine';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { coverToasts, toast } from '@/components/ui/use-toast';
import { kidChoresQuery } from '@/features/kid-frame/kid-dashboard.api';
import { PlayerScene, RoutinePlayer } from '@/features/routine/player';
import { useChangedSteps } from '@/features/routine/use-changed-steps';
import { ReadyScreen } from '@/features/routine/ready-screen';
import { actionsOf, dayOfTap, isTapOf, readyByOf, replay, timerEnd } from '@/features/routine/replay';
import { awakeUntil, dozing } from '@/lib/page/awake';
import { useBackCloses } from '@/lib/input/dialog-history';
import { useFamily } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { useReadingTaps } from '@/lib/storage/read-taps';
import { keepTap, readTaps, useTaps, type RoutineAction } from '@/lib/storage/routine-taps';
import { deviceTimeOf, serverTimeOf } from '@/lib/api/server-clock';
import { useStore } from '@/lib/storage/store';
import { talksToPip } from '@/lib/sound/talks-to-pip';
import { isLastEgg, showFinish } from './finish';
import type { TodayPlaces } from './nest-chores';
import { closePlayer, getPlayer, setPlayer } from './player';
import { sendTaps } from './routine-taps';

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
  const isChanged = useChangedSteps(steps);
  // The nest before this routine, in case its egg is the last of the day.
  const [ready, setReady] = useState<{ stars: number; isLast: boolean } | null>(null);
  const isDoneElsewhere = item.state === 'waiting' || item.state === 'done';
  if (!ready && steps.length > 0 && (submits || isDoneElsewhere)) {
    const isTodays = (item.run?.day ?? today) === today;
    setReady({ stars: steps.length, isLast: submits && isTodays && isLastEgg(item.chore.id) });
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

  const { chore, late } = item;
  const readyBy = readyByOf({ readyBy: chore.readyBy, late, steps }, item.run?.day ?? today, timezone);
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
                actions={{ ...actionsOf(run, steps, tap), leave }}
              />
            )
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type Tap = (action: RoutineAction) => void;

/** Keeps a tap and sends it. It is shown immediately. */
function useTap(kidId: string, { chore, dueOn, run }: KidChore, today: CalendarDate, timezone: string): Tap {
  const client = useQueryClient();
  return (action) => {
    const at = serverTimeOf(Date.now());
    const day = dayOfTap(run, today, at, timezone);
    keepTap(kidId, { ...action, choreId: chore.id, name: chore.name, dueOn, day, at });
    void sendTaps(client, kidId, today);
  };
}

/**
 * The server's current state of the routine; after midnight, and once it is no longer among the kid's chores, the last
 * known one.
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
