import { clsx } from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import type { Friend } from '@shared/constants';
import { Avatar, type Face } from '@/components/ui/avatar';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { FriendArt } from './friend-art';
import { moves, type FriendMove } from './friend-moves';
import crown from './nest/crown.svg?url';
import parts from './friends/parts.json';
import styles from './live-friend.module.css';

const drawings = import.meta.glob<string>('./friends/*-live.svg', { query: '?raw', import: 'default' });

export interface LiveFriendHandle {
  /** Plays a move. With reduced motion, only the eyes smile for a second. */
  act(move: FriendMove): void;
  look(point: { x: number; y: number } | null): void;
}

/** The movement of the eyes is in units of the drawing. */
const SMILE_MS = 1000;
const LOOK_MS = 1500;
const LOOK_UNITS = 2.2;
/** A point this far away turns the eyes all the way. */
const FAR_PX = 120;

/**
 * A character that blinks and looks toward the last touch; its `ref` lets it react or jump. A kid without a
 * character is a letter. Decorative.
 */
export function LiveFriend({
  kid,
  size,
  asleep = false,
  happy = false,
  crowned = false,
  ref,
  className,
}: {
  kid: Face;
  size?: number | undefined;
  asleep?: boolean;
  happy?: boolean;
  /** A faint crown is being carried away. */
  crowned?: boolean | 'faint';
  ref?: Ref<LiveFriendHandle> | undefined;
  className?: string | undefined;
}) {
  const { friend } = kid;
  const body = useRef<HTMLSpanElement>(null);
  const timers = useRef(new Map<string, number>());
  const drawing = useDrawing(friend);

  const after = (name: string, ms: number, then: () => void) => {
    window.clearTimeout(timers.current.get(name));
    timers.current.set(name, window.setTimeout(then, ms));
  };
  const smile = () => {
    body.current?.setAttribute('data-smiling', '');
    after('smile', SMILE_MS, () => body.current?.removeAttribute('data-smiling'));
  };
  const look: LiveFriendHandle['look'] = (point) => {
    const eyes = body.current?.querySelector<SVGGElement>('[data-part="eyes"]');
    if (!eyes || prefersReducedMotion()) return;
    if (!point) {
      eyes.style.transform = '';
      return;
    }
    const box = eyes.getBoundingClientRect();
    const [dx, dy] = [point.x - box.x - box.width / 2, point.y - box.y - box.height / 2];
    const reach = LOOK_UNITS / Math.max(FAR_PX, Math.hypot(dx, dy));
    eyes.style.transform = `translate(${dx * reach}px, ${dy * reach}px)`;
    after('look', LOOK_MS, () => look(null));
  };
  useImperativeHandle(ref, () => ({
    look,
    act: (move) => {
      const still = prefersReducedMotion();
      if (asleep || still || move === 'jump') smile();
      if (body.current && !still && (!asleep || move === 'jump')) moves(body.current, friend, move);
    },
  }));

  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending.values()) window.clearTimeout(timer);
    };
  }, []);
  useTouches(look);
  useBlinking(body, drawing !== null && !asleep);

  const spot = friend && parts[friend].crown;
  return (
    <span
      className={clsx(styles.friend, className)}
      style={size === undefined ? undefined : { width: size }}
      data-friend={friend ?? 'letter'}
      data-asleep={asleep || undefined}
      data-happy={happy || undefined}
      aria-hidden
    >
      <span ref={body} className={styles.body}>
        {friend === null ? (
          <Avatar kid={kid} className="[--size:100cqw]!" />
        ) : drawing === null ? (
          <FriendArt friend={friend} className="size-full" />
        ) : (
          <span dangerouslySetInnerHTML={drawing} />
        )}
        {crowned && (
          <img
            src={crown}
            alt=""
            data-crown
            className={clsx(styles.crown, crowned === 'faint' && 'opacity-35')}
            style={
              spot
                ? {
                    left: `${((spot.x - spot.width / 2) / 96) * 100}%`,
                    bottom: `${(1 - spot.bottom / 96) * 100}%`,
                    width: `${(spot.width / 96) * 100}%`,
                  }
                : { left: '33%', bottom: '92%', width: '34%' }
            }
            draggable={false}
          />
        )}
      </span>
    </span>
  );
}

/** The still drawing is shown until then, and without a network. */
function useDrawing(friend: Friend | null): { __html: string } | null {
  const [loaded, setLoaded] = useState<{ friend: Friend; drawing: { __html: string } } | null>(null);
  useEffect(() => {
    if (friend === null) return undefined;
    let isCurrent = true;
    drawings[`./friends/${friend}-live.svg`]?.()
      .then((source) => {
        if (isCurrent) setLoaded({ friend, drawing: { __html: source } });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [friend]);
  return loaded?.friend === friend ? loaded.drawing : null;
}

function useTouches(look: LiveFriendHandle['look']): void {
  const onTouch = useEffectEvent(({ clientX, clientY, buttons }: PointerEvent) => {
    if (buttons > 0) look({ x: clientX, y: clientY });
  });
  useEffect(() => {
    const listener = (event: PointerEvent) => onTouch(event);
    window.addEventListener('pointerdown', listener, { passive: true });
    window.addEventListener('pointermove', listener, { passive: true });
    return () => {
      window.removeEventListener('pointerdown', listener);
      window.removeEventListener('pointermove', listener);
    };
  }, []);
}

function useBlinking(body: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on || prefersReducedMotion()) return undefined;
    let timer = 0;
    const open = () => {
      body.current?.removeAttribute('data-blinking');
      timer = window.setTimeout(close, 4000 + Math.random() * 2000);
    };
    const close = () => {
      body.current?.setAttribute('data-blinking', '');
      timer = window.setTimeout(open, 120);
    };
    open();
    return () => window.clearTimeout(timer);
  }, [body, on]);
}
