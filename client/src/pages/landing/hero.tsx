import { Cloud } from '@/components/art/cloud';
import { SkipLink } from '@/components/ui/skip-link';
import { HeroBranch } from './hero-branch';
import { Portals, type PortalsProps } from './portals';
import { SiteHeader } from './site-header';

const keys = [
  { letter: 'F', face: '#FFC22E', lip: '#D18A00', turn: '-5deg', drop: '0em' },
  { letter: 'u', face: '#FF7F66', lip: '#C9482F', turn: '3deg', drop: '.03em' },
  { letter: 'n', face: '#5CCBD4', lip: '#0B8793', turn: '-2deg', drop: '-.02em' },
  { letter: '!', face: '#8AD584', lip: '#3F9150', turn: '5deg', drop: '.02em' },
];

function Headline() {
  return (
    <h1 className="landing-headline">
      <span className="sr-only">Make Chores Fun!</span>
      <span aria-hidden>
        Make Chores
        <span className="landing-keys">
          {keys.map(({ letter, face, lip, turn, drop }, index) => (
            <span
              key={letter}
              className="landing-letter"
              style={{ '--face': face, '--edge': lip, '--turn': turn, '--drop': drop, '--nth': index }}
            >
              {letter}
            </span>
          ))}
        </span>
      </span>
    </h1>
  );
}

/** Morning: the promise, Pip on the branch, and the three doors. */
export function Hero(props: PortalsProps) {
  return (
    <div className="landing-hero">
      <svg className="landing-sky" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden>
        <Cloud x={-50} y={220} scale={1.2} />
        <Cloud x={1340} y={96} scale={1} />
        <Cloud x={560} y={84} scale={0.62} />
        <Cloud x={1150} y={400} scale={0.8} />
      </svg>
      <svg className="landing-hills" viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <path
          d="M-10 210Q200 90 430 170Q640 240 860 150Q1120 40 1450 150V430H-10Z"
          fill="var(--color-hill-1)"
        />
        <path
          d="M-10 280Q160 190 400 250Q700 330 980 236Q1240 150 1450 250V430H-10Z"
          fill="var(--color-hill-2)"
        />
        <path d="M-10 350Q300 270 660 326Q1060 390 1450 310V430H-10Z" fill="var(--color-hill-3)" />
      </svg>
      <SkipLink to="content" />
      <SiteHeader />
      <div id="content" className="wrap relative">
        <div className="landing-lead">
          <Headline />
          <p>Kids tidy up, collect stars, and spend them on rewards the whole family picked together.</p>
        </div>
        <HeroBranch />
        <Portals {...props} />
      </div>
    </div>
  );
}
