import { clsx } from 'clsx';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { Nest } from '@shared/contracts/nest';
import type { NestThingId } from '@shared/rules/nest-things';
import { NestWorld } from '@/components/art/nest-world';
import { StickerArt } from '@/components/art/sticker-art';
import { ThingArt } from '@/components/art/thing-art';
import { t } from '@/lib/messages';
import { arrangementOf, moved, SPOTS, type Arrangement, type Spot } from './arrangement';
import { NearSide, Owner } from './nest-scene';

/** The middle of each spot, in hundredths of the picture. */
const AT: Record<Spot, readonly [number, number]> = {
  'branch-1': [9, 14],
  'branch-2': [25.5, 17],
  'branch-3': [42, 16],
  'branch-4': [58, 15],
  'branch-5': [74.5, 14],
  'branch-6': [91, 16],
  'hook-1': [9.5, 44],
  'hook-2': [25.5, 45],
  'hook-3': [74.5, 43],
  'hook-4': [90.5, 45],
  'rim-1': [33, 66],
  'rim-2': [67, 66],
  'ground-1': [9, 80],
  'ground-2': [23, 85],
  'ground-3': [77, 85],
  'ground-4': [91, 80],
};
/** Where the newest stickers are, on the branch between the things. */
const STICKERS_AT = [
  [17, 29],
  [34, 30],
  [50, 29],
  [66, 28],
  [83, 29],
] as const;

const at = ([x, y]: readonly [number, number]): CSSProperties => ({
  insetInlineStart: `${x}%`,
  top: `${y}%`,
});
/** Stands in the middle of a spot. */
const inSpot = 'absolute grid size-(--thing) -translate-1/2 place-items-center rtl:translate-x-1/2';
const isAtRim = (spot: Spot) => spot.startsWith('rim');

/** What a spot is called, such as 'On the branch, 2'. */
function spotName(spot: Spot): string {
  const [where, number] = spot.split('-');
  const place = Number(number);
  if (where === 'branch') return t('nest.onBranch', { place });
  if (where === 'hook') return t('nest.onHook', { place });
  return where === 'rim' ? t('nest.atRim', { place }) : t('nest.onGround', { place });
}

/**
 * The big nest with the kid and all that was earned. A tap takes a thing, another one puts it down: in a free spot, or in
 * the place of another thing. Without `onArrange` there is nothing to press.
 */
export function NestRoom({
  kid,
  nest,
  onArrange,
}: {
  kid: Kid;
  nest: Nest;
  onArrange?: (arrangement: Arrangement) => void;
}) {
  const [taken, setTaken] = useState<NestThingId | null>(null);
  const [told, setTold] = useState('');
  const things = useRef<HTMLUListElement>(null);
  const now = arrangementOf(nest.items);
  // What was earned may have been taken back meanwhile.
  const held = taken !== null && now.has(taken) ? taken : null;
  const latest = nest.stickers.slice(-STICKERS_AT.length);

  const focusOn = (id: NestThingId) =>
    things.current?.querySelector<HTMLElement>(`[data-thing="${id}"]`)?.focus();
  const letGo = () => {
    setTaken(null);
    setTold('');
    // A free spot with the focus goes.
    if (held !== null) focusOn(held);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') letGo();
  };
  const take = (id: NestThingId) => {
    setTaken(id);
    setTold(t('nest.taken', { thing: t(`nest.thing.${id}`) }));
  };
  const putDown = (id: NestThingId, spot: Spot) => {
    onArrange?.(moved(now, id, spot));
    setTaken(null);
    setTold(t('nest.put', { thing: t(`nest.thing.${id}`), spot: spotName(spot) }));
    focusOn(id);
  };
  const thing = ([id, spot]: readonly [NestThingId, Spot]) => (
    <li key={id} className={clsx(inSpot, (held !== null || !isAtRim(spot)) && 'z-1')} style={at(AT[spot])}>
      {onArrange ? (
        <button
          type="button"
          data-thing={id}
          data-spot={spot}
          className="size-full rounded-xl p-0.5 transition-transform duration-(--dur-ui) ease-spring hover:scale-106 focus-visible:outline-offset-0 aria-pressed:scale-112 aria-pressed:bg-star-soft aria-pressed:ring-4 aria-pressed:ring-star"
          aria-label={
            held === null || held === id
              ? t(`nest.thing.${id}`)
              : t('nest.trade', { thing: t(`nest.thing.${id}`) })
          }
          aria-pressed={held === id}
          onKeyDown={onKeyDown}
          onClick={() => (held === null ? take(id) : held === id ? letGo() : putDown(held, spot))}
        >
          <ThingArt id={id} className="size-full" />
        </button>
      ) : (
        <span data-thing={id} data-spot={spot}>
          <ThingArt id={id} label={t(`nest.thing.${id}`)} className="size-full" />
        </span>
      )}
    </li>
  );
  const free = held === null ? [] : SPOTS.filter((spot) => !Array.from(now.values()).includes(spot));

  return (
    <section
      className="relative isolate h-84 overflow-hidden rounded-2xl bg-linear-to-b from-picture-sky to-sky-2 to-74% shadow-[0_0_0_5px_var(--color-surface),0_12px_0_var(--color-shade)] [--thing:78px] max-md:[--thing:56px]"
      aria-label={t('nest.room')}
    >
      <NestWorld />
      <Owner kid={kid} />
      <ul ref={things} aria-label={t('nest.things')}>
        {[...now].map(thing)}
      </ul>
      <NearSide />
      {latest.map(({ id, day }, index) => (
        <span
          key={day}
          className="pointer-events-none absolute size-10 -translate-1/2 max-md:size-8 rtl:translate-x-1/2"
          style={at(STICKERS_AT[index] ?? STICKERS_AT[0])}
        >
          <StickerArt name={id} className="size-full" />
        </span>
      ))}
      {free.length > 0 && (
        <ul aria-label={t('nest.freeSpots')}>
          {free.map((spot) => (
            <li key={spot} className={clsx(inSpot, 'z-1')} style={at(AT[spot])}>
              <button
                type="button"
                data-free={spot}
                className="size-full animate-pop rounded-full border-4 border-dashed border-white bg-glass"
                aria-label={spotName(spot)}
                onKeyDown={onKeyDown}
                onClick={() => {
                  if (held !== null) putDown(held, spot);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <output
        className={
          held === null
            ? 'sr-only'
            : 'absolute inset-x-0 bottom-3 z-1 mx-auto w-fit max-w-full rounded-full bg-surface px-4 py-2 font-display text-18 leading-tight font-semibold'
        }
      >
        {told}
      </output>
    </section>
  );
}
