import { clsx } from 'clsx';
import type { Kid } from '@shared/contracts/kids';
import type { NestThingId } from '@shared/rules/nest-things';
import { FriendArt } from '@/components/art/friend-art';
import apple from '@/components/art/nest/apple.svg';
import blossom from '@/components/art/nest/blossom.svg';
import { ThingArt } from '@/components/art/thing-art';
import { initialOf } from '@/lib/i18n/format';
import { pathSteps, type PathSteps } from './path-steps';

export const isThing = (goal: PathSteps['goal']): goal is NestThingId =>
  goal !== 'blossom' && goal !== 'apple';
export const giftArt = (gift: 'blossom' | 'apple') => (gift === 'apple' ? apple : blossom);
export function Goal({ goal }: { goal: PathSteps['goal'] }) {
  return isThing(goal) ? (
    <ThingArt id={goal} className="w-full" />
  ) : (
    <img src={giftArt(goal)} alt="" className="w-full" draggable={false} />
  );
}

const y = (index: number) => (index % 2 ? 56 : 42);

export default function SmallPath({
  kid,
  lifetime,
  className,
}: {
  kid: Kid;
  lifetime: number;
  className?: string;
}) {
  const steps = pathSteps(lifetime);
  const nodes = [
    ...steps.behind.map(() => 'gold' as const),
    'now' as const,
    ...steps.ahead.slice(0, 2).map(({ gift }) => gift),
  ];
  const x = (index: number) => (nodes.length === 1 ? 104 : 22 + (164 * index) / (nodes.length - 1));
  return (
    <span className={clsx('flex min-w-0 items-center', className)}>
      <svg viewBox="0 0 208 76" className="h-18 min-w-0 flex-1" aria-hidden>
        <polyline
          points={nodes.map((_, index) => `${x(index)},${y(index)}`).join(' ')}
          fill="none"
          stroke="#1D4468"
          strokeWidth="14"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {nodes.map((node, index) => (
          <g key={x(index)} transform={`translate(${x(index)} ${y(index)})`}>
            <circle r="11" fill={node === 'gold' || node === 'now' ? '#FFC22E' : '#3A5F86'} />
            {(node === 'blossom' || node === 'apple') && (
              <image href={giftArt(node)} x="-9.5" y="-9.5" width="19" height="19" />
            )}
            {node === 'now' && (
              <foreignObject x="-23" y="-44" width="46" height="46">
                {kid.friend ? (
                  <FriendArt friend={kid.friend} className="size-full" />
                ) : (
                  <span className="grid size-full place-items-center font-display text-26 font-semibold text-white">
                    {initialOf(kid.name)}
                  </span>
                )}
              </foreignObject>
            )}
          </g>
        ))}
      </svg>
      <span className="grid size-18 flex-none place-items-center rounded-full bg-party-sky-2 p-2 ring-3 ring-star">
        <Goal goal={steps.goal} />
      </span>
    </span>
  );
}
