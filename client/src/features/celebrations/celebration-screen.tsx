import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useLayoutEffect, useState, type PointerEvent, type ReactNode } from 'react';
import { StarIcon } from '@/components/art/star-icon';
import { Button } from '@/components/ui/button';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { useBackCloses } from '@/lib/input/dialog-history';
import { t } from '@/lib/i18n/messages';
import { leaveSoftly } from './egg-flight';
import styles from './celebration-screen.module.css';

const RAYS = Array.from({ length: 12 }, (_, index) => index * 30);

const PIECES = 46;
const COLORS = ['star', 'treat', 'party-teal', 'party-hill', 'white'].map((name) => `var(--color-${name})`);

/** A number from 0 to 1 that looks random and is the same each time. */
const thrown = (piece: number, salt: number) =>
  (piece * 0.618_034 + salt * 0.377 + piece * piece * salt * 0.013) % 1;

const confetti = Array.from({ length: PIECES }, (_, piece) => ({
  '--x': `${(thrown(piece, 1) * 100).toFixed(1)}%`,
  '--drift': `${(thrown(piece, 2) * 160 - 80).toFixed(0)}px`,
  '--turn': `${(thrown(piece, 3) * 900 - 450).toFixed(0)}deg`,
  '--size': `${(9 + thrown(piece, 4) * 8).toFixed(1)}px`,
  '--fall': `${(2.4 + thrown(piece, 5) * 1.8).toFixed(2)}s`,
  '--wait': `${(thrown(piece, 6) * 0.9).toFixed(2)}s`,
  '--color': COLORS[piece % COLORS.length],
}));

/** The second tap of a double tap would skip the next screen, whose button is in the same place. */
const DOUBLE_TAP_MS = 400;

export interface CelebrationStep {
  at: number;
  of: number;
  onNext: () => void;
  onLeave: () => void;
}

export function finishMotion(element: Element): void {
  for (const animation of element.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

function focusNext(event: Event): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.currentTarget.querySelector<HTMLElement>('[data-next]')?.focus();
}

export function QueueScreen({
  step,
  layout = 'card',
  backdrop,
  className,
  onPress,
  children,
}: {
  step: CelebrationStep;
  /** `plain` has no stars and no close button. */
  layout?: 'card' | 'party' | 'plain';
  backdrop: ReactNode;
  className: string | undefined;
  onPress?: () => void;
  children: ReactNode;
}) {
  const [isNew, setNew] = useState(step.at > 1);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  const press = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (isNew) return;
    finishMotion(currentTarget);
    onPress?.();
  };
  const giveBack = useReturnFocus(true);
  useBackCloses(true, step.onLeave);
  // The portal mounts its content after this component's first effects.
  const [overlay, setOverlay] = useState<HTMLDivElement | null>(null);
  useLayoutEffect(() => () => leaveSoftly(overlay), [overlay]);
  // Keeps a focus that is already inside.
  const focusPlace = (event: Event) => {
    giveBack(event);
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[data-place]')?.focus({ preventScroll: true });
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && step.onLeave()}>
      <Dialog.Portal>
        <Dialog.Overlay
          ref={setOverlay}
          className={clsx(
            'fixed inset-0 z-70 grid animate-fade place-items-center overflow-x-hidden overflow-y-auto overscroll-contain p-4',
            layout === 'plain' ? 'bg-linear-to-b from-sky-1 via-sky-2 to-sky-3' : 'bg-party',
          )}
          onPointerDown={press}
        >
          {backdrop}
          <Dialog.Content
            className={clsx(
              'text-center text-ink focus:outline-none',
              layout === 'card' ? 'relative' : 'fixed inset-0 overflow-hidden',
              isNew && '**:data-next:pointer-events-none',
              className,
            )}
            onPointerDownOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={focusNext}
            onCloseAutoFocus={focusPlace}
            onClickCapture={(event) => {
              if (isNew && event.target instanceof Element && event.target.closest('[data-next]'))
                event.stopPropagation();
            }}
            data-celebration={isNew ? 'new' : 'ready'}
          >
            {children}
            {layout !== 'plain' && (
              <>
                <StepStars step={step} />
                <Button iconOnly className={styles.close} aria-label={t('news.leave')} onClick={step.onLeave}>
                  <X />
                </Button>
              </>
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function StepStars({ step: { at, of } }: { step: CelebrationStep }) {
  if (of < 2) return null;
  return (
    <p className="pointer-events-none fixed start-3.5 top-3.5 flex max-w-[calc(100%-6rem)] flex-wrap gap-2 rounded-full bg-slab/70 px-4 py-3">
      <span className="sr-only">{t('news.step', { step: at, of })}</span>
      {Array.from({ length: of }, (_, index) => (
        <StarIcon
          key={index}
          size={26}
          className={clsx(index >= at && 'opacity-35')}
          fill={index < at ? 'var(--color-star)' : 'var(--color-on-slab)'}
        />
      ))}
    </p>
  );
}

export function Morning() {
  return (
    <>
      <div className={styles.rays} />
      <svg
        viewBox="0 0 1024 280"
        preserveAspectRatio="none"
        className="fixed inset-x-0 bottom-0 h-[36%] w-full"
        aria-hidden
      >
        <path d="M-10 80Q180 10 420 62Q640 112 1034 16V290H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 142Q240 76 520 132Q780 178 1034 110V290H-10Z" fill="var(--color-hill-2)" />
        <path d="M-10 206Q300 156 620 200Q860 226 1034 186V290H-10Z" fill="var(--color-hill-3)" />
      </svg>
    </>
  );
}

export function Night() {
  return (
    <>
      <svg
        className="fixed top-[42%] left-1/2 size-[max(160vw,160vh)] -translate-1/2 animate-[spin_80s_linear_infinite_var(--ambient)] fill-party-ray motion-reduce:animate-none"
        viewBox="-650 -650 1300 1300"
        aria-hidden
      >
        {RAYS.map((turn) => (
          <path key={turn} d="M0 0L-175 -1000H175Z" transform={`rotate(${turn})`} />
        ))}
      </svg>
      <Confetti />
    </>
  );
}

export function Confetti() {
  return (
    <div
      className={clsx(
        styles.confetti,
        'pointer-events-none fixed inset-0 overflow-hidden motion-reduce:hidden',
      )}
      aria-hidden
    >
      {confetti.map((style, piece) => (
        <i key={piece} style={style} />
      ))}
    </div>
  );
}
