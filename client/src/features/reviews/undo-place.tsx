import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { UndoBar } from './undo-bar';
import styles from './undo-bar.module.css';
import { useUndoOffer, withdrawUndo } from './undo-offer';

/** Where the bar that offers to undo appears. Once on the parents' page. */
export function UndoPlace() {
  const offer = useUndoOffer();
  // An offer ends when the page changes.
  useEffect(() => withdrawUndo, []);
  return (
    <>
      {/* What lies below the bar can be scrolled out from under it. */}
      {offer && <div aria-hidden className="h-24 print:hidden" />}
      {createPortal(
        // There before its content, so that the content is read aloud.
        <output className={styles.place}>{offer && <UndoBar offer={offer} />}</output>,
        document.body,
      )}
    </>
  );
}
