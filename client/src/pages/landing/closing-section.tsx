import { Pip } from '@/components/art/pip';
import { LinkButton } from '@/components/ui/link-button';
import { paths } from '@/lib/paths';

const stars = [
  [80, 70, 2.5],
  [220, 160, 2],
  [360, 60, 2],
  [520, 120, 2.6],
  [660, 50, 1.8],
  [900, 70, 2],
  [1310, 60, 2.5],
  [1390, 180, 2],
  [1200, 120, 1.8],
  [120, 330, 2],
  [700, 300, 1.8],
  [420, 250, 1.5],
] as const;

/** Night: the chores are done, Pip sleeps, and there is one thing left to press. */
export function ClosingSection() {
  return (
    <section className="landing-closing on-night" aria-labelledby="closing-title">
      <svg className="landing-night" viewBox="0 0 1440 520" preserveAspectRatio="xMidYMin slice" aria-hidden>
        {stars.map(([x, y, r], index) => (
          <circle
            key={x}
            className="backdrop-star"
            style={{ animationDelay: `${index * -0.7}s` }}
            cx={x}
            cy={y}
            r={r}
            fill="#FFE9B0"
          />
        ))}
        <path
          className="landing-moon"
          transform="translate(-312 10)"
          d="M1150 60Q1100 84 1112 140Q1130 190 1186 182Q1160 226 1110 214Q1050 194 1056 130Q1066 64 1138 54Q1156 54 1150 60Z"
          fill="#FFE08A"
        />
        <path d="M-10 470Q300 380 700 440Q1100 500 1450 400V530H-10Z" fill="#173A5A" />
        <path d="M-10 506Q400 440 800 486Q1150 520 1450 460V530H-10Z" fill="#163D4B" />
      </svg>
      <div className="wrap landing-closing-in">
        <div className="landing-closing-words">
          <h2 id="closing-title">Your nest is ready.</h2>
          <p>Sign up, get your five-digit family code, and let tonight end with “I did it!”</p>
          <LinkButton variant="highlight" size="lg" href={paths.parentSignUp}>
            Start Your Family
          </LinkButton>
        </div>
        <Pip mood="sleep" className="landing-sleeper" />
      </div>
    </section>
  );
}
