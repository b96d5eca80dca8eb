import { Avatar } from '@/components/ui/avatar';
import { Stars } from '@/components/ui/stars';

const podium = [
  { name: 'Leo', color: '#5BB8F5', size: 76, rank: 2, stars: 31, height: 120 },
  { name: 'Ava', color: '#FFD23F', size: 92, rank: 1, stars: 46, height: 168 },
  { name: 'Mia', color: '#FF8FC0', size: 70, rank: 3, stars: 24, height: 92 },
];

function Crown() {
  return (
    <svg width="58" height="42" viewBox="0 0 58 42" className="landing-crown">
      <path
        d="M6 38 2 9Q2 5 6 8L18 19 27 3Q29 0 31 3L40 19 52 8Q56 5 56 9L52 38Q29 44 6 38Z"
        fill="#FFC22E"
      />
      <path d="M6 38 5 30Q29 36 53 30L52 38Q29 44 6 38Z" fill="#DB4630" />
    </svg>
  );
}

/** This week's podium; nobody is last on it. */
export function FamilyFunCard() {
  return (
    <article className="landing-why landing-why-narrow landing-why-podium">
      <div className="landing-why-words">
        <h3>Family fun</h3>
        <p>A fresh weekly leaderboard every Sunday.</p>
      </div>
      <div className="landing-podium" aria-hidden>
        {podium.map(({ name, color, size, rank, stars, height }) => (
          <div key={name}>
            {rank === 1 && <Crown />}
            <Avatar name={name} color={color} size={size} />
            <div className="landing-step-block" style={{ height }}>
              {rank}
              <Stars count={stars} />
            </div>
          </div>
        ))}
      </div>
    </article>
  );
}
