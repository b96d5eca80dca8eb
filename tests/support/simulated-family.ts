import { isForKid } from '@shared/rules/assignments';
import {
  matchingOccurrence,
  passTurns,
  revise,
  revisionOn,
  type ChoreRules,
  type Revision,
} from '@shared/rules/chore-history';
import { dayOf, type Day } from '@shared/rules/day';
import { groupBy } from '@shared/rules/group-by';
import { currentState, isListedOn, type CurrentState, type SubmittedChore } from '@shared/rules/kid-chores';
import {
  outcomeOf,
  fitsRevision,
  hasDays,
  occurrenceDueOn,
  occurrenceMovedTo,
  type ChoreTimeline,
  type KidSince,
  type OccurrenceException,
  type ScheduledOccurrence,
} from '@shared/rules/occurrences';
import {
  missedCells,
  plannedChore,
  planCells,
  type PlanCell,
  type PlannedSubmission,
} from '@shared/rules/plan';
import { scheduledDays, streakOf, type Streak } from '@shared/rules/streak';

export interface SimulatedChore {
  name: string;
  rules: ChoreRules;
  revisions: Revision[];
  exceptions: OccurrenceException[];
  submissions: PlannedSubmission[];
}

type ExceptionChange = { kind: 'skipped' | 'assigned' | 'restored' } | { kind: 'moved'; by: number };

export class SimulatedFamily {
  readonly start = dayOf('2026-01-01');
  weekStart = 0;
  readonly kids: KidSince[] = [];
  readonly chores: SimulatedChore[] = [];
  readonly pauses: { kidId: string; from: Day; to: Day }[] = [];
  #utcDay = this.start;
  #zone = 0;
  #ids = 0;

  get today(): Day {
    return this.#utcDay + this.#zone;
  }

  endDay(): void {
    this.#utcDay += 1;
  }

  addKid(): void {
    this.kids.push({ id: `kid ${(this.#ids += 1)}`, since: this.today });
    for (const chore of this.chores)
      if (chore.rules.sharing === 'turns' && chore.rules.kidIds.length === 0) this.#revise(chore, true);
  }

  removeKid({ id }: KidSince): void {
    for (const chore of this.chores) {
      const isOnly = chore.rules.kidIds.length === 1 && chore.rules.kidIds[0] === id;
      this.#keepTaken(chore, id);
      chore.submissions = chore.submissions.filter(({ kidId }) => kidId !== id);
      if (isOnly) this.edit(chore, { isActive: false });
    }
    this.kids.splice(
      this.kids.findIndex((kid) => kid.id === id),
      1,
    );
    for (const chore of this.chores) {
      const isTheirs = isForKid(chore.rules, id);
      chore.rules = { ...chore.rules, kidIds: chore.rules.kidIds.filter((kidId) => kidId !== id) };
      if (chore.rules.sharing === 'turns' && isTheirs && chore.rules.isActive) this.#revise(chore, true);
    }
  }

  addChore(rules: ChoreRules): void {
    const name = `chore ${(this.#ids += 1)}`;
    const chore = { name, rules, revisions: [], exceptions: [], submissions: [] };
    this.chores.push(chore);
    this.#revise(chore);
  }

  edit(chore: SimulatedChore, changes: Partial<ChoreRules>): void {
    chore.rules = { ...chore.rules, ...changes };
    this.#revise(chore);
    const revision = revisionOn(chore.revisions, this.today);
    if (!revision) return;
    if (revision.isActive) this.#keepSubmissionsOfToday(chore, revision);
    chore.exceptions = chore.exceptions.filter(
      (exception) =>
        exception.kind === 'taken' ||
        (exception.movedTo ?? dayOf(exception.key)) < this.today ||
        fitsRevision(revision, dayOf(exception.key), exception),
    );
  }

  startWeeksOn(weekStart: number): void {
    this.weekStart = weekStart;
    this.#keepDays();
  }

  moveTo(ahead: number): void {
    this.#zone = ahead;
    this.#keepDays();
  }

  pause(kid: KidSince, days: number): void {
    this.pauses.push({ kidId: kid.id, from: this.today, to: this.today + days });
  }

  pass(chore: SimulatedChore, times: number): void {
    if (chore.rules.sharing === 'turns') this.#replace(chore, passTurns(chore.revisions, this.today, times));
  }

  /** Changes an occurrence if it is open and not submitted. */
  except(chore: SimulatedChore, kid: KidSince, day: Day, change: ExceptionChange): void {
    const revision = revisionOn(chore.revisions, day);
    const kidId = revision?.sharing === 'each' ? kid.id : null;
    const scheduled = this.#openSlot(chore, day, kidId);
    if (
      !scheduled ||
      (kidId !== null && (!isForKid(scheduled.revision, kidId) || kid.since > scheduled.dueOn))
    )
      return;
    const others = chore.exceptions.filter((other) => other.key !== scheduled.key || other.kidId !== kidId);
    const written = { key: scheduled.key, kidId, movedTo: null, assignedTo: null, by: null };
    if (change.kind === 'restored') chore.exceptions = others;
    if (change.kind === 'skipped') chore.exceptions = [...others, { ...written, kind: 'skipped' }];
    if (change.kind === 'moved') {
      const movedTo = Math.max(day, this.today) + change.by;
      const isFree =
        !occurrenceDueOn(this.timelineOf(chore), movedTo) && (scheduled.nextOn ?? movedTo + 1) > movedTo;
      if (isFree) chore.exceptions = [...others, { ...written, kind: 'moved', movedTo }];
    }
    if (change.kind === 'assigned') {
      const receiver = this.kids.find(({ id }) => !this.#hasIt(scheduled, id, others));
      if (receiver) chore.exceptions = [...others, { ...written, kind: 'assigned', assignedTo: receiver.id }];
    }
  }

  submit(chore: SimulatedChore, kid: KidSince, status: 'pending' | 'approved'): void {
    if (!this.isPaused(kid, this.today)) this.#record(chore, kid, this.today, status);
  }

  complete(chore: SimulatedChore, kid: KidSince, daysAgo: number): void {
    const on = this.today - daysAgo;
    if (on >= kid.since) this.#record(chore, kid, on, 'approved');
  }

  review(chore: SimulatedChore, isApproved: boolean): void {
    const pending = chore.submissions.find(({ status }) => status === 'pending');
    if (!pending) return;
    if (isApproved) pending.status = 'approved';
    else chore.submissions = chore.submissions.filter((submission) => submission !== pending);
  }

  stateOf(chore: SimulatedChore, kid: KidSince, on = this.today): CurrentState {
    const entries = chore.submissions.map((submission): SubmittedChore => {
      const review = { submittedAt: new Date(0), reviewedAt: null, reviewedOn: null, parentNotes: null };
      return { ...submission, ...review };
    });
    return currentState(this.timelineOf(chore), kid, on, entries);
  }

  isPaused = ({ id }: KidSince, day: Day): boolean =>
    this.pauses.some(({ kidId, from, to }) => kidId === id && from <= day && day <= to);

  cellsOf(chore: SimulatedChore, from: Day, to: Day, kids = this.kids): Map<KidSince, PlanCell[]> {
    const span = { from, to, today: this.today };
    const isIn = (day: Day) => from <= day && day <= to;
    const submissions = chore.submissions.filter(
      ({ dueOn, handedInOn, occurrenceKey }) => occurrenceKey === 'once' || isIn(dueOn ?? handedInOn),
    );
    const planned = plannedChore(this.timelineOf(chore), span, submissions);
    return new Map(
      kids.map((kid) => {
        const cells = planCells(planned, kid, span, (day) => this.isPaused(kid, day));
        return [kid, cells.toSorted((a, b) => a.day - b.day)];
      }),
    );
  }

  streaks(): Streak[] {
    const timelines = this.chores.map((chore) => this.timelineOf(chore));
    return this.kids.map((kid) =>
      streakOf({
        today: this.today,
        approvedOn: this.#daysOf(kid, 'approved'),
        pendingOn: new Set(this.#daysOf(kid, 'pending')),
        isPausedOn: (day) => this.isPaused(kid, day),
        isScheduledOn: scheduledDays(timelines, kid),
        missedChores: (from, to) =>
          this.chores.flatMap((chore) => missedCells(this.cellsOf(chore, from, to, [kid]).get(kid) ?? [])),
      }),
    );
  }

  timelineOf = ({ revisions, exceptions }: SimulatedChore): ChoreTimeline => ({
    revisions,
    exceptions: groupBy(exceptions, ({ key }) => key),
  });

  #daysOf(kid: KidSince, status: 'pending' | 'approved'): Day[] {
    const own = this.chores.flatMap(({ submissions }) => submissions.filter(({ kidId }) => kidId === kid.id));
    const days = own.flatMap((submission) => (submission.status === status ? [submission.handedInOn] : []));
    return [...new Set(days)].toSorted((a, b) => a - b);
  }

  #record(chore: SimulatedChore, kid: KidSince, on: Day, status: 'pending' | 'approved'): void {
    const { state, occurrence } = this.stateOf(chore, kid, on);
    const isListed = isListedOn(this.timelineOf(chore), kid, on);
    if (state !== 'due' || !isListed || !chore.rules.isActive) return;
    chore.submissions.push({
      id: `submission ${(this.#ids += 1)}`,
      kidId: kid.id,
      status,
      occurrenceKey: occurrence?.key ?? null,
      dueOn: occurrence?.dueOn ?? null,
      handedInOn: on,
    });
  }

  #openSlot(chore: SimulatedChore, day: Day, kidId: string | null): ScheduledOccurrence | null {
    const timeline = this.timelineOf(chore);
    const own = chore.exceptions.find(
      (exception) => exception.key !== 'once' && dayOf(exception.key) === day && exception.kidId === kidId,
    );
    const moved = own?.movedTo ? occurrenceMovedTo(timeline, own.key, own.movedTo) : null;
    const scheduled = moved ?? occurrenceDueOn(timeline, day);
    if (!scheduled || !hasDays(scheduled.revision.pattern) || outcomeOf(scheduled, this.today) !== 'open')
      return null;
    const doers = kidId === null ? null : [kidId, own?.assignedTo];
    const isDone = chore.submissions.some(
      (submission) =>
        submission.occurrenceKey === scheduled.key && (!doers || doers.includes(submission.kidId)),
    );
    return isDone || own?.kind === 'taken' ? null : scheduled;
  }

  #hasIt(scheduled: ScheduledOccurrence, kidId: string, others: readonly OccurrenceException[]): boolean {
    if (scheduled.revision.sharing !== 'each') return scheduled.turn === kidId;
    const isGiven = others.some(({ key, assignedTo }) => key === scheduled.key && assignedTo === kidId);
    return isForKid(scheduled.revision, kidId) || isGiven;
  }

  /** Keeps the submissions for the other kids (`leaveOccurrences`). */
  #keepTaken(chore: SimulatedChore, id: string): void {
    chore.exceptions = chore.exceptions.filter(
      ({ kidId, kind, assignedTo, key }) =>
        (kind === 'assigned' && dayOf(key) < this.today) || (kidId !== id && assignedTo !== id),
    );
    for (const { kidId, occurrenceKey: key, status, dueOn } of chore.submissions) {
      const isShared = revisionOn(chore.revisions, dueOn ?? this.today)?.sharing !== 'each';
      const isKept = status === 'approved' || (dueOn !== null && dueOn < this.today);
      if (kidId !== id || key === null || !isShared || !isKept) continue;
      chore.exceptions = chore.exceptions.filter((other) => other.key !== key || other.kidId !== null);
      chore.exceptions.push({ kind: 'taken', key, kidId: null, movedTo: null, assignedTo: null, by: null });
    }
  }

  #keepSubmissionsOfToday(chore: SimulatedChore, revision: Revision): void {
    for (const submission of chore.submissions) {
      const { occurrenceKey: key, dueOn, handedInOn } = submission;
      if (dueOn === null ? handedInOn !== this.today : dueOn < this.today) continue;
      const kept = matchingOccurrence(revision, this.today, { key, dueOn });
      if (kept) Object.assign(submission, { occurrenceKey: kept.key, dueOn: kept.dueOn });
    }
  }

  #keepDays(): void {
    const { today } = this;
    for (const chore of this.chores) {
      const past = chore.revisions.filter(({ fromDay }) => fromDay < today);
      const last = chore.revisions.findLast(({ fromDay }) => fromDay >= today);
      const occurrencesFrom = Math.min(last?.occurrencesFrom ?? today, today);
      chore.revisions = last ? [...past, { ...last, fromDay: today, occurrencesFrom }] : past;
      const { schedule } = chore.rules;
      if (schedule.kind === 'times' && schedule.per === 'week') this.edit(chore, {});
    }
    for (const kid of this.kids) kid.since = Math.min(kid.since, today);
  }

  #revise(chore: SimulatedChore, continues = false): void {
    const family = { kidIds: this.kids.map(({ id }) => id), weekStart: this.weekStart };
    this.#replace(chore, revise(chore.revisions, this.today, chore.rules, family, continues));
  }

  #replace(chore: SimulatedChore, revision: Revision | null): void {
    const before = chore.revisions.filter(({ fromDay }) => fromDay < this.today);
    chore.revisions = revision ? [...before, revision] : before;
  }
}
