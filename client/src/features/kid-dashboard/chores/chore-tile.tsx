import { useState } from 'react';
import type { Chore } from '@shared/contracts/chores';
import { DialogPart } from '@/components/ui/dialog-part';
import { lazyPart } from '@/lib/lazy-part';
import type { ChoreState } from './chore-state';
import { ChoreTileView } from './chore-tile-view';
import { useDoChore } from './use-do-chore';

const TellDialog = lazyPart(() => import('./tell-dialog'));

/** One chore the kid can say is done, with a note to the grown-ups if they like. */
export function ChoreTile({ kidId, chore, state }: { kidId: string; chore: Chore; state: ChoreState }) {
  const [telling, setTelling] = useState(false);
  const [note, setNote] = useState('');
  const { doIt, sending } = useDoChore(kidId, chore, note, () => setNote(''));
  const close = () => setTelling(false);
  return (
    <>
      <ChoreTileView
        chore={chore}
        state={sending ? { state: 'waiting', note: null, praise: null } : state}
        told={note.trim() !== ''}
        onDoIt={doIt}
        onTell={() => setTelling(true)}
      />
      {telling && (
        <DialogPart onClose={close}>
          <TellDialog
            chore={chore}
            note={note}
            onNote={setNote}
            onDoIt={() => {
              close();
              doIt();
            }}
            onClose={close}
          />
        </DialogPart>
      )}
    </>
  );
}
