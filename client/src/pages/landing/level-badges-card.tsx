import { BadgeArt } from '@/components/art/badge-art';

const climb = [
  { name: 'star-starter', size: 16.2, left: 3, top: 67.4 },
  { name: 'nest-builder', size: 17.9, left: 18.7, top: 60.7 },
  { name: 'comet-chaser', size: 19.6, left: 36.2, top: 48.9 },
  { name: 'rainbow-ranger', size: 21.7, left: 55.3, top: 33.3 },
  { name: 'legend', size: 24.3, left: 75, top: 10 },
];

const stars = [
  [60, 124, 2],
  [168, 96, 1.5],
  [318, 74, 2],
  [420, 200, 2],
  [340, 220, 1.5],
] as const;

/** From the first star to Legend, along one path into the night. */
export function LevelBadgesCard() {
  return (
    <article className="landing-why landing-why-narrow landing-why-badges">
      <div className="landing-why-words">
        <h3>Level badges</h3>
        <p>Ten to collect, from Star Starter all the way to Legend.</p>
      </div>
      <div className="landing-climb" aria-hidden>
        <svg viewBox="0 0 470 270">
          <path
            d="M-10 262Q150 240 270 160Q380 90 480 60"
            fill="none"
            stroke="#2C5C86"
            strokeWidth="4"
            strokeDasharray="2 12"
            strokeLinecap="round"
          />
          {stars.map(([x, y, r]) => (
            <circle key={x} className="backdrop-star" cx={x} cy={y} r={r} fill="#C9D8E6" />
          ))}
        </svg>
        {climb.map(({ name, size, left, top }) => (
          <span
            key={name}
            className="landing-badge"
            style={{ width: `${size}%`, left: `${left}%`, top: `${top}%` }}
          >
            <BadgeArt name={name} size={114} />
          </span>
        ))}
      </div>
    </article>
  );
}
