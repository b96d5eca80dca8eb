import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { Nest } from '@shared/contracts/nest';
import { levelFor } from '@shared/rules/levels';
import type { NestThingId } from '@shared/rules/nest-things';
import parts from '@/components/art/friends/parts.json';
import moon from '@/components/art/goodnight/moon.svg';
import { LiveFriend, type LiveFriendHandle } from '@/components/art/live-friend';
import { RoomBack, RoomTree } from '@/components/art/nest-room-art';
import nestBack from '@/components/art/nest/nest-back.svg';
import nestFront from '@/components/art/nest/nest-front.svg';
import { Pip } from '@/components/art/pip';
import { t } from '@/lib/i18n/messages';
import { useReadingTaps } from '@/lib/storage/read-taps';
import { play } from '@/lib/sound/sounds';
import { speak } from '@/lib/sound/speech';
import { useTheme } from '@/lib/page/theme';
import { CarriedThing } from './carried-thing';
import styles from './nest-room.module.css';
import {
  boxStyle,
  branchAt,
  headOf,
  pct,
  placedThings,
  placesOf,
  roomOf,
  roomSize,
  useRoomShape,
  type Placed,
} from './room-places';
import { ThingPicture } from './room-thing';
import { moveThing, soundOf } from './thing-moves';
import { giftsOf, leavesOf } from './tree-gifts';
import { thingName, useCarrying } from './use-carrying';

const SAY_MS = 5000;
const LETTER_HEAD = { x: 48, bottom: 8, width: 34 };
const STARS = Array.from({ length: 36 }, (_, index) => ({
  x: Math.round(((index * 0.755) % 1) * 890),
  y: Math.round(((index * 0.57) % 1) * 300),
  r: [1.5, 2, 2.6][index % 3],
}));

export default function NestRoom({
  kid,
  nest,
  lifetime,
  onPlace,
}: {
  kid: Kid;
  nest: Nest;
  lifetime: number;
  onPlace?: ((id: NestThingId, place: string | null) => void) | undefined;
}) {
  const [shape, measure] = useRoomShape();
  const asleep = useTheme() === 'bedtime';
  const reading = useReadingTaps();
  const room = useRef<HTMLElement>(null);
  const friend = useRef<LiveFriendHandle>(null);
  const [lit, setLit] = useState<ReadonlySet<NestThingId>>(new Set());
  const [said, say] = useSaid();

  const size = roomSize(shape);
  const places = placesOf(nest.items);
  const spot = kid.friend ? parts[kid.friend].crown : LETTER_HEAD;
  const head = asleep ? null : headOf(spot, shape);
  const things = placedThings(places, shape, head);
  const { carried, onRing, handlersOf } = useCarrying({
    element: room,
    room: { shape, size },
    things,
    places,
    head,
    say,
    onWatch: (point) => friend.current?.look(point),
    onPlace,
  });

  const react = (id: NestThingId) => {
    const element = room.current?.querySelector<HTMLElement>(`[data-thing="${id}"]`);
    const thing = things.find((one) => one.id === id);
    if (element) moveThing(element, id);
    if (thing?.isWorn) friend.current?.act('crown');
    if (id === 'blanket') friend.current?.act('snuggle');
    if (id === 'rug') friend.current?.act('hop');
    if (id === 'lamp' || id === 'lantern')
      setLit((was) => (was.has(id) ? new Set([...was].filter((one) => one !== id)) : new Set([...was, id])));
    const sound = soundOf(id);
    if (sound) play(sound);
    if (reading) speak(thingName(id));
  };

  const { nest: nestBox, character } = roomOf(shape);
  const characterBox = {
    x: character.x - character.width / 2,
    y: character.bottom - character.width,
    width: character.width,
    height: character.width,
  };
  const isLit = (id: NestThingId) =>
    (id === 'lamp' || id === 'lantern') && lit.has(id) !== (asleep && id === 'lantern');

  const thingItem = (thing: Placed) => {
    const { id, at, width, layer, isWorn } = thing;
    const isCarried = carried?.thing.id === id;
    const cord = id === 'lantern' ? at.y - branchAt(at.x, shape) + 16 : 0;
    return (
      <li
        key={id}
        className={styles.thing}
        data-thing={id}
        data-at={`${Math.round(at.x)} ${Math.round(at.y)}`}
        style={{ ...boxStyle(thing, size), zIndex: layer }}
      >
        <span className={clsx(isCarried && styles.ghost)}>
          {id === 'window-box' && (
            <span className="absolute inset-x-[6%] -top-[2%] h-4/5 rounded-lg bg-(--room-bark3)" />
          )}
          {cord > 0 && (
            <span
              className="absolute bottom-[92%] left-1/2 w-[5%] -translate-x-1/2 rounded-full bg-[#7E4F2E]"
              style={{ height: pct(cord, width) }}
            />
          )}
          <ThingPicture id={id} isLit={isLit(id)} className={clsx(isWorn && 'invisible')} />
        </span>
        {onPlace ? (
          <button
            type="button"
            data-ear=""
            className={clsx(
              id !== 'rug' && styles.movable,
              carried && 'focus-visible:shadow-none focus-visible:outline-none',
            )}
            aria-label={thingName(id)}
            {...handlersOf(thing)}
            onContextMenu={(event) => event.preventDefault()}
            onClick={() => react(id)}
          />
        ) : (
          <span className="sr-only">{thingName(id)}</span>
        )}
      </li>
    );
  };
  const friendItem = (
    <li key="friend" className={styles.thing} style={{ ...boxStyle(characterBox, size), zIndex: 440 }}>
      <LiveFriend
        kid={kid}
        asleep={asleep}
        crowned={
          things.some(({ isWorn }) => isWorn) && (carried?.thing.id === 'crown-cushion' ? 'faint' : true)
        }
        ref={friend}
        className="size-full"
      />
      {onPlace && (
        <button
          type="button"
          data-ear=""
          data-owner={kid.friend ?? 'letter'}
          aria-label={kid.friend ? t(`friends.${kid.friend}`) : kid.name}
          onClick={() => {
            friend.current?.act('react');
            if (reading) speak(kid.friend ? t(`friends.${kid.friend}`) : kid.name);
          }}
        />
      )}
    </li>
  );
  const before = things.filter(({ at }) => at.x < character.x);

  return (
    <div ref={measure}>
      <section
        ref={room}
        className={styles.room}
        data-room={shape}
        style={{ '--ratio': size.width / size.height }}
        aria-label={t('nest.room')}
      >
        <div className={styles.scene}>
          <RoomBack shape={shape} />
          {asleep && (
            <>
              <svg
                viewBox={`0 0 ${size.width} ${size.height}`}
                className="absolute inset-0 size-full"
                aria-hidden
              >
                {STARS.map(({ x, y, r }) => (
                  <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#FFF3D6" opacity=".85" />
                ))}
              </svg>
              <img
                src={moon}
                alt=""
                className={styles.thing}
                style={boxStyle(
                  { x: size.width * 0.767, y: size.height * 0.228, width: 92, height: 92 },
                  size,
                )}
              />
            </>
          )}
          <Kite thing={things.find(({ id }) => id === 'kite')} size={size} nest={nestBox} />
          <RoomTree
            shape={shape}
            size={size}
            leaves={leavesOf(shape)}
            gifts={giftsOf(levelFor(lifetime), shape)}
          />
          <img
            src={nestBack}
            alt=""
            className="pointer-events-none absolute z-400"
            style={boxStyle(nestBox, size)}
            draggable={false}
          />
          <ul aria-label={t('nest.things')}>
            {before.map(thingItem)}
            {friendItem}
            {things.slice(before.length).map(thingItem)}
          </ul>
          <img
            src={nestFront}
            alt=""
            className="pointer-events-none absolute z-500"
            style={boxStyle(nestBox, size)}
            draggable={false}
          />
          <output className={said === '' ? 'sr-only' : styles.bubble}>
            {said !== '' && <Pip mood="look" size={52} />}
            <span>{said}</span>
          </output>
        </div>
        {carried && <CarriedThing {...carried} room={{ shape, size }} onRing={onRing} />}
      </section>
    </div>
  );
}

function Kite({
  thing,
  size,
  nest,
}: {
  thing: Placed | undefined;
  size: { width: number; height: number };
  nest: { x: number; y: number; width: number; height: number };
}) {
  if (!thing) return null;
  const [x, y] = [thing.at.x - 8, thing.at.y + thing.height * 0.38];
  const end = { x: nest.x + nest.width * 0.875, y: nest.y + nest.height * 0.4 };
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="pointer-events-none absolute inset-0 z-110 size-full"
      aria-hidden
    >
      <path
        d={`M${x} ${y}Q${end.x + 2} ${(y + end.y * 3) / 4} ${end.x} ${end.y}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="2.5"
      />
    </svg>
  );
}

function useSaid(): [string, (text: string) => void] {
  const [said, setSaid] = useState({ text: '' });
  useEffect(() => {
    if (said.text === '') return undefined;
    const timer = window.setTimeout(() => setSaid({ text: '' }), SAY_MS);
    return () => window.clearTimeout(timer);
  }, [said]);
  return [said.text, (text) => setSaid({ text })];
}
