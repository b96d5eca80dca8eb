import { X } from 'lucide-react';
import type { Reward } from '@shared/contracts/rewards';
import { Bar } from '@/components/ui/bar';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { plural } from '@/lib/format';
import { GrownUpNote } from '../grown-up-note';
import { useHeldFocus } from '../use-held-focus';
import { Waiting } from '../waiting';
import { GoodPicture, goodName } from './good-picture';
import { goodAloud } from './good-aloud';
import type { RewardState } from './reward-state';

/** One reward on its shelf: the thing, its name, its price, and what can be done about it. */
export function GoodView({
  reward,
  state: { state, note },
  stars,
  onGetIt,
}: {
  reward: Reward;
  state: RewardState;
  stars: number;
  /** Absent while somebody only looks. */
  onGetIt?: () => void;
}) {
  const name = goodName(reward);
  const good = useHeldFocus<HTMLLIElement>(state);
  return (
    <li ref={good} tabIndex={-1} className="good" data-state={state}>
      <div className="good-stand">
        <GoodPicture reward={reward} size={96} />
        {(state === 'gone' || state === 'resting') && (
          <span className="good-mark good-cross">
            <X />
          </span>
        )}
      </div>
      <h4>{name}</h4>
      <Stars count={reward.starCost} className="good-price" />
      {note !== null && <GrownUpNote title="Maybe later" note={note} about={name} />}
      <div className="good-action">
        {state === 'affordable' && (
          <Button variant="reward" wide disabled={!onGetIt} onClick={onGetIt} aria-label={`Get It! ${name}`}>
            Get It!
          </Button>
        )}
        {state === 'short' && (
          <div className="state-strip good-need">
            Need {plural(reward.starCost - stars, 'star')}
            <Bar value={stars} max={reward.starCost} label={`Stars saved for ${name}`} />
          </div>
        )}
        {state === 'waiting' && <Waiting />}
        {state === 'gone' && <span className="state-strip">All gone</span>}
        {state === 'resting' && <span className="state-strip">Resting</span>}
      </div>
      <ReadAloud text={goodAloud(reward, { state, note }, stars)} of={name} className="good-ear" />
    </li>
  );
}
