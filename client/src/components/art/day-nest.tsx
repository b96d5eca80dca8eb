import type { NestPlace } from '@shared/rules/nest-places';
import { EGG_PATH, EggShape } from './egg-shapes';
import { NestBack, NestFront } from './nest-shapes';

/** What decides an egg's color. */
interface Laid {
  chore: { category: string };
}

const SIZE = 68;

/** The places of one row from left to right, lower in the middle as the nest is. */
function rowOf(count: number, y: number, wide: number): { x: number; y: number }[] {
  const reach = Math.min(wide, ((count - 1) * SIZE) / 2);
  return Array.from({ length: count }, (_, index) => {
    const along = count === 1 ? 0 : (2 * index) / (count - 1) - 1;
    return { x: 116 + along * reach, y: y + 4.5 - 4.5 * along * along };
  });
}

/** Today's nest with an egg, a chick or a free place for each chore; the front row is filled first. On the 300 x 190 grid. */
export function DayNest({
  places,
  className,
}: {
  places: readonly NestPlace<Laid>[];
  className?: string | undefined;
}) {
  const inFront = places.length > 4 ? Math.ceil(places.length / 2) : places.length;
  const front = rowOf(inFront, 41.5, 102);
  const back = rowOf(places.length - inFront, -2, 88);
  const laid = places.map((place, index) => ({
    place,
    ...(front[index] ?? back[index - inFront] ?? NOWHERE),
  }));
  return (
    <svg viewBox="0 -6 300 196" className={className} aria-hidden>
      <NestBack />
      {[...laid.slice(inFront), ...laid.slice(0, inFront)].map(({ place, x, y }, index) => (
        <svg key={index} x={x} y={y} width={SIZE} height={SIZE} viewBox="0 0 64 64">
          <Egg place={place} />
        </svg>
      ))}
      <NestFront />
    </svg>
  );
}

const NOWHERE = { x: 0, y: 0 };

function Egg({ place: { look, chore } }: { place: NestPlace<Laid> }) {
  if (look === 'empty') {
    return (
      <path
        d={EGG_PATH}
        fill="#FFF9EC"
        fillOpacity=".72"
        stroke="#A9713F"
        strokeWidth="3"
        strokeDasharray="6.5 5.5"
        strokeLinecap="round"
      />
    );
  }
  return (
    <g className="origin-bottom animate-pop [transform-box:fill-box]">
      <EggShape look={look === 'hatched' ? 'hatched' : 'banded'} category={chore?.chore.category} />
    </g>
  );
}
