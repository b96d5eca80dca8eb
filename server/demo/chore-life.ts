import { calendarDateOf } from '@shared/rules/calendar';
import type { choreSubmissions, chores } from '@shared/tables/index';
import { newId } from '../lib/ids';
import type { HouseholdKid } from './household';
import type { Life } from './life';
import { BONUS_PRAISE, CHORE_REJECTIONS, PRAISE, SUBMISSION_NOTES } from './sayings';

type Submission = typeof choreSubmissions.$inferInsert;
type Chore = typeof chores.$inferSelect;

/** Kids do chores, and a parent looks at them. */
export class ChoreLife {
  readonly submissions: Submission[] = [];
  readonly #waiting = new Set<string>();
  readonly #life: Life;
  readonly #timezone: string;

  constructor(life: Life, timezone: string) {
    this.#life = life;
    this.#timezone = timezone;
  }

  /**
   * The kid says that a chore is done; without `reviewAt` nobody has looked at it yet. Returns false when it waits
   * already.
   */
  submit(kid: HouseholdKid, chore: Chore, at: number, reviewAt?: number): boolean {
    const { random, agenda } = this.#life;
    const key = `${kid.id} ${chore.id}`;
    if (this.#waiting.has(key)) return false;
    this.#waiting.add(key);
    const submission: Submission = {
      id: newId(),
      familyId: chore.familyId,
      kidId: kid.id,
      choreId: chore.id,
      choreName: chore.name,
      choreStarReward: chore.starReward,
      choreIconName: chore.iconName,
      choreImageUrl: chore.imageUrl,
      submissionNotes: random.chance(0.2) ? random.pick(SUBMISSION_NOTES) : null,
      submittedAt: new Date(at),
      handedInOn: calendarDateOf(new Date(at), this.#timezone),
    };
    this.submissions.push(submission);
    if (reviewAt !== undefined) {
      agenda.add(reviewAt, (reviewedAt) => {
        this.#waiting.delete(key);
        this.#review(submission, new Date(reviewedAt));
      });
    }
    return true;
  }

  #review(submission: Submission, at: Date): void {
    const { random, book } = this.#life;
    submission.reviewedAt = at;
    submission.reviewedBy = this.#life.parentId;
    if (random.chance(0.08)) {
      submission.status = 'rejected';
      submission.starsAwarded = 0;
      submission.parentNotes = random.pick(CHORE_REJECTIONS);
      return;
    }
    const bonus = random.chance(0.06) ? 1 : 0;
    const starsAwarded = submission.choreStarReward + bonus;
    submission.status = 'approved';
    submission.starsAwarded = starsAwarded;
    if (bonus > 0) submission.parentNotes = random.pick(BONUS_PRAISE);
    else if (random.chance(0.25)) submission.parentNotes = random.pick(PRAISE);
    const { id: submissionId, kidId, choreName } = submission;
    book.post({ kidId, amount: starsAwarded, cause: { submissionId }, at });
    this.#life.note(kidId, 'chore_completed', at, { choreName, starsAwarded }, { submissionId });
  }
}
