import { useState } from 'react';
import type { Chore } from '@shared/contracts/chores';
import { DialogPart } from '@/components/ui/dialog-part';
import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api-client';
import { lazyPart } from '@/lib/lazy-part';
import { t } from '@/lib/messages';
import { useSubmitChore } from '../kid-dashboard.api';
import { useIdempotencyKey } from '@/lib/use-idempotency-key';
import type { ChoreState } from './chore-state';
import { ChoreTileView } from './chore-tile-view';

const ChoreNoteDialog = lazyPart(() => import('./chore-note-dialog'));

/** One chore the kid can say is done, with a note to the grown-ups if they like. It waits as soon as it is pressed. */
export function ChoreTile({ kidId, chore, state }: { kidId: string; chore: Chore; state: ChoreState }) {
  const [writing, setWriting] = useState(false);
  const [note, setNote] = useState('');
  const submit = useSubmitChore(kidId);
  // Another note is another request, which the key of the first must not carry.
  const idempotency = useIdempotencyKey(`${chore.id} ${note}`);
  const close = () => setWriting(false);

  const doIt = () =>
    submit.mutate(
      { choreId: chore.id, note, idempotencyKey: idempotency.current() },
      {
        onSuccess: () => {
          idempotency.settled();
          setNote('');
          toast({
            title: t('kidDashboard.approved'),
            description: t('kidDashboard.reviewSoon'),
            tone: 'pip',
          });
        },
        onError: (error) => {
          idempotency.settled(error);
          // The session is over: the pictures come up, and say so.
          if (isUnauthorized(error)) return;
          toast({
            title: t('kidDashboard.submissionFailed'),
            description: displayOf(error, t('kidDashboard.tryLater')),
            tone: 'pip-oops',
          });
        },
      },
    );

  return (
    <>
      <ChoreTileView
        chore={chore}
        state={submit.isPending ? { state: 'waiting', note: null, praise: null } : state}
        hasDraft={note.trim() !== ''}
        onDoIt={doIt}
        onWriteNote={() => setWriting(true)}
      />
      {writing && (
        <DialogPart onClose={close}>
          <ChoreNoteDialog
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
