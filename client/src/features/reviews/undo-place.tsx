import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { UndoBar } from './undo-bar';
import styles from './undo-bar.module.css';
import { useUndoOffer, withdrawUndo } from './undo-offer';

/** The place of the undo bar. Once on the parents' page. */
export function UndoPlace() {
  const offer = useUndoOffer();
  // An offer ends when the page changes.
  useEffect(() => withdrawUndo, []);
  return (
    <>
      {/* Space below, so that content can be scrolled out from under the bar. */}
      {offer && <div aria-hidden className="h-24 print:hidden" />}
      {createPortal(
        // Rendered before its content, so that screen readers announce it.
        <output className={styles.place}>{offer && <UndoBar offer={offer} />}</output>,
        document.body,
      )}
    </>
  );
}
