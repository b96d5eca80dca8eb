import { clsx } from 'clsx';
import { CloudShape } from './cloud';
import { NestBack, NestFront } from './nest-shapes';
import { STAR_PATH } from './star-icon';

/** Props are on a 400 x 384 grid and fill their container. */

export type PartySky = 'day' | 'curtain' | 'sunrise' | 'night' | 'meadow';

const SKIES: Record<PartySky, string> = {
  day: 'linear-gradient(light-dark(#6FC3EC, #0F2747), light-dark(#BFE6F8, #245A80) 70%, light-dark(#FFF3D8, #245A80))',
  curtain: '#14304A',
  sunrise:
    'linear-gradient(light-dark(#FFC98F, #3A2C4E), light-dark(#FFE3B0, #B0654A) 56%, light-dark(#FFF3D8, #F0B271) 84%)',
  night: '#14304A',
  meadow: 'linear-gradient(light-dark(#8FD3F4, #0F2747), light-dark(#D6F1FB, #2A6486) 70%)',
};

const CLOUDS = [
  'left-[4%] top-[14%] w-[14%]',
  'left-[72%] top-[10%] w-[17%]',
  'left-[12%] top-[52%] w-[11%]',
  'left-[80%] top-[48%] w-[13%]',
] as const;

export function PartyBackdrop({ sky }: { sky: PartySky }) {
  return (
    <div className="absolute inset-0 overflow-hidden" style={{ background: SKIES[sky] }} aria-hidden>
      {(sky === 'day' || sky === 'meadow') &&
        CLOUDS.slice(0, sky === 'day' ? 4 : 2).map((place) => (
          <CloudShape key={place} className={clsx('absolute min-w-20 opacity-90', place)} />
        ))}
      {sky === 'night' && (
        <svg
          className="absolute top-1/2 left-1/2 size-[260vmax] -translate-1/2 animate-[spin_120s_linear_infinite] fill-party-ray motion-reduce:animate-none"
          viewBox="-1100 -1100 2200 2200"
        >
          {Array.from({ length: 20 }, (_, ray) => (
            <path key={ray} d="M0 0L1100 -72L1100 72Z" transform={`rotate(${ray * 18})`} />
          ))}
        </svg>
      )}
      {(sky === 'sunrise' || sky === 'meadow') && (
        <svg
          viewBox="0 0 800 560"
          preserveAspectRatio="xMidYMax slice"
          className="absolute inset-0 size-full"
        >
          {sky === 'sunrise' && (
            <>
              <circle cx="400" cy="420" r="330" fill="#FFE9A8" opacity=".4" />
              <circle cx="400" cy="420" r="236" fill="#FFDD7A" opacity=".6" />
              <circle cx="400" cy="420" r="150" fill="#FFC94A" />
            </>
          )}
          <path d="M-10 426Q180 350 400 402Q620 452 810 366V570H-10Z" fill="var(--color-hill-1)" />
          <path d="M-10 486Q240 430 480 474Q680 506 810 452V570H-10Z" fill="var(--color-hill-2)" />
        </svg>
      )}
      {sky === 'curtain' && <Stage />}
    </div>
  );
}

function Stage() {
  return (
    <>
      <svg viewBox="0 0 800 560" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <rect y="478" width="800" height="84" fill="#C99460" />
        <rect y="478" width="800" height="8" fill="#DDAF7C" />
        <path d="M250 -10H550L760 560H40Z" fill="#FFF3D6" opacity=".12" />
        <path d="M330 -10H470L640 560H160Z" fill="#FFF3D6" opacity=".14" />
      </svg>
      {[false, true].map((isRight) => (
        <svg
          key={String(isRight)}
          viewBox="0 0 250 560"
          preserveAspectRatio="none"
          className={clsx(
            'absolute inset-y-0 h-full w-[min(25%,250px)] max-mini:w-18.5',
            isRight
              ? 'right-0 -scale-x-100 animate-[curtain-right_900ms_var(--ease-out)_backwards]'
              : 'left-0 animate-[curtain-left_900ms_var(--ease-out)_backwards]',
          )}
        >
          <path d="M0 0H250C246 150 214 300 150 392C196 440 214 500 220 560H0Z" fill="#C9482F" />
          <path
            d="M40 0C44 180 36 330 20 400C40 450 46 510 46 560H84C84 500 76 450 62 400C84 330 96 180 94 0ZM150 0C150 160 132 300 104 388C132 440 142 500 144 560H172C168 500 158 440 128 390C166 300 190 160 194 0Z"
            fill="#A32C18"
            opacity=".5"
          />
          <path d="M56 386Q104 410 154 382L160 404Q104 432 52 408Z" fill="#FFC22E" />
        </svg>
      ))}
      <svg
        viewBox="0 0 1024 74"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-0 h-18.5 w-full max-mini:h-13.5 low:h-10"
      >
        {Array.from({ length: 8 }, (_, index) => (
          <g key={index} transform={`translate(${index * 128})`}>
            <path d="M0 0H128V34Q64 92 0 34Z" fill={index % 2 === 0 ? '#C9482F' : '#DB4630'} />
            <path d="M0 34Q64 92 128 34" fill="none" stroke="#FFC22E" strokeWidth="7" />
          </g>
        ))}
      </svg>
    </>
  );
}

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

export function WishCloud() {
  return (
    <svg viewBox="0 0 400 384" className={GRID} aria-hidden>
      <Stars places={ARCH} outlined />
      <ellipse cx="74" cy="350" rx="50" ry="9" fill="#14304A" opacity=".16" />
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
                <circle cx="46" r="4" fill="#FFC22E" stroke="none" />
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
const PILE: readonly Spot[] = Array.from({ length: 12 }, (_, index) => ({
  x: 52 + index * 24,
  y: 244 + (index % 2) * 10 + Math.abs(index - 5.5) * -3,
  scale: 1.5,
}));

function Stars({ places, outlined = false }: { places: readonly Spot[]; outlined?: boolean }) {
  return places.map(({ x, y, scale }, index) => (
    <g key={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}>
      <path
        d={STAR_PATH}
        fill="#FFC22E"
        stroke={outlined ? '#fff' : undefined}
        strokeWidth="1.3"
        className="origin-center animate-[pop_320ms_var(--ease-spring)_backwards] [transform-box:fill-box]"
        style={{ animationDelay: `${300 + index * 60}ms` }}
      />
    </g>
  ));
}
