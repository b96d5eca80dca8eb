import { clsx } from 'clsx';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import type { CSSProperties } from 'react';
import { t } from '@/lib/i18n/messages';
import styles from './nest-room.module.css';
import { anchorOf, boxStyle, pct, within, type Placed, type Point, type Room } from './room-places';
import { ThingPicture } from './room-thing';
import { LIFT_SCALE, type Carried } from './use-carrying';

export function CarriedThing({
  carried,
  thing,
  rings,
  near,
  room: { shape, size },
  onRing,
}: {
  carried: Carried;
  thing: Placed;
  rings: readonly Point[];
  near: Point | null;
  room: Room;
  onRing: (ring: Point) => void;
}) {
  const landing = within(carried.id, carried.at, shape);
  return (
    <>
      {rings.map((ring) => (
        <Ring
          key={ring.x}
          isNear={ring === near}
          style={{ left: pct(ring.x, size.width), top: pct(ring.y, size.height) }}
          onTake={carried.by === 'ring' ? () => onRing(ring) : undefined}
        />
      ))}
      {rings.length === 0 && (
        <span
          className={styles.shadow}
          style={{
            left: pct(landing.x, size.width),
            top: pct(landingY(thing, landing), size.height),
            width: pct(thing.width * 0.8, size.width),
          }}
        />
      )}
      {near && (
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="pointer-events-none absolute inset-0 z-880 size-full"
          aria-hidden
        >
          <path
            d={`M${near.x} ${near.y + 26}L${carried.at.x} ${carried.at.y}`}
            stroke="#7E4F2E"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray="2 9"
          />
        </svg>
      )}
      <div
        className={styles.carried}
        data-carried
        data-by={carried.by}
        style={boxStyle(carriedBox(thing, carried), size)}
      >
        <ThingPicture
          id={carried.id}
          isCrown={thing.isWorn}
          className={clsx(carried.by === 'pointer' && 'rotate-6')}
        />
        {carried.by === 'keys' && <KeyFrame />}
      </div>
    </>
  );
}

/** Something larger than its place is carried by its lower middle. */
function carriedBox({ id, width, height }: Placed, { at, by }: Carried) {
  const tall = by === 'pointer' ? height * LIFT_SCALE : height;
  const rise = { bottom: 0, top: tall, center: tall / 2 }[anchorOf(id)];
  return { x: at.x - width / 2, y: at.y + rise - height, width, height };
}

const landingY = ({ id, height }: Placed, { y }: Point) =>
  y + { bottom: 0, top: height, center: height / 2 }[anchorOf(id)];

function Ring({
  isNear,
  style,
  onTake,
}: {
  isNear: boolean;
  style: CSSProperties;
  onTake: (() => void) | undefined;
}) {
  const look = { className: styles.ring, 'data-near': isNear || undefined, style };
  return onTake ? (
    <button
      type="button"
      {...look}
      aria-label={t('nest.hangHere')}
      onClick={(event) => {
        event.stopPropagation();
        onTake();
      }}
    />
  ) : (
    <span {...look} />
  );
}

function KeyFrame() {
  return (
    <span className={styles.frame}>
      <ChevronUp className="-top-10 left-1/2 -translate-x-1/2" />
      <ChevronDown className="-bottom-10 left-1/2 -translate-x-1/2" />
      <ChevronLeft className="top-1/2 -left-10 -translate-y-1/2" />
      <ChevronRight className="top-1/2 -right-10 -translate-y-1/2" />
    </span>
  );
}
