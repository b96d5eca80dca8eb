import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { isRightToLeft } from '@/lib/i18n/locale';

const SLACK_PX = 12;
/** Swipes from the screen's edge belong to the browser. */
const EDGE_PX = 24;
const LABEL_PX = 24;
const FAR_PX = 96;
/** A fast swipe may be shorter. */
const FAST = { px: 48, pxPerMs: 0.6 } as const;
const MOST_PX = 152;
const VIBRATION_MS = 10;

interface SwipeAction {
  label: string;
  Icon: LucideIcon;
  onSwipe: () => void;
}

const sides = {
  end: { place: 'justify-start', armed: 'bg-lagoon text-on-lagoon', idle: 'text-lagoon-text' },
  start: { place: 'flex-row-reverse justify-start', armed: 'bg-wait-soft text-wait', idle: 'text-wait' },
} as const;

/** A finger can swipe it to its end or start. Its actions also need buttons. */
export function SwipeRow({
  toEnd,
  toStart,
  disabled = false,
  className,
  children,
}: {
  toEnd?: SwipeAction | null | undefined;
  toStart?: SwipeAction | null | undefined;
  /** While the row is dragged. */
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const from = useRef<{ x: number; y: number; at: number } | null>(null);
  const front = useRef<HTMLDivElement>(null);
  const by = useRef(0);
  const [isMoving, setMoving] = useState(false);
  const [shown, setShown] = useState<'end' | 'start' | null>(null);
  const [isArmed, setArmed] = useState(false);
  const actions = { end: toEnd, start: toStart };
  const action = shown && actions[shown];

  const put = (px: number) => {
    by.current = px;
    if (front.current) front.current.style.translate = px === 0 ? '' : `${isRightToLeft ? -px : px}px`;
    setShown(Math.abs(px) < LABEL_PX ? null : px > 0 ? 'end' : 'start');
    const isFar = Math.abs(px) >= FAR_PX;
    if (isFar && !isArmed) navigator.vibrate?.(VIBRATION_MS);
    setArmed(isFar);
  };
  const stop = () => {
    from.current = null;
    put(0);
    setMoving(false);
  };
  const onPointerDown = ({ pointerType, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    const isAtEdge = x < EDGE_PX || x > window.innerWidth - EDGE_PX;
    if (pointerType === 'touch' && !isAtEdge) from.current = { x, y, at };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return;
    if (disabled) return stop();
    const across = (event.clientX - from.current.x) * (isRightToLeft ? -1 : 1);
    if (!isMoving) {
      const down = Math.abs(event.clientY - from.current.y);
      if (Math.max(down, Math.abs(across)) < SLACK_PX) return;
      if (down >= Math.abs(across)) return stop();
      event.currentTarget.setPointerCapture(event.pointerId);
      setMoving(true);
    }
    put(Math.max(toStart ? -MOST_PX : 0, Math.min(across, toEnd ? MOST_PX : 0)));
  };
  const onPointerUp = ({ timeStamp }: PointerEvent) => {
    if (!from.current) return;
    const px = Math.abs(by.current);
    const isFast = px >= FAST.px && px / (timeStamp - from.current.at) >= FAST.pxPerMs;
    const done = px >= FAR_PX || isFast ? actions[by.current > 0 ? 'end' : 'start'] : null;
    stop();
    done?.onSwipe();
  };

  if (!toEnd && !toStart) return <div className={className}>{children}</div>;
  return (
    <div className="relative overflow-x-clip">
      {action && (
        <span
          className={clsx(
            'absolute inset-0 flex items-center gap-2 px-5.5 font-display text-16 leading-none font-semibold',
            sides[shown].place,
            isArmed ? sides[shown].armed : sides[shown].idle,
          )}
          data-swiped={shown}
          aria-hidden
        >
          <action.Icon size={22} strokeWidth={2.8} className="rtl:-scale-x-100" />
          {action.label}
        </span>
      )}
      <div
        ref={front}
        className={clsx(
          'relative touch-pan-y',
          !isMoving && 'transition-[translate] duration-(--dur-ui) ease-out',
          className,
        )}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={stop}
      >
        {children}
      </div>
    </div>
  );
}
