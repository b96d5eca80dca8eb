import { clsx } from 'clsx';
import { NestBack, NestFront } from './nest-shapes';
import { STAR_PATH } from './star-icon';

/** Props are on a 400 x 384 grid and fill their container. */

const GRID = 'absolute inset-0 size-full overflow-visible';

export function Balloon({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 400 384" className={GRID} aria-hidden>
      <path
        d="M200 6C266 6 312 54 312 110C312 160 272 196 240 224H160C128 196 88 160 88 110C88 54 134 6 200 6Z"
        fill="#FF7F66"
      />
      <path
        d="M262 26C294 44 312 74 312 110C312 160 272 196 240 224H222C252 190 272 150 272 104C272 72 270 46 262 26Z"
        fill="#DB4630"
      />
      <path
        d="M200 6C236 6 254 54 254 110C254 160 236 196 222 224H178C164 196 146 160 146 110C146 54 164 6 200 6Z"
        fill="#FFC22E"
      />
      <path
        d="M112 98C112 70 126 46 146 34"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <rect x="156" y="222" width="88" height="14" rx="7" fill="#96633A" />
      <path
        d="M164 236L138 282M236 236L262 282M188 236L178 272M212 236L222 272"
        stroke="#7E4F2E"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="200" cy="112" r="56" fill="#fff" />
      <text
        x="200"
        y="136"
        textAnchor="middle"
        fontSize="66"
        letterSpacing="-2"
        fill="#14304A"
        className="font-display font-bold"
      >
        {level}
      </text>
      <Stars places={STARS_AROUND} />
      <svg x="117" y="270" width="166" height="105" viewBox="0 0 300 190" overflow="visible">
        <NestBack />
      </svg>
    </svg>
  );
}

export function PartyNest({ part, wide = false }: { part: 'back' | 'front'; wide?: boolean }) {
  const box = wide ? { x: 40, y: 176, width: 320, height: 203 } : { x: 117, y: 270, width: 166, height: 105 };
  return (
    <svg viewBox="0 0 400 384" className={clsx(GRID, 'pointer-events-none')} aria-hidden>
      {wide && part === 'back' && <ellipse cx="200" cy="374" rx="150" ry="10" fill="#14304A" opacity=".16" />}
      {wide && part === 'front' && <Stars places={PILE} />}
      <svg {...box} viewBox="0 0 300 190" overflow="visible">
        {part === 'back' ? <NestBack /> : <NestFront />}
      </svg>
    </svg>
  );
}

export function Podium() {
  return (
    <svg viewBox="0 0 400 384" className={GRID} aria-hidden>
      <Stars places={STARS_OF_BADGE} />
      <path d="M104 346V362Q104 378 200 378Q296 378 296 362V346Z" fill="#007A87" />
      <ellipse cx="200" cy="346" rx="96" ry="16" fill="#1FA9B5" />
    </svg>
  );
}

export function Medal() {
  return (
    <svg viewBox="0 0 400 384" className={GRID} aria-hidden>
      <path d="M178 312Q200 340 222 312" fill="none" stroke="#FFC22E" strokeWidth="7" strokeLinecap="round" />
      <circle cx="200" cy="334" r="15" fill="#FFC22E" />
      <circle cx="200" cy="334" r="9.5" fill="#FFE08A" />
    </svg>
  );
}

export function WishArch() {
  return (
    <svg viewBox="0 0 400 384" className={GRID} aria-hidden>
      <path
        d={`M${ARCH.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
        fill="none"
        stroke="#FFF3D8"
        strokeOpacity=".5"
        strokeWidth="15"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Stars places={ARCH} outlined />
      <ellipse cx="74" cy="350" rx="50" ry="9" fill="#14304A" opacity=".16" />
    </svg>
  );
}

export function WishCloud() {
  return (
    <svg viewBox="0 0 400 384" className={GRID} aria-hidden>
      <g transform="translate(128 240) scale(2.1)">
        <path
          d="M18 60Q0 60 0 43Q0 27 18 26Q22 4 46 4Q64 4 71 20Q80 12 92 15Q108 19 107 35Q124 36 124 48Q124 60 110 60Z"
          fill="#fff"
        />
        <path d="M18 60Q4 60 1 48Q30 54 60 48Q90 42 124 46Q124 60 110 60Z" fill="#FFEFD2" />
      </g>
    </svg>
  );
}

export function RoundWindow() {
  return (
    <svg viewBox="0 0 400 384" className={GRID} aria-hidden>
      <clipPath id="party-window">
        <circle cx="200" cy="196" r="158" />
      </clipPath>
      <circle cx="200" cy="196" r="184" fill="#23588A" />
      <circle cx="200" cy="196" r="170" fill="#FFC22E" />
      <circle cx="200" cy="196" r="158" fill="#AEE2F9" />
      <g clipPath="url(#party-window)">
        <circle cx="118" cy="104" r="30" fill="#FFE08A" />
        <path
          d="M226 126Q212 126 212 113Q212 101 226 100Q229 84 247 84Q260 84 265 96Q272 90 281 92Q292 95 292 107Q304 108 304 117Q304 126 294 126Z"
          fill="#fff"
          opacity=".85"
        />
        <path d="M20 286Q120 232 220 270Q310 300 390 252V400H20Z" fill="#A9DDA0" />
        <path d="M20 322Q180 280 390 326V400H20Z" fill="#7CC878" />
      </g>
    </svg>
  );
}

export function Fireworks() {
  return (
    <svg viewBox="0 0 400 384" className={GRID} aria-hidden>
      {FIREWORKS.map(({ x, y, size, color }, index) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          stroke={color}
          strokeWidth="6"
          strokeLinecap="round"
        >
          <g
            className="animate-[pop_900ms_var(--ease-out)_backwards]"
            style={{ animationDelay: `${index * 160}ms` }}
          >
            {Array.from({ length: 8 }, (_, ray) => (
              <g key={ray} transform={`rotate(${ray * 45})`}>
                <path d="M18 0H34" />
                <path
                  d={STAR_PATH}
                  transform="translate(39.4 -6.6) scale(.55)"
                  fill="#FFC22E"
                  stroke="none"
                />
              </g>
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
}

const FIREWORKS = [
  { x: 84, y: 72, size: 1, color: '#FF7F66' },
  { x: 200, y: 54, size: 0.9, color: '#1FA9B5' },
  { x: 316, y: 72, size: 1, color: '#FF7F66' },
] as const;

interface Spot {
  x: number;
  y: number;
  scale: number;
}

const STARS_AROUND: readonly Spot[] = [
  { x: 54, y: 44, scale: 1.3 },
  { x: 33, y: 149, scale: 0.9 },
  { x: 328, y: 58, scale: 1 },
  { x: 70, y: 250, scale: 0.8 },
];
const STARS_OF_BADGE: readonly Spot[] = [56, 120, 178].flatMap((y, row) => [
  { x: row === 1 ? 50 : 66, y, scale: 1.2 },
  { x: row === 1 ? 326 : 305, y, scale: 1.2 },
]);
const ARCH: readonly Spot[] = Array.from({ length: 10 }, (_, index) => {
  const turn = Math.PI * (0.04 + (0.92 * index) / 9);
  return { x: 192 - 150 * Math.cos(turn), y: 160 - 140 * Math.sin(turn), scale: 1.5 };
});
const PILE: readonly Spot[] = [12, 11].flatMap((count, row) =>
  Array.from({ length: count }, (_, index) => ({
    x: 52 + (index + row / 2) * 24,
    y: 230 + row * 14 + (index % 2) * 10 + Math.abs(index + row / 2 - 5.5) * -3,
    scale: 1.5,
  })),
);

function Stars({ places, outlined = false }: { places: readonly Spot[]; outlined?: boolean }) {
  return places.map(({ x, y, scale }, index) => (
    <g key={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}>
      <path
        d={STAR_PATH}
        fill="#FFC22E"
        stroke={outlined ? '#fff' : undefined}
        strokeWidth="1.3"
        className="origin-center animate-[pop_320ms_var(--ease-spring)_backwards] [transform-box:fill-box]"
        style={{ animationDelay: `${300 + (index * 720) / places.length}ms` }}
      />
    </g>
  ));
}
