import { clsx } from 'clsx';
import { CloudShape } from './cloud';

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
          className="absolute top-1/2 left-1/2 size-[260vmax] -translate-1/2 animate-[spin_120s_linear_infinite_var(--ambient)] fill-party-ray motion-reduce:animate-none"
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
      {sky === 'day' && <CloudBank />}
      {sky === 'curtain' && <Stage />}
    </div>
  );
}

function CloudBank() {
  return (
    <div className="absolute inset-x-0 bottom-0 flex h-[17%] justify-center" aria-hidden>
      {[false, true].map((isRight) => (
        <svg
          key={String(isRight)}
          viewBox="0 0 512 100"
          preserveAspectRatio="xMidYMax slice"
          className={clsx('h-full w-1/2 flex-none', isRight && '-scale-x-100')}
        >
          <path d={BILLOWS} fill="var(--color-cloud-shade)" transform="translate(0 -12)" />
          <path d={BILLOWS} fill="var(--color-cloud)" transform="translate(22 8)" />
        </svg>
      ))}
    </div>
  );
}

const BILLOWS =
  'M-40 110V46Q-30 8 18 14Q40 -22 92 -4Q128 8 128 40Q150 26 176 42Q196 12 236 24Q268 32 270 58Q292 44 318 58Q340 40 372 52Q396 62 398 80Q430 66 462 82Q490 76 552 92V110Z';

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
        <div
          key={String(isRight)}
          className={clsx(
            'absolute inset-y-0 w-[min(25%,250px)] max-mini:w-18.5',
            isRight ? 'right-0 -scale-x-100' : 'left-0',
          )}
        >
          <svg
            viewBox="0 0 250 560"
            preserveAspectRatio="none"
            className="size-full origin-left animate-[curtain_900ms_var(--ease-out)_backwards]"
          >
            <path d="M0 0H250C246 150 214 300 150 392C196 440 214 500 220 560H0Z" fill="#C9482F" />
            <path
              d="M40 0C44 180 36 330 20 400C40 450 46 510 46 560H84C84 500 76 450 62 400C84 330 96 180 94 0ZM150 0C150 160 132 300 104 388C132 440 142 500 144 560H172C168 500 158 440 128 390C166 300 190 160 194 0Z"
              fill="#A32C18"
              opacity=".5"
            />
            <path d="M56 386Q104 410 154 382L160 404Q104 432 52 408Z" fill="#FFC22E" />
          </svg>
        </div>
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
