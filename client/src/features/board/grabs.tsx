import { useState } from 'react';
import type { Board, BoardGrab } from '@shared/contracts/boards';
import { StateArt } from '@/components/art/state-art';
import { Dialog } from '@/components/ui/dialog';
import { useWide } from '@/lib/page/use-media';
import { formatSigned } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import type { BoardClock } from './board-clock';
import { BoardEgg } from './board-egg';
import { useClaim } from './use-claim';
import styles from './grabs.module.css';

/** The shelf with the chores that any of several kids can do. Hidden when empty. */
export function Grabs({
  board,
  clock,
  look = 'row',
}: {
  board: Board;
  clock: BoardClock;
  /** A `bar` is one button that opens a dialog with all chores. */
  look?: 'row' | 'two-rows' | 'bar';
}) {
  const { claim, dialog } = useClaim(board, clock);
  const [areAllShown, setAllShown] = useState(false);
  const perRow = useWide('wall') ? 4 : 3;
  const room = look === 'two-rows' ? 2 * perRow : perRow;
  const { grabs } = board;
  if (grabs.length === 0) return dialog;
  const shown = grabs.length > room ? grabs.slice(0, room - 1) : grabs;
  const tile = (grab: BoardGrab) => (
    <li key={grab.chore.choreId}>
      <GrabTile grab={grab} onClaim={board.device.mode === 'view' ? null : (egg) => claim(grab, egg)} />
    </li>
  );
  const tiles = (
    <>
      <h2>{t('board.grabs')}</h2>
      <ul style={{ '--tiles': Math.max(3, Math.min(grabs.length, perRow)) }}>
        {shown.map(tile)}
        {grabs.length > shown.length && (
          <li>
            <button type="button" className={styles.grab} onClick={() => setAllShown(true)}>
              <span className={styles.moreTiles}>
                {t('board.more', { count: grabs.length - shown.length })}
              </span>
            </button>
          </li>
        )}
      </ul>
    </>
  );
  const bar = (
    <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={() => setAllShown(true)}>
      <StateArt name="done-check-star" />
      <span>{t('board.grabs')}</span>
      {grabs.slice(0, 3).map(({ chore }) => (
        <BoardEgg key={chore.choreId} chore={chore} />
      ))}
      {grabs.length > 3 && <span className={styles.barMore}>{formatSigned(grabs.length - 3)}</span>}
    </button>
  );
  return (
    <section className={look === 'bar' ? undefined : styles.shelf} aria-label={t('board.grabs')}>
      {look === 'bar' ? bar : tiles}
      {areAllShown && (
        <Dialog open onOpenChange={setAllShown} width={760} title={t('board.grabs')} titleClass="text-title">
          <ul className={styles.all}>{grabs.map(tile)}</ul>
        </Dialog>
      )}
      {dialog}
    </section>
  );
}

function GrabTile({
  grab: { chore },
  onClaim,
}: {
  grab: BoardGrab;
  /** Null on a view-only board. */
  onClaim: ((egg: Element | null) => void) | null;
}) {
  const content = (
    <>
      <BoardEgg chore={chore} />
      <span dir="auto" className="line-clamp-2">
        {chore.name}
      </span>
    </>
  );
  if (!onClaim) return <div className={styles.grab}>{content}</div>;
  return (
    <button
      type="button"
      className={styles.grab}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onClaim(currentTarget.querySelector('[data-egg]'))}
    >
      {content}
    </button>
  );
}
