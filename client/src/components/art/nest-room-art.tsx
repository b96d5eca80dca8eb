import { useId } from 'react';
import apple from './nest/apple.svg';
import blossom from './nest/blossom.svg';
import tall from './nest/room-tall.svg?raw';
import tallTree from './nest/room-tall-tree.svg?raw';
import wide from './nest/room-wide.svg?raw';
import wideTree from './nest/room-wide-tree.svg?raw';

const BACKS = { wide: { __html: wide }, tall: { __html: tall } };
const TREES = { wide: { __html: wideTree }, tall: { __html: tallTree } };
const LAYER = 'pointer-events-none absolute inset-0 [&>svg]:size-full';

type Shape = keyof typeof BACKS;
interface Spot {
  x: number;
  y: number;
}

/** The drawings are in the page so that they follow the theme. */
export function RoomBack({ shape }: { shape: Shape }) {
  return <div className={LAYER} aria-hidden dangerouslySetInnerHTML={BACKS[shape]} />;
}

export function RoomTree({
  shape,
  size: { width, height },
  leaves,
  gifts,
}: {
  shape: Shape;
  size: { width: number; height: number };
  leaves: readonly (Spot & { turn: number })[];
  gifts: readonly (Spot & { kind: 'blossom' | 'apple'; level: number })[];
}) {
  const leaf = `leaf${useId()}`;
  return (
    <>
      <div className={`${LAYER} z-200`} aria-hidden dangerouslySetInnerHTML={TREES[shape]} />
      <svg viewBox={`0 0 ${width} ${height}`} className={`${LAYER} z-210 size-full`} aria-hidden>
        <defs>
          <g id={leaf}>
            <path d="M0 0Q10 -16 38 -2Q40 0 38 2Q14 18 0 0Z" fill="var(--room-leaf)" />
            <path d="M0 0Q20 2 38 0Q39 1 38 2Q14 18 0 0Z" fill="var(--room-leaf2)" />
          </g>
        </defs>
        {leaves.map(({ x, y, turn }) => (
          <use key={`${x} ${y}`} href={`#${leaf}`} transform={`translate(${x} ${y}) rotate(${turn})`} />
        ))}
        {gifts.map(({ level, kind, x, y }) => (
          <image
            key={level}
            data-gift={kind}
            href={kind === 'apple' ? apple : blossom}
            x={x - 15}
            y={y - 15}
            width="30"
            height="30"
          />
        ))}
      </svg>
    </>
  );
}
