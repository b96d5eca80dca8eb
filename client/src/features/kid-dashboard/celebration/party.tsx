import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Confetti } from './confetti';
import './party.css';

const RAYS = Array.from({ length: 12 }, (_, index) => index * 30);

/**
 * The whole screen turns to night for one moment of joy: slow rays, something to see, something to read, one big key.
 * A stray tap beside the panel does not end it; the key and Escape do.
 */
export function Party({
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
  /** The key, and what stands above it. */
  children: ReactNode;
  onClose: () => void;
}) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="party-night">
          <svg className="party-rays" viewBox="-650 -650 1300 1300" aria-hidden>
            {RAYS.map((turn) => (
              <path key={turn} d="M0 0L-175 -1000H175Z" transform={`rotate(${turn})`} />
            ))}
          </svg>
          <Confetti />
          <Dialog.Content className="party" onPointerDownOutside={(event) => event.preventDefault()}>
            <div className="party-stage" aria-hidden>
              {stage}
            </div>
            <div className="party-panel">
              <Dialog.Title className="party-title">{title}</Dialog.Title>
              <Dialog.Description className="party-text">{text}</Dialog.Description>
              {children}
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
