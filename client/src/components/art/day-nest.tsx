import { clsx } from 'clsx';
import type { PartOfDay } from '@shared/constants';
import type { ReactNode } from 'react';
import { choreIcon, type ChoreAppearance } from '@shared/rules/chore-icon';
import type { NestPlace } from '@shared/rules/nest-places';
import { choreDrawings } from './chore-art';
import { EggPlace, EggShape } from './egg-shapes';
import { chickMotion, shellMotion, useHatching } from './hatching';
import { NestBack, NestFront } from './nest-shapes';

interface Laid {
  chore: ChoreAppearance & { id: string; partOfDay: PartOfDay | null };
}

const SIZE = 68;

function rowOf(count: number, y: number, wide: number): { x: number; y: number }[] {
  const reach = Math.min(wide, ((count - 1) * SIZE) / 2);
  return Array.from({ length: count }, (_, index) => {
    const along = count === 1 ? 0 : (2 * index) / (count - 1) - 1;
    return { x: 116 + along * reach, y: y + 4.5 - 4.5 * along * along };
  });
}

/**
 * A nest with an egg, a chick or a free place per chore; a moon marks tonight's. The front row is filled
 * first. On a 300 x 190 grid.
 */
export function DayNest({
  places,
  now,
  behind,
  className,
}: {
  places: readonly NestPlace<Laid>[];
  now?: PartOfDay | undefined;
  behind?: ReactNode;
  className?: string | undefined;
}) {
  const inFront = places.length > 4 ? Math.ceil(places.length / 2) : places.length;
  const front = rowOf(inFront, 41.5, 102);
  const back = rowOf(places.length - inFront, -2, 88);
  const keys = keysOf(places);
  const laid = places.map((place, index) => ({
    place,
    index,
    key: keys[index],
    ...(front[index] ?? back[index - inFront] ?? NOWHERE),
  }));
  return (
    <svg viewBox="0 -6 300 196" className={clsx('overflow-visible', className)} aria-hidden>
      <NestBack />
      {behind}
      {[...laid.slice(inFront), ...laid.slice(0, inFront)].map(({ place, index, x, y, key }) => (
        <svg
          key={key}
          data-place={place.look}
          data-order={index}
          data-laid={place.chore?.chore.name}
          x={x}
          y={y}
          width={SIZE}
          height={SIZE}
          viewBox="0 0 64 64"
        >
          <Egg
            place={place}
            isTonight={now !== undefined && now !== 'evening' && place.chore?.chore.partOfDay === 'evening'}
          />
        </svg>
      ))}
      <NestFront />
    </svg>
  );
}

const MOON = 'M38 4Q24 14 28 32Q33 48 52 50Q44 61 29 59Q8 56 7 33Q8 8 33 3Q39 2 38 4Z';

const NOWHERE = { x: 0, y: 0 };

/** An egg and its chick share a key, so that the egg turns into the chick. */
function keysOf(places: readonly NestPlace<Laid>[]): string[] {
  const counts = new Map<string, number>();
  return places.map(({ look, chore }) => {
    const id = look === 'empty' ? 'empty' : (chore?.chore.id ?? 'any');
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return `${id} ${count}`;
  });
}

function Egg({ place: { look, chore }, isTonight }: { place: NestPlace<Laid>; isTonight: boolean }) {
  const hatching = useHatching(look) === 'waiting';
  if (look === 'empty') {
    return (
      <>
        <EggPlace />
        {isTonight && <path d={MOON} fill="#F4C95A" transform="translate(20 24) scale(.38)" />}
      </>
    );
  }
  const category = chore?.chore.category;
  return (
    <>
      <g key={look} className={hatching ? chickMotion : 'origin-bottom animate-pop [transform-box:fill-box]'}>
        <EggShape look={look === 'hatched' ? 'hatched' : 'banded'} category={category} />
        {chore && <Picture chore={chore.chore} hatched={look === 'hatched'} />}
      </g>
      {hatching && (
        <g className={clsx(shellMotion, '[transform-box:fill-box]')}>
          <EggShape look="banded" category={category} />
        </g>
      )}
    </>
  );
}

function Picture({ chore, hatched }: { chore: ChoreAppearance; hatched: boolean }) {
  const [x, y, size] = hatched ? [21.7, 36.4, 20.5] : [16.7, 8.1, 30.7];
  return <image href={choreDrawings.get(choreIcon(chore))} x={x} y={y} width={size} height={size} />;
}
