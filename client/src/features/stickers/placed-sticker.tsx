import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Sticker } from '@shared/constants';
import { StickerArt } from '@/components/art/sticker-art';
import { SCENE_HEIGHT, SCENE_WIDTH, STICKER_SPOTS } from '@/components/art/sticker-spots';
import { nameOf, type OwnSticker, type Point, sceneOf } from './placement';

const at = ({ x, y }: Point, width: number) => ({
  left: `${(x / SCENE_WIDTH) * 100}%`,
  top: `${(y / SCENE_HEIGHT) * 100}%`,
  width: `${(width / SCENE_WIDTH) * 100}%`,
});

function tiltOf({ id, day, scene }: OwnSticker, { x, y }: Point): string | undefined {
  const [left, top] = STICKER_SPOTS[id];
  if (scene === sceneOf(id) && x === left && y === top) return undefined;
  return `${((Number(day.slice(-2)) % 5) - 2) * 4}deg`;
}

export function PlacedSticker({
  sticker,
  point,
  state,
  readOnly,
  isGhost = false,
  ...handlers
}: {
  sticker: OwnSticker;
  point: Point;
  state?: 'away' | 'held' | 'chosen' | undefined;
  readOnly: boolean;
  /** The keyboard stays on the tray. */
  isGhost?: boolean;
} & Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  const { id, day } = sticker;
  const name = nameOf(sticker);
  const art = (
    <StickerArt
      name={id}
      {...(readOnly && { label: name })}
      className={clsx(
        'pointer-events-none h-auto w-full transition-[scale] duration-(--dur-press)',
        state === 'held' && 'scale-118 drop-shadow-lg',
        state === 'chosen' && 'animate-pop',
      )}
    />
  );
  const style = { ...at(point, STICKER_SPOTS[id][2]), rotate: tiltOf(sticker, point) };
  if (readOnly) {
    return (
      <span className="absolute -translate-1/2" style={style}>
        {art}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={clsx(
        'absolute grid aspect-square min-w-14 -translate-1/2 touch-none place-items-center rounded-full',
        state === 'away' && 'opacity-35',
        state === 'held' && 'z-1',
      )}
      style={style}
      data-sticker={id}
      {...(isGhost ? { tabIndex: -1, 'aria-hidden': true } : { 'data-own': day })}
      aria-label={name}
      {...handlers}
    >
      {art}
    </button>
  );
}

export function SpotLight({ sticker, point }: { sticker: Sticker; point: Point }) {
  return (
    <svg
      viewBox="-82 -82 164 164"
      className="pointer-events-none absolute -translate-1/2 animate-fade fill-none stroke-star"
      style={at(point, Math.max(164, STICKER_SPOTS[sticker][2] + 20))}
      data-spot-light
      aria-hidden
    >
      <circle r="76" strokeWidth="6" strokeDasharray="1 13" strokeLinecap="round" />
    </svg>
  );
}
