import type { Kid } from '@shared/contracts/kids';
import { FriendArt } from '@/components/art/friend-art';
import { NestBack, NestFront } from '@/components/art/nest-shapes';
import { initialOf } from '@/lib/format';

/** Position of the nest in the picture. */
const nest =
  'pointer-events-none absolute start-1/2 bottom-[-1%] w-[min(47%,15.5rem)] -translate-x-1/2 rtl:translate-x-1/2';

/** The kid's figure or letter in the middle of the nest. */
export function Owner({
  kid: { name, avatarColor, friend },
}: {
  kid: Pick<Kid, 'name' | 'avatarColor' | 'friend'>;
}) {
  return (
    <div className={`${nest} aspect-300/262`} data-owner={friend ?? 'letter'} aria-hidden>
      <svg viewBox="0 -72 300 262" className="absolute inset-0 size-full overflow-visible">
        <circle cx="150" cy="4" r="84" fill={avatarColor} />
        <circle
          cx="150"
          cy="4"
          r="79"
          fill="none"
          stroke="var(--color-white)"
          strokeOpacity=".45"
          strokeWidth="9"
        />
        <NestBack />
        {friend === null && (
          <text
            x="150"
            y="64"
            textAnchor="middle"
            fontSize="128"
            className="fill-on-star font-display font-semibold select-none"
          >
            {initialOf(name)}
          </text>
        )}
      </svg>
      {friend !== null && (
        <FriendArt
          key={friend}
          friend={friend}
          className="absolute start-[22%] top-[1%] size-[56%] animate-pop"
        />
      )}
    </div>
  );
}

/** The front of the nest, which covers the kid and the things behind. */
export function NearSide() {
  return (
    <svg viewBox="0 -72 300 262" className={`${nest} overflow-visible`} aria-hidden>
      <NestFront />
    </svg>
  );
}
