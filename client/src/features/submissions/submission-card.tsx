import { Monitor } from 'lucide-react';
import { LIMITS } from '@shared/constants';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { ChorePicture } from '@/components/art/chore-picture';
import { Stars } from '@/components/ui/stars';
import { Stepper } from '@/components/ui/stepper';
import { StepTiles } from '@/features/reviews/step-tiles';
import { ReviewDetail, ReviewItem, KidPicture, type ItemProps } from '@/features/reviews/review-card';
import { formatAgo } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { recordWords } from '@/lib/i18n/submission-words';
import { useMayManage } from '@/lib/api/user-query';
import type { StarChoices } from './star-choices';
import { submissionText } from './submission-row';
import { useSubmissionReview } from './use-submission-review';

interface Props {
  submission: ChoreSubmission;
  choices: StarChoices;
}

const pictureOf = ({ chore, kid }: ChoreSubmission) => (
  <KidPicture kid={kid}>
    <ChorePicture chore={chore} size={46} />
  </KidPicture>
);

export function SubmissionItem({ submission, choices, ...item }: Props & ItemProps) {
  const { chore, kid, submittedAt } = submission;
  const stars = choices.of(submission);
  const who = { kid: kid.name, ago: formatAgo(submittedAt) };
  return (
    <ReviewItem
      {...item}
      kind="chore"
      name={chore.name}
      kid={kid}
      picture={pictureOf(submission)}
      text={submissionText(submission, who)}
      stars={<Stars count={stars ?? 0} className="text-16" />}
      reviewing={useSubmissionReview(submission, stars)}
      blocked={stars === null}
    />
  );
}

export function SubmissionDetail({ submission, choices }: Props) {
  const { chore, kid } = submission;
  // Helpers can award at most the chore's stars.
  const most = useMayManage() ? LIMITS.choreStars : chore.starReward;
  const stars = choices.of(submission);
  return (
    <ReviewDetail
      kind="chore"
      name={chore.name}
      kid={kid}
      picture={pictureOf(submission)}
      largePicture={<ChorePicture chore={chore} size={76} />}
      at={submission.submittedAt}
      quote={submission.submissionNotes}
      summary={submission.routine && recordWords(submission.routine)}
      extra={
        <>
          {submission.routine && <StepTiles steps={submission.routine.steps} />}
          {submission.device && (
            <p className="col-span-full flex items-center gap-2 text-15 text-ink-2">
              <Monitor size={20} className="flex-none" aria-hidden />
              {t('submissions.onBoard', { board: submission.device.name })}
            </p>
          )}
        </>
      }
      stars={
        <Stepper
          look="tray"
          aria-label={t('submissions.starsFor', { kid: kid.name })}
          min={0}
          max={most}
          value={stars}
          onChange={(next) => choices.choose(submission.id, next === null ? null : Math.min(next, most))}
        />
      }
      reviewing={useSubmissionReview(submission, stars)}
      blocked={stars === null}
    />
  );
}
