import { clsx } from 'clsx';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { choreIcon, type ChoreAppearance } from '@shared/rules/chore-icon';
import type { Run, Step } from '@shared/rules/routine';
import { diskShare } from '@shared/rules/sun-path';
import { choreDrawings } from '@/components/art/chore-art';
import { Pip } from '@/components/art/pip';
import { Photo } from '@/components/ui/photo';
import { useReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { play } from '@/lib/sound/sounds';
import { canSpeak } from '@/lib/sound/speech';
import { elapsedMs } from './replay';
import styles from './plate.module.css';
import { useServerNow } from './use-now';

/** The drawing of a step: its own, or the chore's. */
export const stepDrawing = (step: Pick<Step, 'iconName'>, chore: ChoreAppearance): string | undefined =>
  choreDrawings.get(step.iconName ?? '') ?? choreDrawings.get(choreIcon(chore));

/** The current step as a round plate that reads its name aloud. With minutes, a golden disk around the picture shrinks. */
export function Plate({ step, chore, run }: { step: Step; chore: ChoreAppearance; run: Run }) {
  const { minutes, name } = step;
  const { speaking, toggle } = useReadAloud(name);
  const share = useDisk(minutes, run);
  const isUp = share === 0;
  const picture = (
    <>
      <svg viewBox="0 0 200 200" className="size-full" aria-hidden>
        <circle cx="100" cy="100" r="100" className={styles.rim} />
        {share === null ? (
          <circle cx="100" cy="100" r="88" className="fill-tint-sky" />
        ) : (
          <Disk share={share} minutes={minutes ?? 0} />
        )}
      </svg>
      <span className={clsx(styles.picture, share !== null && styles.small)}>
        <Photo
          src={step.iconName === null ? chore.imageUrl : null}
          size={186}
          className="size-full rounded-lg object-cover"
          fallback={<img src={stepDrawing(step, chore)} alt="" className="size-full" draggable={false} />}
        />
      </span>
      {canSpeak() && (
        <span className={styles.ear} data-speaking={speaking || undefined} aria-hidden>
          {speaking ? <Square fill="currentColor" /> : <Volume2 />}
        </span>
      )}
    </>
  );
  return (
    <div className={styles.plate} data-disk={share === null ? undefined : isUp ? 'empty' : 'running'}>
      {canSpeak() ? (
        <button
          type="button"
          className={styles.face}
          data-ear={name}
          aria-label={t('ui.readAloud', { of: name })}
          aria-pressed={speaking}
          onClick={toggle}
        >
          {picture}
        </button>
      ) : (
        <div className={styles.face}>{picture}</div>
      )}
      {isUp && <PipBubble>{t('routine.timeUp')}</PipBubble>}
    </div>
  );
}

/** Pip says something, at the lower start of the plate or at the `top`. */
export function PipBubble({ top, children }: { top?: true; children: ReactNode }) {
  return (
    <output className={styles.bubble} data-top={top}>
      <Pip mood="happy" />
      <span>{children}</span>
    </output>
  );
}

/** The remaining part of the step's time, null for a step without minutes. Plays a soft sound at the end. */
function useDisk(minutes: number | null, run: Run): number | null {
  const now = useServerNow(prefersReducedMotion() ? 5000 : 1000, minutes !== null && run.pausedAt === null);
  const share = minutes === null ? null : diskShare(minutes, elapsedMs(run, now));
  const wasRunning = useRef(false);
  useEffect(() => {
    if (share === 0 && wasRunning.current) play('soft');
    wasRunning.current = share !== null && share > 0;
  }, [share]);
  return share;
}

/** Two dots per minute on the rim, at least twelve, and no more than the eye can count. */
const dotsOf = (minutes: number) => Math.min(Math.max(minutes * 2, 12), 60);

function Disk({ share, minutes }: { share: number; minutes: number }) {
  const dots = dotsOf(minutes);
  return (
    <>
      <circle cx="100" cy="100" r="88" className="fill-star-soft" />
      {share > 0 ? (
        <circle
          cx="100"
          cy="100"
          r="73"
          fill="none"
          strokeWidth="30"
          className="stroke-star"
          pathLength="1"
          strokeDasharray={`${share.toFixed(5)} 1`}
          strokeDashoffset={(share - 1).toFixed(5)}
          transform="rotate(-90 100 100)"
          data-share={share.toFixed(3)}
        />
      ) : (
        <circle
          cx="100"
          cy="100"
          r="73"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-star"
          strokeDasharray="0.1 9"
        />
      )}
      <circle cx="100" cy="100" r="58" className="fill-tint-sky" />
      {Array.from({ length: dots }, (_, index) => (
        <circle
          key={index}
          cx="100"
          cy="6"
          r="1.7"
          className="fill-star-lip"
          transform={`rotate(${(360 / dots) * index} 100 100)`}
        />
      ))}
    </>
  );
}
