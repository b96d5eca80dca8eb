import { useState, type ReactNode } from 'react';
import { DialogPart } from '@/components/ui/dialog-part';
import { toast } from '@/components/ui/use-toast';
import { ApiError, displayOf, isUnauthorized } from '@/lib/api-client';
import { lazyPart } from '@/lib/lazy-part';
import { t } from '@/lib/messages';
import { useIdempotencyKey } from '@/lib/use-idempotency-key';
import { useSubmitChore, useWithdrawSubmission } from '../kid-dashboard.api';
import type { TodayItem } from './today-items';

const ChoreNoteDialog = lazyPart(() => import('./chore-note-dialog'));
const WithdrawDialog = lazyPart(() => import('./withdraw-dialog'));

export interface ChoreActions {
  /** Says that it is done; it waits as soon as it is pressed. */
  doIt: () => void;
  sending: boolean;
  /** Opens a note to the grown-ups. */
  writeNote: () => void;
  /** A note was written and not sent yet. */
  hasDraft: boolean;
  /** Asks whether to take back what waits; absent where nothing does. */
  withdraw?: (() => void) | undefined;
  /** What the actions have opened. */
  dialogs: ReactNode;
}

/** What a kid can do about one chore of Today. */
export function useChoreActions(kidId: string, { item: { chore }, waitingId }: TodayItem): ChoreActions {
  const [open, setOpen] = useState<'note' | 'withdraw' | null>(null);
  const [note, setNote] = useState('');
  const submit = useSubmitChore(kidId);
  const takeBack = useWithdrawSubmission(kidId);
  // Another note is another request, which the key of the first must not carry.
  const idempotency = useIdempotencyKey(`${chore.id} ${note}`);
  const close = () => setOpen(null);

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

  const withdraw = (submissionId: string) =>
    takeBack.mutate(submissionId, {
      onSettled: close,
      onSuccess: () => toast({ title: t('kidDashboard.takenBack'), description: chore.name, tone: 'pip' }),
      onError: (error) => {
        if (!isUnauthorized(error)) toast(withdrawFailure(error));
      },
    });

  return {
    doIt,
    sending: submit.isPending,
    writeNote: () => setOpen('note'),
    hasDraft: note.trim() !== '',
    withdraw: waitingId === null ? undefined : () => setOpen('withdraw'),
    dialogs: (
      <>
        {open === 'note' && (
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
        {open === 'withdraw' && waitingId !== null && (
          <DialogPart onClose={close}>
            <WithdrawDialog
              chore={chore}
              saving={takeBack.isPending}
              onConfirm={() => withdraw(waitingId)}
              onClose={close}
            />
          </DialogPart>
        )}
      </>
    ),
  };
}

function withdrawFailure(error: Error): Parameters<typeof toast>[0] {
  const isReviewed = error instanceof ApiError && (error.code === 'already_reviewed' || error.status === 404);
  return isReviewed
    ? {
        title: t('kidDashboard.lookedAlready'),
        description: t('kidDashboard.lookedAlreadyText'),
        tone: 'pip',
      }
    : {
        title: t('kidDashboard.takeBackFailed'),
        description: displayOf(error, t('kidDashboard.tryLater')),
        tone: 'pip-oops',
      };
}
