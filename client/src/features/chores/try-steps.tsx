import { useState } from 'react';
import { AVATAR_COLOR } from '@shared/constants';
import {
  isFinished,
  markOf,
  markStep,
  pauseRun,
  resumeRun,
  startRun,
  stepsOf,
  type Run,
  type StepState,
} from '@shared/rules/routine';
import { Dialog } from '@/components/ui/dialog';
import { PlayerScene, RoutinePlayer } from '@/features/routine/player';
import { t } from '@/lib/i18n/messages';
import type { ChoreDraft } from './chore-draft';

/** Plays the routine as the kid sees it. Saves nothing. */
export function TrySteps({
  draft,
  run: played,
  onRun,
  onClose,
}: {
  draft: ChoreDraft;
  run: Run | null;
  onRun: (run: Run) => void;
  onClose: () => void;
}) {
  const chore = { ...draft, id: 'chore', name: draft.name.trim() || t('chores.unnamed') };
  const steps = stepsOf(chore);
  const [begun] = useState(() => startRun(steps, new Date()));
  const run = played ?? begun;
  const at = steps.findIndex(({ id }) => id === run.current);
  const before = steps.slice(0, at).findLast((step) => markOf(run, step).state !== 'open');
  const mark = (stepId: string | null | undefined, state: StepState) => {
    if (stepId == null) return;
    const after = markStep(run, steps, { stepId, state }, new Date());
    if (isFinished(after, steps)) onClose();
    else onRun(after);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('steps.try')}
      titleClass="sr-only"
      closeButton={false}
      className="fixed! inset-0! isolate w-full! overflow-clip rounded-none! p-0!"
    >
      <PlayerScene />
      <RoutinePlayer
        kid={{ name: t('steps.preview'), avatarColor: AVATAR_COLOR.blue, friend: null }}
        chore={chore}
        steps={steps}
        run={run}
        actions={{
          next: () => mark(run.current, 'done'),
          back: () => mark(before?.id, 'open'),
          pause: () => onRun(pauseRun(run, new Date())),
          keepGoing: () => onRun(resumeRun(run, new Date())),
          skip: () => mark(run.current, 'skipped'),
          everything: onClose,
          startOver: () => onRun(startRun(steps, new Date())),
          leave: onClose,
        }}
      />
    </Dialog>
  );
}
