import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { StickerScene } from '@shared/constants';
import { StickerArt } from '@/components/art/sticker-art';
import { StickerScenePicture } from '@/components/art/sticker-scene';
import { SCENE_HEIGHT, SCENE_WIDTH } from '@/components/art/sticker-spots';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { play } from '@/lib/sound/sounds';
import { ABOVE_PX, useLift, type Lifted } from '@/lib/input/use-lift';
import {
  nudged,
  ownSpot,
  nameOf,
  placedKinds,
  pointOf,
  sceneOf,
  type OwnSticker,
  type Point,
} from './placement';
import { PlacedSticker, SpotLight } from './placed-sticker';
import { StickerTray } from './sticker-tray';
import { usePlacing } from './use-placing';

interface Held extends Point {
  day: string;
}

/** A lifted sticker this close to the edge pans the scene, in CSS pixels. */
const EDGE_PX = 44;

export function StickerPage({
  scene,
  kidId,
  stickers,
  readOnly,
}: {
  scene: StickerScene;
  kidId: string;
  stickers: readonly OwnSticker[];
  readOnly: boolean;
}) {
  const { put, peel, undo, canUndo, said, say } = usePlacing(kidId, scene);
  const [held, setHeld] = useState<Held | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string | null>(null);
  const keysId = useId();

  const placed = placedKinds(stickers);
  const here = stickers.filter((sticker) => sticker.scene === scene);
  const tray = stickers.filter((sticker) => sticker.scene === null);
  const byDay = (day: string | undefined) => stickers.find((sticker) => sticker.day === day);

  const { lifted, bind } = useLift<string>({
    onLift: () => {
      setHeld(null);
      play('lift');
    },
    onMove: ({ x }) => panAtEdge(scroller.current, x),
    onDrop: (dropped) => {
      const sticker = byDay(dropped.id);
      if (!sticker) return;
      const point = pointAt(dropped);
      if (point) put(sticker, point);
      else if (sticker.scene !== null && isOver(dropped, '[data-tray]')) peel(sticker);
      else play('soft');
    },
  });

  const pointAt = ({ x, y }: Pick<Lifted<string>, 'x' | 'y'>): Point | null => {
    const box = place.current?.getBoundingClientRect();
    const seen = scroller.current?.getBoundingClientRect();
    if (!box || !seen || x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) return null;
    return {
      x: ((x - box.left) / box.width) * SCENE_WIDTH,
      y: ((y - ABOVE_PX - box.top) / box.height) * SCENE_HEIGHT,
    };
  };

  useEffect(() => {
    if (focusOn.current === null) return;
    document.querySelector<HTMLElement>(`[data-own="${focusOn.current}"]`)?.focus();
    focusOn.current = null;
  });

  // Shows the new sticker's spot.
  const [first] = useState(() => tray.findLast(({ id }) => sceneOf(id) === scene));
  useEffect(() => {
    const view = scroller.current;
    const spot = first && ownSpot(first.id, scene);
    if (!view) return;
    view.scrollLeft = view.scrollWidth * ((spot?.x ?? SCENE_WIDTH / 2) / SCENE_WIDTH) - view.clientWidth / 2;
  }, [first, scene]);

  const pickUp = (sticker: OwnSticker) => {
    const at =
      sticker.scene === scene
        ? pointOf(sticker)
        : (ownSpot(sticker.id, scene) ?? { x: SCENE_WIDTH / 2, y: SCENE_HEIGHT / 2 });
    setHeld({ day: sticker.day, ...at });
    setChosen(null);
    say(t('stickers.lifted', { sticker: nameOf(sticker) }));
    play('lift');
  };
  const putDown = (sticker: OwnSticker, point: Point) => {
    put(sticker, point);
    setHeld(null);
    setChosen(null);
    focusOn.current = sticker.day;
  };
  const peelOff = (sticker: OwnSticker) => {
    peel(sticker);
    setHeld(null);
    setChosen(null);
    focusOn.current = sticker.day;
  };
  const tap = (sticker: OwnSticker) => {
    if (held?.day === sticker.day) putDown(sticker, held);
    else if (sticker.scene === null) pickUp(sticker);
    else {
      setHeld(null);
      setChosen(sticker.day);
      say(nameOf(sticker));
      play('chirp');
    }
  };
  const onKeyDown = (sticker: OwnSticker) => (event: KeyboardEvent) => {
    const mine = held?.day === sticker.day ? held : null;
    const next = mine && nudged(mine, event.key);
    if (next) setHeld({ day: sticker.day, ...next });
    else if (event.key === ' ') (mine ? () => putDown(sticker, mine) : () => pickUp(sticker))();
    else if (mine && event.key === 'Escape') setHeld(null);
    else if (event.key === 'Delete' && sticker.scene !== null) peelOff(sticker);
    else return;
    event.preventDefault();
  };
  const onScenePress = (event: PointerEvent<HTMLElement>) => {
    const sticker = byDay(held?.day);
    const isFree = !(event.target instanceof Element && event.target.closest('button'));
    const point = isFree ? pointAt({ x: event.clientX, y: event.clientY + ABOVE_PX }) : null;
    if (sticker && point) putDown(sticker, point);
    else if (isFree) setChosen(null);
  };

  const inAir = byDay(lifted?.id ?? held?.day);
  const spot = inAir && ownSpot(inAir.id, scene);
  const chosenSticker = byDay(chosen ?? undefined);
  const onPlace = readOnly
    ? () => ({})
    : (sticker: OwnSticker) => ({
        ...bind(sticker.day),
        'aria-describedby': keysId,
        onKeyDown: onKeyDown(sticker),
        // The space bar clicks when it is released.
        onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
        onClick: () => tap(sticker),
      });

  return (
    <section
      className="mt-3 px-1.25 max-tablet:mt-1 max-tablet:px-0"
      aria-label={t(`stickers.scene.${scene}`)}
      data-scene={scene}
    >
      <div className="relative mx-auto w-[max(16rem,min(100%,(100dvh-15.5rem)*1.6))] rounded-2xl shadow-[0_0_0_5px_var(--color-surface),0_12px_0_var(--color-shade)] max-tablet:mx-0.5 max-tablet:w-auto">
        <div
          ref={scroller}
          className="max-w-full overflow-x-auto rounded-2xl [scrollbar-width:none]"
          {...((readOnly || here.length === 0) && {
            tabIndex: 0,
            role: 'group',
            'aria-label': t(`stickers.scene.${scene}`),
          })}
          data-pan
        >
          <div
            ref={place}
            dir="ltr"
            className="relative aspect-960/600 w-full overflow-hidden max-tablet:h-105 max-tablet:w-auto"
            onPointerUp={onScenePress}
          >
            <StickerScenePicture
              scene={scene}
              has={(sticker) => placed.has(sticker)}
              className="absolute inset-0 size-full"
            />
            {spot && inAir && <SpotLight sticker={inAir.id} point={spot} />}
            {here.map((sticker) => (
              <PlacedSticker
                key={sticker.day}
                sticker={sticker}
                point={held?.day === sticker.day ? held : pointOf(sticker)}
                state={
                  lifted?.id === sticker.day
                    ? 'away'
                    : held?.day === sticker.day
                      ? 'held'
                      : chosen === sticker.day
                        ? 'chosen'
                        : undefined
                }
                readOnly={readOnly}
                {...onPlace(sticker)}
              />
            ))}
            {held && inAir && inAir.scene === null && (
              <PlacedSticker
                sticker={inAir}
                point={held}
                state="held"
                readOnly={false}
                isGhost
                onClick={() => putDown(inAir, held)}
              />
            )}
          </div>
        </div>
        <PanButton side="left" onPan={() => pan(scroller.current, -1)} />
        <PanButton side="right" onPan={() => pan(scroller.current, 1)} />
      </div>
      {!readOnly && (
        <StickerTray
          tray={tray.toSorted((a, b) => Number(sceneOf(b.id) === scene) - Number(sceneOf(a.id) === scene))}
          fresh={first?.day}
          away={lifted?.id ?? held?.day}
          bind={onPlace}
          canUndo={canUndo}
          onUndo={() => {
            setHeld(null);
            undo();
          }}
          onPeel={chosenSticker && (() => peelOff(chosenSticker))}
        />
      )}
      <output className="sr-only">{said}</output>
      <p id={keysId} className="sr-only">
        {t('stickers.keys')}
      </p>
      {lifted && inAir && <InAir lifted={lifted} sticker={inAir} />}
    </section>
  );
}

function InAir({ lifted: { x, y, width }, sticker }: { lifted: Lifted<string>; sticker: OwnSticker }) {
  return (
    <span
      className="pointer-events-none fixed top-0 left-0 z-50 drop-shadow-lg"
      style={{ translate: `${x - width / 2}px ${y - ABOVE_PX - width / 2}px`, width }}
      data-lifted={sticker.id}
    >
      <StickerArt name={sticker.id} className="h-auto w-full animate-[fade_120ms] scale-118" />
    </span>
  );
}

function PanButton({ side, onPan }: { side: 'left' | 'right'; onPan: () => void }) {
  const Icon = side === 'left' ? ArrowLeft : ArrowRight;
  return (
    <button
      type="button"
      className={clsx(
        'absolute top-43 grid size-14 place-items-center rounded-full bg-surface/82 tablet:hidden',
        side === 'left' ? 'left-2' : 'right-2',
      )}
      aria-label={t(`stickers.${side}`)}
      onClick={onPan}
    >
      <Icon className="size-7" />
    </button>
  );
}

function pan(view: HTMLElement | null, way: number): void {
  view?.scrollBy({
    left: way * view.clientWidth * 0.6,
    behavior: prefersReducedMotion() ? 'auto' : 'smooth',
  });
}

function panAtEdge(view: HTMLElement | null, x: number): void {
  const box = view?.getBoundingClientRect();
  if (!view || !box) return;
  if (x < box.left + EDGE_PX) view.scrollLeft -= 12;
  else if (x > box.right - EDGE_PX) view.scrollLeft += 12;
}

const isOver = ({ x, y }: Lifted<string>, selector: string): boolean =>
  document.elementsFromPoint(x, y).some((element) => element.closest(selector));
