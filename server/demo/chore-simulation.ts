import { isForKid } from '@shared/rules/assignments';
import { calendarDateOf, type CalendarDate } from '@shared/rules/calendar';
import { revise } from '@shared/rules/chore-history';
import { dateOf, dayOf } from '@shared/rules/day';
import { currentState, occurrenceKeysOn, placeOfSubmission } from '@shared/rules/kid-chores';
import type { choreSubmissions } from '@shared/tables/index';
import { newId } from '../lib/ids';
import type { HouseholdChore, HouseholdKid } from './household';
import type { Simulation } from './simulation';
import { BONUS_PRAISE, CHORE_REJECTIONS, PRAISE, SUBMISSION_NOTES } from './phrases';

type Submission = typeof choreSubmissions.$inferInsert &
  Pick<typeof choreSubmissions.$inferSelect, 'status' | 'submittedAt'>;
type Place = Pick<Submission, 'dueOn' | 'occurrenceKey' | 'occurrencePlace'>;

export const WEEK_START = 0;

export class ChoreSimulation {
  readonly submissions: Submission[] = [];
  readonly #simulation: Simulation;
  readonly #timezone: string;
  readonly #everyone: readonly string[];

  constructor(simulation: Simulation, timezone: string, kids: readonly HouseholdKid[]) {
    this.#simulation = simulation;
    this.#timezone = timezone;
    this.#everyone = kids.map(({ id }) => id);
  }

  /** Without `reviewAt`, the submission stays pending. Returns false if the kid can't submit the chore. */
  submit(kid: HouseholdKid, chore: HouseholdChore, at: number, reviewAt?: number): boolean {
    const { random, timeline } = this.#simulation;
    const handedInOn = calendarDateOf(new Date(at), this.#timezone);
    const place = this.#placeOf(kid, chore, handedInOn);
    if (!place) return false;
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
      status: 'pending',
      submittedAt: new Date(at),
      handedInOn,
      ...place,
    };
    this.submissions.push(submission);
    if (!chore.needsApproval) this.#approveItself(submission, new Date(at));
    else if (reviewAt !== undefined)
      timeline.add(reviewAt, (reviewedAt) => this.#review(submission, new Date(reviewedAt)));
    return true;
  }

  /** The chore's slot in the occurrence that is current on `date`, or null. */
  #placeOf(kid: HouseholdKid, chore: HouseholdChore, date: CalendarDate): Place | null {
    if (!isForKid(chore, kid.id)) return null;
    const on = dayOf(date);
    const since = dayOf(calendarDateOf(chore.createdAt, this.#timezone));
    const revision = revise([], since, chore, { kidIds: this.#everyone, weekStart: WEEK_START });
    const timeline = { revisions: revision ? [revision] : [], exceptions: new Map() };
    const [key = null] = occurrenceKeysOn(timeline, { id: kid.id, since }, on);
    const there = this.submissions.filter(
      (other) =>
        other.choreId === chore.id && other.occurrenceKey === key && (key !== null || other.kidId === kid.id),
    );
    const { state, occurrence } = currentState(
      timeline,
      { id: kid.id, since },
      on,
      there.map(({ kidId, status, submittedAt, occurrenceKey = null, dueOn = null, handedInOn }) => ({
        kidId,
        status,
        occurrenceKey,
        dueOn: dueOn === null ? null : dayOf(dueOn),
        handedInOn: dayOf(handedInOn),
        submittedAt,
        reviewedAt: null,
        reviewedOn: null,
        parentNotes: null,
      })),
    );
    if (state !== 'due') return null;
    if (!occurrence) return { dueOn: null, occurrenceKey: null, occurrencePlace: null };
    const held = there
      .filter(({ status }) => status !== 'rejected')
      .map((other) => other.occurrencePlace ?? null);
    const occurrencePlace = placeOfSubmission(chore.sharing, occurrence, kid.id, held);
    if (occurrencePlace === null) return null;
    const dueOn = occurrence.dueOn === null ? null : dateOf(occurrence.dueOn);
    return { dueOn, occurrenceKey: occurrence.key, occurrencePlace };
  }

  #approveItself(submission: Submission, at: Date): void {
    Object.assign(submission, {
      status: 'approved',
      auto: true,
      reviewedAt: at,
      starsAwarded: submission.choreStarReward,
    } satisfies Partial<Submission>);
    this.#post(submission, submission.choreStarReward, at, null);
  }

  #review(submission: Submission, at: Date): void {
    const { random } = this.#simulation;
    submission.reviewedAt = at;
    const reviewedBy = this.#simulation.nextReviewer();
    submission.reviewedBy = reviewedBy;
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
    this.#post(submission, starsAwarded, at, reviewedBy);
  }

  #post(
    { id: submissionId, kidId, choreName }: Submission,
    starsAwarded: number,
    at: Date,
    actorId: string | null,
  ): void {
    const cause = { submissionId };
    this.#simulation.ledger.post({ kidId, amount: starsAwarded, cause, label: choreName, at, actorId });
  }
}
