import { STAR_PATH } from './star-icon';

/** A number from 0 to 1 that looks random and is the same each time. */
const scatter = (index: number, salt: number) =>
  (index * 0.618_034 + salt * 0.377 + index * index * salt * 0.013) % 1;

const specks = Array.from({ length: 46 }, (_, index) => ({
  x: Math.round(scatter(index, 1) * 1000),
  y: Math.round(20 + scatter(index, 2) * 540),
  r: 2 + scatter(index, 3) * 1.6,
  opacity: 0.5 + scatter(index, 4) * 0.4,
}));

const stars = [
  [90, 120, 1.1],
  [880, 90, 1.4],
  [720, 230, 0.9],
  [230, 250, 0.8],
] as const;

export function NightMeadow() {
  return (
    <>
      <svg
        viewBox="0 0 1000 600"
        preserveAspectRatio="xMidYMin slice"
        className="absolute inset-x-0 top-0 h-[70%] w-full"
        aria-hidden
      >
        {specks.map(({ x, y, r, opacity }, index) => (
          <circle key={index} cx={x} cy={y} r={r} fill="#FFF3D6" opacity={opacity} />
        ))}
        {stars.map(([x, y, scale]) => (
          <path
            key={x}
            d={STAR_PATH}
            transform={`translate(${x} ${y}) scale(${scale})`}
            fill="#FFE08A"
            opacity=".85"
          />
        ))}
      </svg>
      <svg
        viewBox="0 0 1024 300"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-2/5 w-full"
        aria-hidden
      >
        <path d="M-10 96Q220 20 480 76Q780 130 1034 40V310H-10Z" fill="#3E7A6C" />
        <path d="M-10 160Q300 90 640 150Q860 184 1034 132V310H-10Z" fill="#2F6459" />
        <path d="M-10 226Q320 180 1034 232V310H-10Z" fill="#255048" />
      </svg>
    </>
  );
}
