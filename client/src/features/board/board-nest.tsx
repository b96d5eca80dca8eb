import type { BoardLane } from '@shared/contracts/boards';
import { EggPlace, EggShape } from '@/components/art/egg-shapes';
import { friendDrawings } from '@/components/art/friend-drawings';
import { chickMotion, useHatching } from '@/components/art/hatching';
import { NestBack, NestFront } from '@/components/art/nest-shapes';
import { initialOf } from '@/lib/i18n/format';
import { useStore } from '@/lib/storage/store';
import { flights } from './check-flight';

type Place = BoardLane['nest']['places'][number];

const MAX_PLACES = 7;
/** The size of an egg by the number of places. */
const SIZES = [74, 74, 74, 74, 68, 60, 52, 46];

/** The kid's character in the nest of today, with one egg per place. */
export function BoardNest({
  lane: { kid, nest },
  className,
}: {
  lane: BoardLane;
  className?: string | undefined;
}) {
  const inFlight = useStore(flights).get(kid.id) ?? 0;
  const places = placesToDraw(withoutLast(nest.places, inFlight));
  const size = SIZES[places.length] ?? 46;
  const drawing = kid.friend && friendDrawings.get(kid.friend);
  return (
    <svg viewBox="0 -82 300 276" className={className} data-nest={kid.id} aria-hidden>
      <circle cx="150" cy="12" r="90" fill={kid.avatarColor} />
      <circle
        cx="150"
        cy="12"
        r="85.5"
        fill="none"
        stroke="var(--color-white)"
        strokeOpacity=".5"
        strokeWidth="8"
      />
      <NestBack />
      {drawing ? (
        <image href={drawing} x="74" y="-68" width="152" height="152" />
      ) : (
        <text
          x="150"
          y="44"
          textAnchor="middle"
          fontSize="96"
          className="fill-on-star font-display font-semibold select-none"
        >
          {initialOf(kid.name)}
        </text>
      )}
      {places.map((place, index) => (
        <svg
          key={index}
          data-place={place.look}
          data-order={index}
          {...positionOf(index, places.length, size)}
          width={size}
          height={size}
          viewBox="0 0 64 64"
        >
          <PlaceEgg place={place} />
        </svg>
      ))}
      <NestFront />
    </svg>
  );
}

/** Without the last filled places, whose eggs are still on their way. */
function withoutLast(places: readonly Place[], count: number): readonly Place[] {
  const last = places.findLastIndex(({ look }) => look !== 'empty');
  if (count === 0 || last < 0) return places;
  return withoutLast(places.with(last, { look: 'empty', category: null }), count - 1);
}

/** All places, or seven in proportion, which are all full only if every place is. */
function placesToDraw(places: readonly Place[]): readonly Place[] {
  if (places.length <= MAX_PLACES) return places;
  const filled = places.filter(({ look }) => look !== 'empty');
  const drawn = Math.floor((filled.length * MAX_PLACES) / places.length);
  const empty = places.filter(({ look }) => look === 'empty');
  return [...filled.slice(0, drawn), ...empty, ...filled.slice(drawn)].slice(0, MAX_PLACES);
}

/** Along the rim, which is lower in its middle. */
function positionOf(index: number, count: number, size: number): { x: number; y: number } {
  const reach = Math.min(98, ((count - 1) * size * 0.96) / 2);
  const along = count === 1 ? 0 : (2 * index) / (count - 1) - 1;
  return { x: 150 + along * reach - size / 2, y: 134 - size - 9 * along * along };
}

function PlaceEgg({ place: { look, category } }: { place: Place }) {
  const hatches = useHatching(look === 'hatched' ? 'hatched' : 'banded') !== null;
  if (look === 'empty') return <EggPlace opacity={1} />;
  return (
    <g className={hatches ? chickMotion : undefined}>
      <EggShape look={look === 'hatched' ? 'hatched' : 'banded'} category={category} />
    </g>
  );
}
