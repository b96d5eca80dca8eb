import { ChoreArt } from '@/components/art/chore-art';
import { Pip } from '@/components/art/pip';
import { STAR_PATH } from '@/components/art/star-icon';
import { Stars } from '@/components/ui/stars';

const flight = [
  { x: 126, y: -4, scale: 2.1 },
  { x: 224, y: 26, scale: 1.7 },
  { x: 258, y: 88, scale: 1.25 },
];

/** A chore done, and its stars on the way to the nest. */
export function StarRewardsCard() {
  return (
    <article className="landing-why landing-why-wide landing-why-stars">
      <div className="landing-why-words">
        <h3>Star rewards</h3>
        <p>Every finished chore pays in stars, as soon as you say yes.</p>
      </div>
      <div className="landing-why-picture" aria-hidden>
        <svg className="landing-flight" viewBox="0 0 320 200">
          <path
            d="M10 176Q70 10 190 24Q270 36 276 150"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeDasharray="1 11"
            strokeLinecap="round"
            opacity=".55"
          />
          {flight.map(({ x, y, scale }, index) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
              <path className="landing-flying" style={{ '--nth': index }} d={STAR_PATH} fill="#fff" />
            </g>
          ))}
        </svg>
        <div className="landing-chore">
          <div className="well">
            <ChoreArt icon="water-plants" size={84} />
          </div>
          <div className="landing-chore-name">
            Water plants
            <Stars count={5} />
          </div>
          <div className="landing-chore-key">Do It!</div>
        </div>
        <Pip mood="cheernest" className="landing-why-pip" />
      </div>
    </article>
  );
}
