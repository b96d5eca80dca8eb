import { CircleCheckBig, Equal, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { formatNextSunday } from './week-range';

const rules: readonly { icon: ReactNode; text: string }[] = [
  { icon: <StarIcon size={22} />, text: 'Most stars earned this week comes first.' },
  { icon: <CircleCheckBig size={22} />, text: 'Stars count when a parent approves.' },
  { icon: <Equal size={22} />, text: 'Same stars, same place.' },
  { icon: <Gift size={22} />, text: 'Getting rewards never lowers a place.' },
];

/** The Sunday note and the how-rankings-work box. */
export function RankingNotes({ weekStart }: { weekStart: string }) {
  return (
    <aside className="week-notes" aria-label="About the leaderboard">
      <div className="week-reset card">
        <Pip mood="sleep" size={58} />
        <p>
          <b>Resets every Sunday</b>
          Next fresh start: {formatNextSunday(weekStart)}
        </p>
      </div>
      <div className="week-how">
        <h3>How rankings work</h3>
        <ul>
          {rules.map(({ icon, text }) => (
            <li key={text}>
              <span className="well">{icon}</span>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
