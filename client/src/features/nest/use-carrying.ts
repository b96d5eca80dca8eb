import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { TOY_BOX, type NestThingId } from '@shared/rules/nest-things';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { play } from '@/lib/sound/sounds';
import { ABOVE_PX, useLift } from '@/lib/input/use-lift';
import {
  anchorOf,
  dropped,
  nearestRing,
  ringsFor,
  within,
  writePlace,
  type Box,
  type Placed,
  type Places,
  type Point,
  type Room,
} from './room-places';

export const LIFT_SCALE = 1.18;
const HOME_MS = 320;
const DROP_MS = 180;
/** Units that an arrow key moves a thing. */
const STEP = 24;
const SMALL_STEP = 6;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP_TEXTS = {
  ArrowLeft: 'nest.say.left',
  ArrowRight: 'nest.say.right',
  ArrowUp: 'nest.say.up',
  ArrowDown: 'nest.say.down',
} as const;
const overToyBox = ({ x, y }: Point) => document.elementFromPoint(x, y)?.closest('[data-toy-box]') ?? null;
const markToyBox = (isOver: boolean) =>
  document.querySelector('[data-toy-box]')?.toggleAttribute('data-over', isOver);

export interface Carried {
  id: NestThingId;
  at: Point;
  by: 'pointer' | 'keys' | 'ring';
}

export const thingName = (id: NestThingId) => t(`nest.thing.${id}`);

export function useCarrying({
  element: room,
  room: { shape, size },
  things,
  places,
  head,
  say,
  onWatch,
  onPlace,
}: {
  element: RefObject<HTMLElement | null>;
  room: Room;
  things: readonly Placed[];
  places: Places;
  head: Box | null;
  say: (text: string) => void;
  onWatch: (point: Point) => void;
  onPlace: ((id: NestThingId, place: string | null) => void) | undefined;
}) {
  const [held, setHeld] = useState<Carried | null>(null);
  const [frame, setFrame] = useState<DOMRect | null>(null);
  const landing = useRef<{ id: NestThingId; from: DOMRect; ms: number } | null>(null);
  const focusOn = useRef<NestThingId | null>(null);
  const scale = frame ? size.width / frame.width : 1;

  const { lifted, bind } = useLift<NestThingId>({
    onLift: (id) => {
      setFrame(room.current?.getBoundingClientRect() ?? null);
      setHeld(null);
      play('lift');
      say(t('nest.say.lifted', { thing: thingName(id) }));
    },
    onMove: (now) => {
      onWatch(now);
      markToyBox(overToyBox(now) !== null);
    },
    onDrop: (now) => {
      markToyBox(false);
      const at = anchorUnder(now);
      const thing = things.find(({ id }) => id === now.id);
      if (!thing || !at) return;
      const from = down.current;
      const isStill = from !== null && Math.hypot(now.x - from.x, now.y - from.y) < 8;
      const rings = ringsFor(now.id, things, shape);
      if (isStill) {
        // A long press shows rings to tap.
        if (rings.length > 0) setHeld({ id: now.id, at: thing.at, by: 'ring' });
        else settle(now.id, undefined);
      } else if (overToyBox(now)) settle(now.id, TOY_BOX);
      else settle(now.id, dropped(now.id, at, { things, places, shape, head }));
    },
  });
  const down = useRef<Point | null>(null);

  const anchorUnder = ({ id, x, y }: { id: NestThingId; x: number; y: number }): Point | null => {
    const thing = things.find((one) => one.id === id);
    if (!frame || !thing) return null;
    const bottom = (y - frame.top - ABOVE_PX) * scale;
    const height = thing.height * LIFT_SCALE;
    const rise = { bottom: 0, top: height, center: height / 2 }[anchorOf(id)];
    return { x: (x - frame.left) * scale, y: bottom - rise };
  };
  const pointerAt = lifted && anchorUnder(lifted);
  const carried: Carried | null =
    lifted && pointerAt ? { id: lifted.id, at: pointerAt, by: 'pointer' } : held;
  const rings = carried && carried.by !== 'keys' ? ringsFor(carried.id, things, shape) : [];
  const hangs = carried?.by === 'pointer' && dropped(carried.id, carried.at, { things, places, shape, head });
  const near = carried && hangs ? nearestRing(rings, carried.at) : null;

  const letGo = (id: NestThingId) => {
    settle(id, undefined);
    focusOn.current = null;
  };
  /** `undefined` returns it to the old place. */
  const settle = (id: NestThingId, place: string | null | undefined) => {
    const flying = room.current?.querySelector('[data-carried]')?.getBoundingClientRect();
    if (flying && place !== TOY_BOX)
      landing.current = { id, from: flying, ms: place === undefined ? HOME_MS : DROP_MS };
    if (held?.by === 'keys') focusOn.current = id;
    setHeld(null);
    play('drop');
    say(
      t(place === undefined ? 'nest.say.back' : place === TOY_BOX ? 'nest.say.away' : 'nest.say.put', {
        thing: thingName(id),
      }),
    );
    if (place !== undefined && place !== places.get(id)) onPlace?.(id, place);
  };

  // A new place in the order loses the focus.
  useLayoutEffect(() => {
    if (focusOn.current === null || held) return;
    room.current?.querySelector<HTMLElement>(`[data-thing="${focusOn.current}"] button`)?.focus();
    focusOn.current = null;
  });

  useLayoutEffect(() => {
    const land = landing.current;
    if (carried || !land) return;
    landing.current = null;
    const picture = room.current?.querySelector(`[data-thing="${land.id}"] [data-picture]`);
    const to = picture?.getBoundingClientRect();
    if (!picture || !to || prefersReducedMotion()) return;
    const [dx, dy] = [
      land.from.x + land.from.width / 2 - to.x - to.width / 2,
      land.from.y + land.from.height / 2 - to.y - to.height / 2,
    ];
    (picture as Partial<Element>).animate?.call(
      picture,
      [{ transform: `translate(${dx}px, ${dy}px) scale(${land.from.width / to.width})` }, {}],
      { duration: land.ms, easing: 'cubic-bezier(.2, .8, .2, 1)' },
    );
  });

  const onKeyDown = (event: KeyboardEvent, thing: Placed) => {
    const { id } = thing;
    const isHeld = held?.id === id && held.by === 'keys';
    const arrow = ARROWS[event.key];
    if (event.key === 'Escape' && held) settle(id, undefined);
    else if (event.key === 'Delete' || event.key === 'Backspace') settle(id, TOY_BOX);
    else if (event.key === ' ' || (event.key === 'Enter' && isHeld)) {
      if (isHeld) putDown(held);
      else if (id !== 'rug') {
        play('lift');
        setHeld({ id, at: thing.at, by: 'keys' });
        say(t('nest.say.keys', { thing: thingName(id) }));
      }
    } else if (arrow && isHeld) {
      const step = event.shiftKey ? SMALL_STEP : STEP;
      const at = within(id, { x: held.at.x + arrow[0] * step, y: held.at.y + arrow[1] * step }, shape);
      const moved = Math.hypot(at.x - held.at.x, at.y - held.at.y) >= 1;
      say(t(moved ? STEP_TEXTS[event.key as keyof typeof STEP_TEXTS] : 'nest.say.edge'));
      setHeld({ ...held, at });
    } else return;
    event.preventDefault();
  };
  const putDown = ({ id, at }: Carried) => {
    const thing = things.find((one) => one.id === id);
    if (thing && thing.at.x === at.x && thing.at.y === at.y) return settle(id, undefined);
    // Only the shelf and the head attract it: arrow keys are exact.
    const snapped = dropped(id, at, { things, places, shape, head });
    settle(id, snapped === null ? null : writePlace(id, within(id, at, shape), shape));
  };

  // A tap outside the rings puts the thing back.
  const isWaiting = held?.by === 'ring';
  const onOther = useEffectEvent(() => held && settle(held.id, undefined));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listener = () => onOther();
    window.addEventListener('click', listener);
    return () => window.removeEventListener('click', listener);
  }, [isWaiting]);

  const carriedThing = carried && things.find(({ id }) => id === carried.id);
  return {
    carried: carried && carriedThing ? { carried, thing: carriedThing, rings, near } : null,
    onRing: (ring: Point) => {
      if (held) settle(held.id, writePlace(held.id, within(held.id, ring, shape), shape));
    },
    handlersOf: (thing: Placed) => ({
      ...(thing.id === 'rug' ? {} : bind(thing.id)),
      onPointerDownCapture: ({ clientX, clientY }: { clientX: number; clientY: number }) => {
        down.current = { x: clientX, y: clientY };
      },
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, thing),
      // Firefox clicks when the space bar comes up.
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key === ' ') event.preventDefault();
      },
      onBlur: () => {
        if (held?.by === 'keys') letGo(thing.id);
      },
    }),
  };
}
