import { useRef } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { CalendarDate } from '@shared/rules/calendar';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { usePassTurn } from '@/features/chores/use-pass-turn';
import { tellUndoFailure } from '@/features/reviews/undo-failure';
import { useUndoSubmissionReview } from '@/features/submissions/submissions.api';
import { useOfferSubmissionUndo } from '@/features/submissions/use-offer-submission-undo';
import { t } from '@/lib/messages';
import { withoutKid } from './move';
import { toastNotDone } from './not-done';
import { useChangeChore, useComplete } from './plan.api';

/** Ignores a second press while the first one is being sent. */
function useOnce() {
  const running = useRef(new Set<string>());
  return (what: string, run: () => Promise<unknown>) => {
    if (running.current.has(what)) return;
    running.current.add(what);
    void run().finally(() => running.current.delete(what));
  };
}

const failed = (title: string) => (error: unknown) => toastFailure(title, error);
const notDone = (title: string) => (error: unknown) => toastNotDone(title, error);

/** The actions of a tile's menu with their toasts. The menu is closed by then. */
export function useTileActions(kids: readonly KidCard[]) {
  const { mutateAsync: complete } = useComplete();
  const offerUndo = useOfferSubmissionUndo();
  const { mutateAsync: undo } = useUndoSubmissionReview();
  const { mutateAsync: passTurn } = usePassTurn();
  const { mutateAsync: change } = useChangeChore();
  const once = useOnce();

  return {
    complete: (chore: Chore, kid: KidCard, on: CalendarDate) =>
      once(`${kid.id} ${chore.id} ${on}`, () =>
        complete({ kidId: kid.id, choreId: chore.id, on })
          .then(offerUndo)
          .catch(notDone(t('plan.completeFailed'))),
      ),
    undo: (submission: ChoreSubmission) =>
      void undo(submission)
        .then(() => toast({ title: t('plan.undone'), description: submission.chore.name, tone: 'ok' }))
        .catch((error: unknown) =>
          tellUndoFailure(error, {
            kid: submission.kid,
            name: submission.chore.name,
            stars: submission.starsAwarded ?? 0,
          }),
        ),
    passOn: (chore: Chore, to: KidCard) =>
      once(`pass ${chore.id}`, () =>
        passTurn(chore.id)
          .then(() => toast({ title: t('plan.passed', { chore: chore.name, kid: to.name }), tone: 'ok' }))
          .catch(notDone(t('plan.passFailed'))),
      ),
    takeOff: (chore: Chore, kid: KidCard) => {
      const everyone = kids.map(({ id }) => id);
      const kidIds = withoutKid(chore, kid.id, everyone);
      if (!kidIds) return;
      void change({ id: chore.id, update: { kidIds } })
        .then(() => toast({ title: t('plan.takenOff', { chore: chore.name, kid: kid.name }), tone: 'ok' }))
        .catch(failed(t('plan.changeFailed')));
    },
  };
}
export type TileActions = ReturnType<typeof useTileActions>;
