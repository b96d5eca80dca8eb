import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Board, BoardGrab, BoardLane } from '@shared/contracts/boards';
import { Avatar } from '@/components/ui/avatar';
import { Dialog } from '@/components/ui/dialog';
import { connectionNow } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';
import { useUntouched } from '@/lib/input/use-untouched';
import type { BoardClock } from './board-clock';
import { BoardEgg } from './board-egg';
import { lipOf } from './board-items';
import { refusalWords } from './check-words';
import styles from './claim.module.css';
import { complain } from './lane-news';
import { PicturesDialog } from './pictures-dialog';
import { perform } from './use-lane-actions';

interface Claimed {
  grab: BoardGrab;
  egg: Element | null;
  kids: readonly BoardLane[];
  /** The kid who taps the pictures. */
  lane: BoardLane | null;
}

/** Asks which kid did a chore of the shelf, then checks it off. A single kid is not asked. */
export function useClaim(
  board: Board,
  clock: BoardClock,
): { claim: (grab: BoardGrab, egg: Element | null) => void; dialog: ReactNode } {
  const client = useQueryClient();
  const [claimed, setClaimed] = useState<Claimed | null>(null);
  const close = () => setClaimed(null);

  const send = ({ grab: { chore }, egg }: Claimed, lane: BoardLane, pictures?: readonly number[]) =>
    perform(client, { board, lane, chore, today: clock.today, index: lane.chores.length, egg }, pictures);

  const refuse =
    (lane: BoardLane, { grab }: Claimed) =>
    (error: unknown) =>
      complain(lane.kid.id, refusalWords(error, { kidId: lane.kid.id, choreId: grab.chore.choreId }, board));

  const choose = (of: Claimed, lane: BoardLane) => {
    if (lane.asksPictures && !connectionNow().away) return setClaimed({ ...of, lane });
    close();
    if (lane.asksPictures) return complain(lane.kid.id, t('board.picturesOffline'));
    send(of, lane).catch(refuse(lane, of));
  };

  const claim = (grab: BoardGrab, egg: Element | null) => {
    const kids = board.lanes.filter(({ kid, paused }) => grab.kidIds.includes(kid.id) && !paused);
    const of = { grab, egg, kids, lane: null };
    const [only, ...others] = kids;
    if (only && others.length === 0) choose(of, only);
    else setClaimed(of);
  };

  return {
    claim,
    dialog:
      claimed &&
      (claimed.lane ? (
        <PicturesDialog
          lane={claimed.lane}
          chore={claimed.grab.chore}
          send={send.bind(null, claimed, claimed.lane)}
          onRefused={refuse(claimed.lane, claimed)}
          onClose={close}
        />
      ) : (
        <WhoDialog claimed={claimed} onChoose={(lane) => choose(claimed, lane)} onClose={close} />
      )),
  };
}

const WHO_MS = 30_000;

function WhoDialog({
  claimed: { grab, kids },
  onChoose,
  onClose,
}: {
  claimed: Claimed;
  onChoose: (lane: BoardLane) => void;
  onClose: () => void;
}) {
  useUntouched(WHO_MS, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={720}
      title={t('board.who')}
      titleClass="text-title"
      description={<bdi>{grab.chore.name}</bdi>}
      descriptionClass="text-21 wall:text-26"
      crown={
        <span className={styles.egg}>
          <BoardEgg chore={grab.chore} />
        </span>
      }
    >
      <ul className={styles.faces}>
        {kids.map((lane) => (
          <li key={lane.kid.id}>
            <button
              type="button"
              className={styles.face}
              style={{ '--lip-color': lipOf(lane.kid.avatarColor) }}
              onClick={() => onChoose(lane)}
            >
              <Avatar kid={lane.kid} size={120} />
              {lane.asksPictures && (
                <span className={styles.pictures} aria-hidden>
                  <i />
                  <i />
                  <i />
                  <i />
                </span>
              )}
              <bdi>{lane.kid.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
