import { lazy, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ExtraPart } from '@/components/ui/part-boundary';
import { onIdle } from '@/lib/page/on-idle';
import styles from './undo-bar.module.css';
import { useUndoOffer, withdrawUndo } from './undo-offer';
import { withMessages } from '@/lib/i18n/messages';

const loadBar = () => withMessages(import('./undo-bar'), 'kids');
const UndoBar = lazy(async () => ({ default: (await loadBar()).UndoBar }));

export function UndoPlace() {
  const offer = useUndoOffer();
  useEffect(() => withdrawUndo, []);
  useEffect(() => onIdle(() => void loadBar()), []);
  return (
    <>
      {/* Lets content be scrolled out from under the bar. */}
      {offer && <div aria-hidden className="h-24 print:hidden" />}
      {createPortal(
        // Rendered before its content, so that screen readers announce it.
        <output className={styles.place}>
          {offer && (
            <ExtraPart>
              <UndoBar offer={offer} />
            </ExtraPart>
          )}
        </output>,
        document.body,
      )}
    </>
  );
}
