import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { NestThingId } from '@shared/rules/nest-things';
import blanket from '@/components/art/goodnight/blanket-nest.svg';
import crown from '@/components/art/nest/crown.svg';
import rug from '@/components/art/nest/rug-floor.svg';
import { ThingArt } from '@/components/art/thing-art';
import styles from './nest-room.module.css';

const IN_ROOM: Partial<Record<NestThingId, string>> = { blanket, rug };

const small = (name: string, viewBox: string, drawing: ReactNode) => (
  <svg data-extra={name} className={styles[name]} viewBox={viewBox}>
    {drawing}
  </svg>
);

const EXTRAS: Partial<Record<NestThingId, ReactNode>> = {
  birdhouse: small(
    'bird',
    '0 0 32 28',
    <>
      <path d="M4 12Q-1 8 2 3Q8 5 9 10Z" fill="#3A75A8" />
      <circle cx="16" cy="16" r="11" fill="#5496CB" />
      <path d="M8 16Q12 9 19 13Q19 22 11 23Q8 21 8 16Z" fill="#3A75A8" />
      <circle cx="21" cy="12" r="2" fill="#14304A" />
      <path d="M26 13 32 16 26 18Z" fill="#FFC22E" />
    </>,
  ),
  bookshelf: small('book', '0 0 6 18', <rect width="6" height="18" rx="1.5" fill="#FFC22E" />),
  mailbox: small(
    'letter',
    '0 0 21 14',
    <>
      <rect width="21" height="14" rx="2" fill="#fff" />
      <path d="M1 1.5 10.5 8 20 1.5" fill="none" stroke="#C3CFD9" strokeWidth="2" strokeLinecap="round" />
      <circle cx="10.500" cy="10" r="2.600" fill="#FF7259" />
    </>,
  ),
  'star-garland': [8, 19, 32, 45, 56].map((x, index) => (
    <span
      key={x}
      data-extra="light"
      className={styles['light']}
      style={{ left: `${(x / 64) * 100}%`, top: `${([24, 39, 46, 39, 24][index] ?? 0) / 0.64}%` }}
    />
  )),
  telescope: small(
    'comet',
    '0 0 60 20',
    <>
      <path d="M16 10 58 2 56 8Z" fill="#FFE08A" opacity=".7" />
      <path d="M10 0 13 7 20 10 13 13 10 20 7 13 0 10 7 7Z" fill="#FFC22E" />
    </>,
  ),
  'window-box': small(
    'butterfly',
    '0 0 28 24',
    <>
      <path d="M13 12Q2 -4 1 8Q1 14 13 13ZM13 13Q2 14 6 20Q11 24 13 14Z" fill="#FF8FC0" />
      <path d="M15 12Q26 -4 27 8Q27 14 15 13ZM15 13Q26 14 22 20Q17 24 15 14Z" fill="#FFC22E" />
      <path d="M14 7V18" stroke="#14304A" strokeWidth="2.600" strokeLinecap="round" />
    </>,
  ),
};

export function ThingPicture({
  id,
  isCrown = false,
  isLit = false,
  className,
}: {
  id: NestThingId;
  isCrown?: boolean;
  isLit?: boolean;
  className?: string | undefined;
}) {
  const src = id === 'crown-cushion' && isCrown ? crown : IN_ROOM[id];
  return (
    <span
      data-picture
      className={clsx(styles.picture, 'pointer-events-none absolute inset-0 block', className)}
    >
      {isLit && <span className={styles.glow} />}
      {src === undefined ? (
        <ThingArt id={id} className="size-full" />
      ) : (
        <img src={src} alt="" className="size-full" draggable={false} />
      )}
      {EXTRAS[id]}
    </span>
  );
}
