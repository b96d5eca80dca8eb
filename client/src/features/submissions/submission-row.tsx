import { Check, X } from 'lucide-react';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { ChorePicture } from '@/components/art/chore-picture';
import { Avatar } from '@/components/ui/avatar';
import { Key } from '@/components/ui/key';
import { NoteEditor } from '@/components/ui/note-editor';
import { Stars } from '@/components/ui/stars';
import { formatAgo } from '@/lib/format';
import { useSubmissionReview } from './use-submission-review';

/** A submission in the overview's short list, reviewed in place with the chore's own stars. */
export function SubmissionRow({ submission }: { submission: ChoreSubmission }) {
  const { noting, setNoting, approve, reject } = useSubmissionReview(submission);
  const { chore, kid } = submission;
  return (
    <article className="review-row" aria-label={`${chore.name}, ${kid.name}`}>
      <Avatar name={kid.name} color={kid.avatarColor} size={46} />
      <ChorePicture chore={chore} size={56} />
      <div className="min-w-0">
        <h3 className="truncate text-17">{chore.name}</h3>
        <p className="mt-0.5 line-clamp-2 text-14 text-ink-2">
          {kid.name}, {formatAgo(submission.submittedAt)}
          {submission.submissionNotes && ` · “${submission.submissionNotes}”`}
        </p>
      </div>
      <Stars count={chore.starReward} className="text-20" />
      {noting ? (
        <div className="review-full">
          <NoteEditor
            label={`Note for ${kid.name}`}
            placeholder="Almost! Please make the bed too."
            onCancel={() => setNoting(false)}
            onSend={reject}
          />
        </div>
      ) : (
        <div className="review-acts">
          <Key variant="lagoon" data-main onClick={approve}>
            <Check />
            Approve
          </Key>
          <Key
            variant="soft"
            iconOnly
            aria-label={`Reject ${chore.name} of ${kid.name}`}
            onClick={() => setNoting(true)}
          >
            <X />
          </Key>
        </div>
      )}
    </article>
  );
}
