import { useRef } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { CalendarDate } from '@shared/rules/calendar';
import { isUnanswered, unansweredText } from '@/components/ui/no-answer';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { usePassTurn } from '@/features/chores/chores.api';
import { toastUndoFailure } from '@/features/reviews/undo-failure';
import { offerUndo } from '@/features/reviews/undo-offer';
import { useUndoSubmissionReview } from '@/features/submissions/submissions.api';
import { useOfferSubmissionUndo } from '@/features/submissions/use-submission-review';
import { connectionNow } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';
import type { PlanChange } from './move';
import { useComplete, useWritePlan, type PlanWrite } from './plan.api';

function useOnce() {
  const running = useRef(new Set<string>());
  return (what: string, failedTitle: string, run: () => Promise<unknown>) => {
    if (connectionNow().away) {
      toast({ title: failedTitle, description: t('manage.offline'), tone: 'error' });
      return;
    }
    if (running.current.has(what)) return;
    running.current.add(what);
    void run()
      .catch((error: unknown) =>
        toastFailure(isUnanswered(error) ? t('plan.unsure') : failedTitle, error, unansweredText(error)),
      )
      .finally(() => running.current.delete(what));
  };
}

/** Each action can be undone, or shows why it failed. `onChanged` gets the title of a change. */
export function useTileActions(onChanged?: (title: string) => void) {
  const { mutateAsync: complete } = useComplete();
  const offerReviewUndo = useOfferSubmissionUndo();
  const { mutateAsync: undo } = useUndoSubmissionReview();
  const { mutateAsync: passTurn } = usePassTurn();
  const { mutateAsync: write } = useWritePlan();
  const once = useOnce();

  const offer = (title: string, chore: Chore, kid: KidCard | null, takeBack: PlanWrite) => {
    onChanged?.(title);
    offerUndo({
      kind: 'changed',
      title,
      kid,
      name: chore.name,
      stars: 0,
      text: kid ? t('plan.choreOf', { chore: chore.name, kid: kid.name }) : chore.name,
      undo: () => write(takeBack),
    });
  };

  return {
    complete: (chore: Chore, kid: KidCard, on: CalendarDate) =>
      once(`${kid.id} ${chore.id} ${on}`, t('plan.completeFailed'), () =>
        complete({ kidId: kid.id, choreId: chore.id, on }).then(offerReviewUndo),
      ),
    undo: (submission: ChoreSubmission) =>
      void undo(submission)
        .then(() => toast({ title: t('plan.undone'), description: submission.chore.name, tone: 'ok' }))
        .catch((error: unknown) =>
          toastUndoFailure(error, {
            kid: submission.kid,
            name: submission.chore.name,
            stars: submission.starsAwarded ?? 0,
          }),
        ),
    passOn: (chore: Chore, to: KidCard) =>
      once(`pass ${chore.id}`, t('plan.passFailed'), () =>
        passTurn(chore.id).then(() =>
          offer(t('plan.turnOf', { kid: to.name }), chore, null, { unpassTurnOf: chore.id }),
        ),
      ),
    change: ({ title, chore, kid, ...change }: PlanChange) =>
      once(`change ${chore.id}`, t('plan.changeFailed'), () =>
        write(change.write).then(() => offer(title, chore, kid, change.undo)),
      ),
  };
}
export type TileActions = ReturnType<typeof useTileActions>;
