import { calendarDateOf } from '@shared/rules/calendar';
import type { choreSubmissions, chores } from '@shared/tables/index';
import { newId } from '../lib/ids';
import type { HouseholdKid } from './household';
import type { Simulation } from './simulation';
import { BONUS_PRAISE, CHORE_REJECTIONS, PRAISE, SUBMISSION_NOTES } from './phrases';

type Submission = typeof choreSubmissions.$inferInsert;
type Chore = typeof chores.$inferSelect;

/** Kids submit chores, and a parent reviews them. */
export class ChoreSimulation {
  readonly submissions: Submission[] = [];
  readonly #waiting = new Set<string>();
  readonly #simulation: Simulation;
  readonly #timezone: string;

  constructor(simulation: Simulation, timezone: string) {
    this.#simulation = simulation;
    this.#timezone = timezone;
  }

  /**
   * Submits a chore; without `reviewAt` it stays pending. Returns false when the kid has a pending submission of it.
   */
  submit(kid: HouseholdKid, chore: Chore, at: number, reviewAt?: number): boolean {
    const { random, timeline } = this.#simulation;
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
      timeline.add(reviewAt, (reviewedAt) => {
        this.#waiting.delete(key);
        this.#review(submission, new Date(reviewedAt));
      });
    }
    return true;
  }

  #review(submission: Submission, at: Date): void {
    const { random, ledger } = this.#simulation;
    submission.reviewedAt = at;
    submission.reviewedBy = this.#simulation.parentId;
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
    ledger.post({ kidId, amount: starsAwarded, cause: { submissionId }, label: choreName, at });
    this.#simulation.recordEvent(kidId, 'chore_completed', at, { choreName, starsAwarded }, { submissionId });
  }
}
