import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lazy, useState, type ReactNode } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import { DialogPart } from '@/components/ui/dialog-part';
import { toast } from '@/components/ui/use-toast';
import {
  isSubmitting,
  kidChoresQuery,
  useIsSubmitting,
  useSubmitChore,
  useWithdrawSubmission,
} from '@/features/kid-frame/kid-dashboard.api';
import { ApiError, displayOf, isUnauthorized } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { dropTaps, useTaps } from '@/lib/storage/routine-taps';
import { dropUnsent, keepUnsent, useUnsent } from '@/lib/storage/unsent-chores';
import { useIdempotencyKey } from '@/lib/api/idempotency';
import { flyEgg } from './egg-flight';
import { setPlayer } from './player';
import { progressOf, type TodayItem, type RoutineProgress } from './today-items';
import { useStaysWhile } from './use-settled';

const ChoreNoteDialog = lazy(async () => ({ default: (await import('./chore-dialogs')).ChoreNoteDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./chore-dialogs')).WithdrawDialog }));

export interface ChoreActions {
  /** The chore is pending immediately. Opens a routine. */
  doIt: () => void;
  sending: boolean;
  unsent: boolean;
  progress: RoutineProgress | null;
  writeNote: (() => void) | undefined;
  /** Whether a note was written and not sent yet. */
  hasDraft: boolean;
  /** Asks for confirmation. Absent if nothing is pending. */
  withdraw?: (() => void) | undefined;
  dialogs: ReactNode;
}

/** The actions of a kid for one chore on Today. */
export function useChoreActions(
  kidId: string,
  { key, item, waitingId }: TodayItem,
  today: CalendarDate,
): ChoreActions {
  const { chore, dueOn } = item;
  const [open, setOpen] = useState<'note' | 'withdraw' | null>(null);
  useStaysWhile(open !== null, key);
  const [note, setNote] = useState('');
  const client = useQueryClient();
  const submit = useSubmitChore(kidId);
  const taps = useTaps(kidId);
  const progress = progressOf(item, taps);
  const sending = useIsSubmitting(chore.id) || progress?.submits === 'sending';
  const takeBack = useWithdrawSubmission(kidId);
  // Another note makes another request with another key.
  const idempotency = useIdempotencyKey(`${chore.id} ${note}`);
  const unsent =
    useUnsent(kidId).some(({ choreId }) => choreId === chore.id) || progress?.submits === 'waits';
  const close = () => setOpen(null);

  const doIt = () => {
    if (progress) {
      setPlayer(item);
      return;
    }
    if (isSubmitting(client, chore.id)) return;
    const { id: choreId, name, category } = chore;
    const sent = { choreId, note, idempotencyKey: idempotency.current() };
    const done = submit.mutateAsync(sent);
    // The flight's code is loaded with the day's picture.
    void flyEgg(choreId, done).catch(() => undefined);
    done.then(
      () => {
        idempotency.settled();
        setNote('');
        toast({
          title: t('kidDashboard.approved'),
          description: t('kidDashboard.reviewSoon'),
          tone: 'pip',
        });
      },
      (error: Error) => {
        // Offline: the idempotency key lets the request be sent again.
        if (!(error instanceof ApiError)) {
          idempotency.settled();
          setNote('');
          keepUnsent(kidId, { ...sent, name, category, dueOn, day: today });
          toast({
            title: t('kidDashboard.unsentKept'),
            description: t('kidDashboard.unsentKeptText'),
            tone: 'pip',
          });
          return;
        }
        idempotency.settled(error);
        // The login screen reports the ended session.
        if (isUnauthorized(error)) return;
        // The tile names the sibling.
        if (error.code === 'taken') {
          void takerOf(client, kidId, choreId).then((who) =>
            toast({
              title:
                who === null ? t('kidDashboard.takenFirst') : t('kidDashboard.takenFirstBy', { name: who }),
              description: t('kidDashboard.pickAnother'),
              tone: 'pip-look',
            }),
          );
          return;
        }
        toast({
          title: t('kidDashboard.eggBack'),
          description: whyBack(error),
          tone: 'pip-oops',
        });
      },
    );
  };

  const dropped = () => {
    dropUnsent(kidId, chore.id);
    // The last step is open again.
    const last = taps.findLast(({ choreId }) => choreId === chore.id)?.id;
    dropTaps(kidId, ({ id }) => id === last);
    close();
    toast({ title: t('kidDashboard.takenBack'), description: chore.name, tone: 'pip' });
  };

  const withdraw = (submissionId: string) => {
    takeBack
      .mutateAsync(submissionId)
      .then(
        () => toast({ title: t('kidDashboard.takenBack'), description: chore.name, tone: 'pip' }),
        (error: Error) => {
          if (!isUnauthorized(error)) toast(withdrawFailure(error, chore.name));
        },
      )
      .finally(close);
  };

  return {
    doIt,
    sending,
    progress,
    // A routine has no note.
    writeNote: progress ? undefined : () => setOpen('note'),
    hasDraft: note.trim() !== '',
    unsent,
    withdraw: waitingId === null && !unsent ? undefined : () => setOpen('withdraw'),
    dialogs: (
      <DialogPart onClose={close}>
        {open === 'note' && (
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
        )}
        {open === 'withdraw' && (unsent || waitingId !== null) && (
          <WithdrawDialog
            chore={chore}
            saving={takeBack.isPending}
            onConfirm={() => (waitingId === null ? dropped() : withdraw(waitingId))}
            onClose={close}
          />
        )}
      </DialogPart>
    ),
  };
}

/** Returns null if the name can't be read. */
async function takerOf(client: QueryClient, kidId: string, choreId: string): Promise<string | null> {
  try {
    const chores = await client.fetchQuery({ ...kidChoresQuery(kidId), staleTime: 0 });
    return chores.find(({ chore }) => chore.id === choreId)?.who?.name ?? null;
  } catch {
    return null;
  }
}

function whyBack(error: ApiError): string {
  if (error.status === 404) return t('kidDashboard.pickAnother');
  return error.status >= 500
    ? t('kidDashboard.eggBackText')
    : displayOf(error, t('kidDashboard.eggBackText'));
}

function withdrawFailure(error: Error, chore: string): Parameters<typeof toast>[0] {
  const isReviewed = error instanceof ApiError && (error.code === 'already_reviewed' || error.status === 404);
  return isReviewed
    ? { title: t('kidDashboard.lookedAlready'), description: chore, tone: 'pip' }
    : {
        title: t('kidDashboard.takeBackFailed'),
        description: displayOf(error, t('kidDashboard.tryLater')),
        tone: 'pip-oops',
      };
}
