import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Check, Pause, X } from 'lucide-react';
import { lazy, useEffect, useRef, useState } from 'react';
import { MINUTE_MS } from '@shared/constants';
import type { ChoreAppearance } from '@shared/rules/chore-icon';
import { markOf, type Run, type Step } from '@shared/rules/routine';
import { sunAt } from '@shared/rules/sun-path';
import { CloudShape } from '@/components/art/cloud';
import { Avatar, type Face } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ExtraPart } from '@/components/ui/part-boundary';
import { loadPlayerVoice } from '@/features/voice/load-voice';
import { formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { serverTimeOf } from '@/lib/api/server-clock';
import { play } from '@/lib/sound/sounds';
import { speak } from '@/lib/sound/speech';
import { PauseSheet } from './pause-sheet';
import { PipBubble, Plate } from './plate';
import { elapsedMs } from './replay';
import styles from './player.module.css';
import { Stones } from './stones';
import { SunPath, type ReadyBy } from './sun-path';

export interface PlayerActions {
  /** The current step is done. Without one, the routine is submitted. */
  next: () => void;
  back: () => void;
  pause: () => void;
  keepGoing: () => void;
  skip: () => void;
  everything: () => void;
  startOver: () => void;
  leave: () => void;
}

const PlayerVoice = lazy(loadPlayerVoice);

const TOLD_MS = 6000;
const OUT_MS = 180;
const VOICE_MS = 200;

/**
 * Plays a routine step by step: on the whole screen, or in a `lane` next to others, which has its own heading and sun.
 * Without `actions`, it only shows the run.
 */
export function RoutinePlayer({
  kid,
  chore,
  steps,
  run,
  actions,
  readyBy = null,
  lane = false,
  isChanged = false,
  isReading = false,
  isListening = false,
}: {
  kid: Face;
  chore: ChoreAppearance;
  steps: readonly Step[];
  run: Run;
  actions?: PlayerActions | undefined;
  readyBy?: ReadyBy | null;
  lane?: boolean;
  /** An adult changed the steps: Pip says so. */
  isChanged?: boolean;
  /** Reads each new step aloud. */
  isReading?: boolean;
  /** Listens for spoken commands. */
  isListening?: boolean;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const index = steps.findIndex(({ id }) => id === run.current);
  // Without an open step, the chore itself is on the plate.
  const step = steps[index] ?? { id: 'all', name: chore.name, iconName: null, minutes: null };
  const isLast = steps.every((one) => one.id === step.id || markOf(run, one).state !== 'open');
  const hasBack = steps.some((one, at) => at < (index < 0 ? steps.length : index) && isMarked(run, one));
  useVoice(isReading ? step.name : null);

  const goOn = () => {
    slideOut(stage.current);
    play('star', steps.filter((one) => isMarked(run, one)).length);
    actions?.next();
  };
  const Name = lane ? 'h3' : 'h1';
  const [told, tell] = useTold(step.id);
  const bubble = told ?? (isChanged ? t('routine.changed') : null);
  return (
    <div className={clsx(styles.player, lane && styles.lane)} data-player={step.id}>
      {!lane && readyBy && <SunPath readyBy={readyBy} />}
      {!lane && (
        <header className={styles.head}>
          <span className={styles.title}>
            <Avatar kid={kid} size={56} />
            <b dir="auto">{chore.name}</b>
          </span>
          {actions && (
            <Button iconOnly className={styles.leave} aria-label={t('routine.leave')} onClick={actions.leave}>
              <X />
            </Button>
          )}
        </header>
      )}
      <div ref={stage} className={styles.stage}>
        <div key={step.id} className={styles.step} data-slides>
          <Plate step={step} chore={chore} run={run} />
          <Name dir="auto" className={clsx(styles.name, step.name.length > LONG && styles.long)}>
            {step.name}
          </Name>
        </div>
        {bubble !== null && <PipBubble top>{bubble}</PipBubble>}
      </div>
      <output className="sr-only">
        {index >= 0 && t('routine.stepOf', { n: index + 1, total: steps.length, step: step.name })}
      </output>
      {!lane && <Stones steps={steps} run={run} chore={chore} />}
      {actions && (
        <div className={styles.buttons}>
          {!lane && (
            <Button
              iconOnly
              className={styles.side}
              aria-label={t('routine.back')}
              disabled={!hasBack}
              onClick={actions.back}
            >
              <ArrowLeft className="rtl:-scale-x-100" />
            </Button>
          )}
          {lane && <PauseButton onPause={actions.pause} />}
          <Button variant="highlight" className={styles.next} data-next onClick={goOn}>
            {t(isLast ? 'routine.done' : 'routine.next')}
            {isLast ? <Check strokeWidth={3} /> : <ArrowRight strokeWidth={3} className="rtl:-scale-x-100" />}
          </Button>
          {!lane && <PauseButton onPause={actions.pause} />}
        </div>
      )}
      {isListening && actions && (
        <ExtraPart>
          <PlayerVoice
            commands={{
              ...(run.pausedAt
                ? { keepGoing: actions.keepGoing }
                : { next: goOn, pause: actions.pause, ...(hasBack && { back: actions.back }) }),
              again: () => speak(step.name),
              time: () => tell(timeWords(step, run, readyBy)),
            }}
          />
        </ExtraPart>
      )}
      {!lane && run.pausedAt && actions && <PauseSheet actions={actions} />}
    </div>
  );
}

/** A longer name has a smaller font. */
const LONG = 24;

const isMarked = (run: Run, step: Step) => markOf(run, step).state !== 'open';

function PauseButton({ onPause }: { onPause: () => void }) {
  return (
    <Button iconOnly className={styles.side} data-pause aria-label={t('routine.pause')} onClick={onPause}>
      <Pause fill="currentColor" />
    </Button>
  );
}

/** The sky and the hills behind a player on the whole screen. */
export function PlayerScene() {
  return (
    <span className={styles.scene} aria-hidden>
      <CloudShape className={styles.cloud} />
      <CloudShape className={styles.cloud} />
      <CloudShape className={styles.cloud} />
      <svg viewBox="0 0 1024 768" preserveAspectRatio="xMidYMax slice">
        <path d="M-10 560Q180 480 400 528Q640 588 1034 476V780H-10Z" className="fill-hill-1" />
        <path d="M-10 622Q240 548 520 604Q800 656 1034 572V780H-10Z" className="fill-hill-2" />
        <path d="M-10 700Q300 648 640 686Q860 708 1034 670V780H-10Z" className="fill-hill-3" />
      </svg>
    </span>
  );
}

/** Animates a copy of the last step out while the next one enters. */
function slideOut(stage: HTMLElement | null): void {
  const step = stage?.querySelector('[data-slides]');
  if (!stage || !step || prefersReducedMotion()) return;
  const copy = step.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-slides');
  copy.inert = true;
  copy.classList.add(styles.leaving ?? '');
  stage.append(copy);
  const way = getComputedStyle(stage).direction === 'rtl' ? 1 : -1;
  const gone = copy.animate(
    { transform: ['none', `translateX(${way * 40}vw)`], opacity: [1, 0] },
    { duration: OUT_MS, easing: 'ease-in' },
  );
  const remove = () => copy.remove();
  gone.finished.then(remove, remove);
}

/** An answer of Pip to the kid's question, spoken and shown for a while, at most until the next step. */
function useTold(stepId: string): [told: string | null, tell: (words: string) => void] {
  const [answer, setAnswer] = useState<{ words: string; stepId: string } | null>(null);
  useEffect(() => {
    if (!answer) return undefined;
    const timer = setTimeout(() => setAnswer(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  return [
    answer?.stepId === stepId ? answer.words : null,
    (words) => {
      setAnswer({ words, stepId });
      speak(words);
    },
  ];
}

/** The remaining minutes of the step, and until the ready-by time. */
function timeWords({ minutes }: Step, run: Run, readyBy: ReadyBy | null): string {
  const now = serverTimeOf(Date.now());
  const left = minutes === null ? 0 : Math.ceil(minutes - elapsedMs(run, now) / MINUTE_MS);
  const words = left > 0 ? [t('routine.stepMinutes', { count: left })] : [];
  if (readyBy) {
    const { at, timezone, windowMinutes } = readyBy;
    const sun = sunAt(at, windowMinutes, now);
    const time = formatTime(new Date(at).toISOString(), timezone);
    if (sun.state === 'on-its-way') words.push(t('routine.minutesLeft', { count: sun.minutes, time }));
  }
  return words.length > 0 ? words.join('. ') : t('routine.timeUp');
}

/** Reads each new text once, shortly after it appears. */
function useVoice(text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = speak(text);
    }, VOICE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [text]);
}
