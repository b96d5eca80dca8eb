import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ExtraPart } from '@/components/ui/extra-part';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';
import { onIdle } from '@/lib/on-idle';
import styles from './undo-bar.module.css';
import { useUndoOffer, withdrawUndo } from './undo-offer';

const UndoBar = lazyPart(() => withMessages('stars', import('./undo-bar')));

/** Where the bar that offers to undo appears. Once on the parents' page. */
export function UndoPlace() {
  const offer = useUndoOffer();
  useEffect(() => onIdle(() => void UndoBar.fetch()), []);
  // What was done on this page is not offered on the next one.
  useEffect(() => withdrawUndo, []);
  return (
    <>
      {/* What lies below the bar can be scrolled out from under it. */}
      {offer && <div aria-hidden className="h-24 print:hidden" />}
      {createPortal(
        // There before its content, so that the content is read aloud.
        <output className={styles.place}>
          <ExtraPart>{offer && <UndoBar offer={offer} />}</ExtraPart>
        </output>,
        document.body,
      )}
    </>
  );
}
