import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { RoutineRecord } from '@shared/contracts/routines';
import type { RunRecord } from '@shared/rules/routine';
import { presentChore } from '../chores/chores.present';
import { presentKidCard } from '../kids/kids.present';
import type { FullSubmissionRow } from './submissions.queries';

export function presentSubmission({
  submission,
  kid,
  chore,
  reviewer,
  device,
  praise,
}: FullSubmissionRow): ChoreSubmission {
  return {
    id: submission.id,
    kidId: submission.kidId,
    choreId: submission.choreId,
    kid: presentKidCard(kid),
    chore: presentChore({
      ...chore,
      name: submission.choreName,
      starReward: submission.choreStarReward,
      iconName: submission.choreIconName,
      imageUrl: submission.choreImageUrl,
    }),
    submittedAt: submission.submittedAt.toISOString(),
    submissionNotes: submission.submissionNotes,
    status: submission.status,
    parentNotes: submission.parentNotes,
    starsAwarded: submission.starsAwarded,
    reviewedAt: submission.reviewedAt?.toISOString() ?? null,
    dueOn: submission.dueOn,
    handedInOn: submission.handedInOn,
    reviewedBy: reviewer,
    auto: submission.auto,
    routine: submission.routine && presentRecord(submission.routine),
    device,
    praise,
  };
}

const presentRecord = ({ steps, startedAt, finishedAt, seconds }: RunRecord): RoutineRecord => ({
  steps: steps.map(({ name, iconName, minutes, state, seconds: spent }) => ({
    name,
    iconName,
    minutes,
    state,
    seconds: spent,
  })),
  startedAt,
  finishedAt,
  seconds,
});
