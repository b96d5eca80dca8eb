import { clsx } from 'clsx';
import { NestArt } from '@/components/art/nest-art';
import { initialOf } from '@/lib/format';

/** A kid's initial on their color; `nest` sits them in their own nest. Decorative: the name stands beside it. */
export function Avatar({
  name,
  color,
  size = 44,
  nest = false,
  className,
}: {
  name: string;
  /** Hex color of the kid. */
  color: string;
  size?: number;
  nest?: boolean;
  className?: string;
}) {
  if (!nest) {
    return (
      <span
        className={clsx(
          'grid size-(--size) flex-none place-items-center rounded-full bg-(--avatar) font-display text-[calc(var(--size)*0.46)] leading-none font-semibold text-on-star select-none inset-ring-[calc(var(--size)*0.055)] inset-ring-white/42',
          className,
        )}
        style={{ '--size': `${size}px`, '--avatar': color }}
        aria-hidden
      >
        {initialOf(name)}
      </span>
    );
  }
  return (
    <svg viewBox="-6 -2 212 212" width={size} height={size} className={className} aria-hidden>
      <circle cx="100" cy="86" r="78" fill={color} />
      <circle
        cx="100"
        cy="86"
        r="73"
        fill="none"
        stroke="var(--color-white)"
        strokeOpacity=".45"
        strokeWidth="8"
      />
      <text
        x="100"
        y="114"
        textAnchor="middle"
        fontSize="92"
        className="fill-on-star font-display font-semibold select-none"
      >
        {initialOf(name)}
      </text>
      <NestArt />
    </svg>
  );
}
