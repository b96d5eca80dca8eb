import { MessageCircleMore, MessageCirclePlus, Moon, RotateCw } from 'lucide-react';
import { clsx } from 'clsx';
import type { Chore } from '@shared/contracts/chores';
import { ChoreArt, choreTint } from '@/components/art/chore-art';
import { choreIcon } from '@/components/art/chore-icon';
import { Button } from '@/components/ui/button';
import { Photo } from '@/components/ui/photo';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { GrownUpNote } from '../grown-up-note';
import { useHeldFocus } from '../use-held-focus';
import { Waiting } from '../waiting';
import type { ChoreState } from './chore-state';
import { choreAloud } from './chore-aloud';
import { ChoreText } from './chore-text';

/** One chore: what it looks like, what it pays, and the gold key, the hourglass or the moon. */
export function ChoreTileView({
  chore,
  state: { state, note, praise },
  told = false,
  onDoIt,
  onTell,
}: {
  chore: Chore;
  state: ChoreState;
  /** Absent while somebody only looks. */
  onDoIt?: () => void;
  /** A note to the grown-ups was written and not sent yet. */
  told?: boolean;
  /** Opens it; absent as above. */
  onTell?: () => void;
}) {
  const resting = state === 'resting';
  const tile = useHeldFocus<HTMLLIElement>(state);
  return (
    <li
      ref={tile}
      tabIndex={-1}
      className={clsx('chore', resting && 'chore-resting')}
      data-chore={chore.id}
      data-state={state}
    >
      <div className="chore-well well" style={{ '--tint': choreTint(chore.category) }}>
        <Photo
          src={chore.imageUrl}
          size={220}
          className="chore-photo"
          fallback={<ChoreArt icon={choreIcon(chore)} size={92} />}
        />
        {onTell && state === 'available' && note === null && (
          <button type="button" className="chore-tell" aria-haspopup="dialog" onClick={onTell}>
            <span>{told ? <MessageCircleMore /> : <MessageCirclePlus />}</span>
            <span className="sr-only">Tell a grown-up: {chore.name}</span>
          </button>
        )}
        {resting && (
          <span className="chore-overlay" aria-hidden>
            <Moon />
          </span>
        )}
      </div>
      <div className="chore-words">
        <h3>{chore.name}</h3>
        {chore.description && <ChoreText text={chore.description} />}
      </div>
      {note !== null && (
        <GrownUpNote title="Almost! Try again" note={note} about={chore.name} onAnswer={onTell} />
      )}
      {praise !== null && <GrownUpNote title="Well done!" note={praise} about={chore.name} />}
      <div className="chore-action">
        {state === 'waiting' && <Waiting />}
        {state === 'available' && (
          <Button
            variant="highlight"
            wide
            disabled={!onDoIt}
            onClick={onDoIt}
            aria-label={`Do It! ${chore.name}`}
          >
            {note !== null && <RotateCw />}
            Do It!
          </Button>
        )}
        {resting && (
          <span className="state-strip">
            <Moon />
            Resting
          </span>
        )}
      </div>
      <Stars count={chore.starReward} className="chore-pay" />
      <ReadAloud text={choreAloud(chore, { state, note, praise })} of={chore.name} className="chore-ear" />
    </li>
  );
}
