import { clsx } from 'clsx';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './celebration-screen.module.css';

const RAYS = Array.from({ length: 12 }, (_, index) => index * 30);

const PIECES = 46;
const COLORS = ['star', 'treat', 'party-teal', 'party-hill', 'white'].map((name) => `var(--color-${name})`);

/** A number from 0 to 1 that looks thrown and is the same each time. */
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

/**
 * The whole screen turns to night with slow rays and falling paper: something to see, something to read, one big button.
 * A stray tap beside the panel does not close it; the button and Escape do.
 */
export function CelebrationScreen({
  title,
  text,
  stage,
  children,
  onClose,
}: {
  title: ReactNode;
  text: ReactNode;
  /** What is celebrated, to look at. */
  stage: ReactNode;
  /** The button, and what stands above it. */
  children: ReactNode;
  onClose: () => void;
}) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-70 grid animate-fade place-items-center overflow-x-hidden overflow-y-auto overscroll-contain bg-party p-4">
          <svg
            className="fixed top-[42%] left-1/2 size-[max(160vw,160vh)] -translate-1/2 animate-[spin_80s_linear_infinite] fill-party-ray motion-reduce:animate-none"
            viewBox="-650 -650 1300 1300"
            aria-hidden
          >
            {RAYS.map((turn) => (
              <path key={turn} d="M0 0L-175 -1000H175Z" transform={`rotate(${turn})`} />
            ))}
          </svg>
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
          <Dialog.Content
            className="relative w-[min(560px,100%)] text-center text-ink focus:outline-none"
            onPointerDownOutside={(event) => event.preventDefault()}
          >
            <div className="grid items-end justify-items-center" aria-hidden>
              {stage}
            </div>
            <div
              data-panel
              className="relative animate-[rise_320ms_80ms_var(--ease-out)_backwards] rounded-2xl bg-surface px-8.5 pt-7.5 pb-8 shadow-[0_10px_0_var(--color-party-lip)] max-md:rounded-xl max-md:px-5 max-md:py-6"
            >
              <Dialog.Title className="font-display text-[length:clamp(var(--text-36),6.4vw,var(--text-52))] leading-[1.08] font-bold tracking-[-0.02em] wrap-anywhere">
                {title}
              </Dialog.Title>
              <Dialog.Description className="mt-1.5 mb-4 text-24/[1.3] font-medium wrap-anywhere">
                {text}
              </Dialog.Description>
              {children}
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What it comes down to, above the button. */
export function CelebrationSum({ children }: { children: ReactNode }) {
  return (
    <p className="mb-5.5 inline-flex items-center gap-2 rounded-full bg-sunken py-3 ps-4 pe-5.5 font-display text-22 leading-none font-semibold">
      {children}
    </p>
  );
}
