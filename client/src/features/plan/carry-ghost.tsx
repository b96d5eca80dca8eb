import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Chore } from '@shared/contracts/chores';
import { PlanTile } from './plan-tile';

/** The dragged tile's picture under the pointer, starting at `at`. */
export function CarryGhost({ chore, at }: { chore: Chore; at: { x: number; y: number } }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (place.current) place.current.style.translate = `${clientX}px ${clientY}px`;
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, []);
  return createPortal(
    <div
      ref={place}
      className="pointer-events-none fixed top-0 left-0 z-90"
      style={{ translate: `${at.x}px ${at.y}px` }}
    >
      <span className="-mt-5.5 -ml-5.5 block rotate-[-5deg] rounded-sm shadow-float">
        <PlanTile chore={chore} state="planned" />
      </span>
    </div>,
    document.body,
  );
}
