import type { BoardChore, BoardLane } from '@shared/contracts/boards';
import { Dialog } from '@/components/ui/dialog';
import { t } from '@/lib/i18n/messages';
import { useUntouched } from '@/lib/input/use-untouched';
import { choreKey } from './board-items';
import { BoardNest } from './board-nest';
import { BoardRow } from './board-row';
import styles from './lane-sheet.module.css';
import type { LaneActions } from './use-lane-actions';

const SHEET_MS = 60_000;

/** A whole lane, large. It closes after a minute without a touch. */
export function LaneSheet({
  lane,
  now,
  first,
  later,
  done,
  actions,
  onClose,
}: {
  lane: BoardLane;
  now: readonly BoardChore[];
  /** On top. */
  first: BoardChore | null;
  later: readonly BoardChore[];
  done: readonly BoardChore[];
  actions: LaneActions | null;
  onClose: () => void;
}) {
  useUntouched(SHEET_MS, onClose);
  const sections = [
    ['board.now', first ? [first, ...now.filter((chore) => chore !== first)] : now],
    ['board.laterTitle', later],
    ['board.doneTitle', done],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={760}
      title={<bdi>{lane.kid.name}</bdi>}
      titleClass="text-title"
      description={t('board.todaysChores')}
      descriptionClass="text-21"
      crown={<BoardNest lane={lane} className="h-32 w-auto" />}
    >
      <div className={styles.sheet}>
        {sections.map(
          ([title, chores]) =>
            chores.length > 0 && (
              <section key={title}>
                <h3>{t(title)}</h3>
                <ul>
                  {chores.map((chore) => (
                    <BoardRow
                      key={choreKey(chore)}
                      lane={lane}
                      row={{ key: choreKey(chore), chore, recent: null }}
                      isNext={chore === now[0]}
                      actions={actions}
                    />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </Dialog>
  );
}
