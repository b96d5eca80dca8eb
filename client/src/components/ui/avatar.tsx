import { clsx } from 'clsx';
import type { KidCard } from '@shared/contracts/kids';
import { friendDrawings } from '@/components/art/friend-drawings';
import { NestArt } from '@/components/art/nest-art';
import { initialOf } from '@/lib/i18n/format';

export type Face = Pick<KidCard, 'name' | 'avatarColor' | 'friend'>;

export function Avatar({
  kid: { name, avatarColor, friend },
  size = 44,
  nest = false,
  className,
}: {
  kid: Face;
  size?: number | undefined;
  nest?: boolean;
  className?: string | undefined;
}) {
  const drawing = friend && friendDrawings.get(friend);
  if (!nest) {
    return (
      <span
        className={clsx(
          'grid size-(--size) flex-none place-items-center rounded-full bg-(--avatar) font-display text-[calc(var(--size)*0.46)] leading-none',
          'font-semibold text-on-star select-none inset-ring-[calc(var(--size)*0.055)] inset-ring-white/42',
          className,
        )}
        style={{ '--size': `${size}px`, '--avatar': avatarColor }}
        aria-hidden
      >
        {drawing ? <img src={drawing} alt="" className="size-4/5" draggable={false} /> : initialOf(name)}
      </span>
    );
  }
  return (
    <svg viewBox="-6 -2 212 212" width={size} height={size} className={className} aria-hidden>
      <circle cx="100" cy="86" r="78" fill={avatarColor} />
      <circle
        cx="100"
        cy="86"
        r="73"
        fill="none"
        stroke="var(--color-white)"
        strokeOpacity=".45"
        strokeWidth="8"
      />
      {drawing ? (
        <image href={drawing} x="30" y="6" width="140" height="140" />
      ) : (
        <text
          x="100"
          y="114"
          textAnchor="middle"
          fontSize="92"
          className="fill-on-star font-display font-semibold select-none"
        >
          {initialOf(name)}
        </text>
      )}
      <NestArt />
    </svg>
  );
}
