import type { ReactNode } from 'react';
import { ChoreArt } from '@/components/art/chore-art';
import { RewardArt } from '@/components/art/reward-art';
import { StarIcon } from '@/components/art/star-icon';

const steps: readonly { title: string; text: string; art: ReactNode }[] = [
  {
    title: 'Create chores',
    text: 'Pick a picture, set the stars.',
    art: <ChoreArt icon="wash-dishes" size={122} />,
  },
  {
    title: 'Kids complete',
    text: 'They tap Do It! You check and approve.',
    art: <ChoreArt icon="vacuum" size={122} />,
  },
  {
    title: 'Earn and redeem',
    text: 'Stars turn into movie nights and trips.',
    art: <RewardArt icon="popcorn" size={118} />,
  },
];

/** Three steps along one path. */
export function HowSection() {
  return (
    <section id="how" className="landing-section landing-how" aria-labelledby="how-title">
      <div className="wrap">
        <h2 id="how-title" className="landing-title">
          How it works
        </h2>
        <div className="landing-steps-frame">
          <svg className="landing-path" viewBox="0 0 1216 300" preserveAspectRatio="none" aria-hidden>
            <path
              d="M-20 190Q140 120 300 128T610 112T920 84Q1100 70 1240-6"
              fill="none"
              stroke="var(--color-info)"
              strokeOpacity=".75"
              strokeWidth="5"
              strokeDasharray="1 16"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className="landing-steps">
            {steps.map(({ title, text, art }, index) => (
              <li key={title} className="landing-step">
                <div className="landing-disc">
                  {art}
                  <span className="landing-number" aria-hidden>
                    <StarIcon size={72} />
                    <b>{index + 1}</b>
                  </span>
                </div>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
