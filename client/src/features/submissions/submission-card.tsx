import { Check } from 'lucide-react';
import { LIMITS } from '@shared/constants';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { ChorePicture } from '@/components/art/chore-picture';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Key } from '@/components/ui/key';
import { NoteEditor } from '@/components/ui/note-editor';
import { Stepper } from '@/components/ui/stepper';
import { formatAgo } from '@/lib/format';
import { useSubmissionReview } from './use-submission-review';

/** A chore that a kid says is done: how many stars it was worth, yes, or not yet and why. */
export function SubmissionCard({
  submission,
  stars,
  onStars,
}: {
  submission: ChoreSubmission;
  /** Stars to award; `null` while the field is empty. */
  stars: number | null;
  onStars: (stars: number | null) => void;
}) {
  const { noting, setNoting, approve, reject } = useSubmissionReview(submission, stars);
  const { chore, kid } = submission;
  return (
    <Card as="article" className="review-card" aria-label={`${chore.name}, ${kid.name}`}>
      <ChorePicture chore={chore} size={76} />
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-20">{chore.name}</h3>
        <p className="review-who">
          <Avatar name={kid.name} color={kid.avatarColor} size={26} />
          {kid.name}
          <i />
          <time dateTime={submission.submittedAt}>{formatAgo(submission.submittedAt)}</time>
        </p>
        {submission.submissionNotes && <p className="review-quote">“{submission.submissionNotes}”</p>}
      </div>
      <Stepper
        aria-label={`Stars for ${kid.name}`}
        unit="stars"
        min={0}
        max={LIMITS.choreStars}
        value={stars}
        onChange={onStars}
      />
      <div className="review-full">
        {noting ? (
          <NoteEditor
            label={`Note for ${kid.name}`}
            placeholder="Almost! Please make the bed too."
            onCancel={() => setNoting(false)}
            onSend={reject}
          />
        ) : (
          <div className="review-keys">
            <Key variant="soft" onClick={() => setNoting(true)}>
              Reject
            </Key>
            <Key variant="lagoon" data-main disabled={stars === null} onClick={approve}>
              <Check />
              Approve
            </Key>
          </div>
        )}
      </div>
    </Card>
  );
}
