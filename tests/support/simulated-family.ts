import {
  keptFor,
  passTurns,
  revise,
  revisionOn,
  type ChoreRules,
  type Revision,
} from '@shared/rules/chore-history';
import { dayOf, type Day } from '@shared/rules/day';
import { groupBy } from '@shared/rules/group-by';
import { currentState, type HandedIn } from '@shared/rules/kid-chores';
import {
  fateOf,
  fitsRevision,
  slotDueOn,
  type ChoreTimeline,
  type KidSince,
  type OccurrenceException,
} from '@shared/rules/occurrences';
import { plannedChore, planCells, type PlanCell, type PlannedSubmission } from '@shared/rules/plan';
import { scheduledDays, streakOf, type Streak } from '@shared/rules/streak';

export interface SimulatedChore {
  rules: ChoreRules;
  revisions: Revision[];
  exceptions: OccurrenceException[];
  submissions: PlannedSubmission[];
}

/** A family that lives by the rules alone, without a database. */
export class SimulatedFamily {
  today = dayOf('2026-01-01');
  weekStart = 0;
  readonly kids: KidSince[] = [];
  readonly chores: SimulatedChore[] = [];
  readonly pauses: { kidId: string; from: Day; to: Day }[] = [];
  #ids = 0;

  addKid(): void {
    const kid = { id: `kid ${(this.#ids += 1)}`, since: this.today };
    this.kids.push(kid);
    for (const chore of this.chores)
      if (chore.rules.sharing === 'turns' && chore.rules.kidIds.length === 0) this.#revise(chore, true);
  }

  removeKid({ id }: KidSince): void {
    for (const chore of this.chores) {
      const isOnly = chore.rules.kidIds.length === 1 && chore.rules.kidIds[0] === id;
      for (const { kidId, occurrenceKey: key, status, dueOn } of chore.submissions) {
        const isShared = revisionOn(chore.revisions, dueOn ?? this.today)?.sharing !== 'each';
        const isKept = status === 'approved' || (dueOn !== null && dueOn < this.today);
        if (kidId !== id || key === null || !isShared || !isKept) continue;
        chore.exceptions = chore.exceptions.filter((other) => other.key !== key || other.kidId !== null);
        chore.exceptions.push({ kind: 'taken', key, kidId: null, movedTo: null, assignedTo: null, by: null });
      }
      chore.submissions = chore.submissions.filter(({ kidId }) => kidId !== id);
      chore.exceptions = chore.exceptions.filter(
        ({ kidId, assignedTo, key }) => kidId !== id && (assignedTo !== id || dayOf(key) < this.today),
      );
      if (isOnly) this.edit(chore, { isActive: false });
    }
    this.kids.splice(
      this.kids.findIndex((kid) => kid.id === id),
      1,
    );
    for (const chore of this.chores) {
      chore.rules = { ...chore.rules, kidIds: chore.rules.kidIds.filter((kidId) => kidId !== id) };
      if (chore.rules.sharing === 'turns' && chore.rules.isActive) this.#revise(chore, true);
    }
  }

  addChore(rules: ChoreRules): void {
    const chore = { rules, revisions: [], exceptions: [], submissions: [] };
    this.chores.push(chore);
    this.#revise(chore);
  }

  edit(chore: SimulatedChore, changes: Partial<ChoreRules>): void {
    chore.rules = { ...chore.rules, ...changes };
    this.#revise(chore);
    const revision = revisionOn(chore.revisions, this.today);
    if (!revision) return;
    if (revision.isActive) {
      for (const submission of chore.submissions) {
        const { dueOn, handedInOn } = submission;
        if (dueOn === null ? handedInOn !== this.today : dueOn < this.today) continue;
        const kept = keptFor(revision, this.today, dueOn);
        if (kept) Object.assign(submission, { occurrenceKey: kept.key, dueOn: kept.dueOn });
      }
    }
    chore.exceptions = chore.exceptions.filter(
      (exception) =>
        exception.kind === 'taken' ||
        (exception.movedTo ?? dayOf(exception.key)) < this.today ||
        fitsRevision(revision, dayOf(exception.key), exception),
    );
  }

  startWeeksOn(weekStart: number): void {
    this.weekStart = weekStart;
    for (const chore of this.chores) {
      const { schedule } = chore.rules;
      if (schedule.kind === 'times' && schedule.per === 'week') this.edit(chore, {});
    }
  }

  pass(chore: SimulatedChore): void {
    if (chore.rules.sharing !== 'turns') return;
    this.#replace(chore, passTurns(chore.revisions, this.today, 1));
  }

  /** Skips an occurrence, moves it by a day, or gives it away, if it is open and not done. */
  except(chore: SimulatedChore, kid: KidSince, day: Day, kind: 'skipped' | 'moved' | 'assigned'): void {
    const slot = slotDueOn(this.timelineOf(chore), day);
    if (!slot || slot.revision.pattern.kind === 'times' || fateOf(slot, this.today) !== 'open') return;
    const kidId = slot.revision.sharing === 'each' ? kid.id : null;
    if (chore.submissions.some(({ occurrenceKey }) => occurrenceKey === slot.key)) return;
    if (chore.exceptions.some(({ key }) => key === slot.key)) return;
    const movedTo = Math.max(day, this.today) + 1;
    const isFree = !slotDueOn(this.timelineOf(chore), movedTo) && (slot.nextOn ?? movedTo + 1) > movedTo;
    const other = this.kids.find(({ id }) => !slot.revision.kidIds.includes(id));
    const hasAll = slot.revision.kidIds.length === 0;
    if ((kind === 'moved' && !isFree) || (kind === 'assigned' && (!other || hasAll))) return;
    chore.exceptions.push({
      kind,
      key: slot.key,
      kidId,
      movedTo: kind === 'moved' ? movedTo : null,
      assignedTo: kind === 'assigned' ? (other?.id ?? null) : null,
      by: null,
    });
  }

  /** The kid does the chore, if it is due. Returns whether it was. */
  submit(chore: SimulatedChore, kid: KidSince, status: 'pending' | 'approved'): boolean {
    if (this.isPaused(kid, this.today) || !chore.rules.isActive) return false;
    const { state, occurrence } = this.stateOf(chore, kid);
    if (state !== 'due') return false;
    chore.submissions.push({
      id: `submission ${(this.#ids += 1)}`,
      kidId: kid.id,
      status,
      occurrenceKey: occurrence?.key ?? null,
      dueOn: occurrence?.dueOn ?? null,
      handedInOn: this.today,
    });
    return true;
  }

  stateOf(chore: SimulatedChore, kid: KidSince) {
    const entries = chore.submissions.map((submission): HandedIn => {
      const review = { submittedAt: new Date(0), reviewedAt: null, reviewedOn: null, parentNotes: null };
      return { ...submission, ...review };
    });
    return currentState(this.timelineOf(chore), kid, this.today, entries);
  }

  isPaused = ({ id }: KidSince, day: Day): boolean =>
    this.pauses.some(({ kidId, from, to }) => kidId === id && from <= day && day <= to);

  cellsOf(chore: SimulatedChore, kid: KidSince, from: Day, to: Day): PlanCell[] {
    const span = { from, to, today: this.today };
    const planned = plannedChore(this.timelineOf(chore), span, chore.submissions);
    return planCells(planned, kid, span, (day) => this.isPaused(kid, day)).toSorted((a, b) => a.day - b.day);
  }

  streakOf(kid: KidSince): Streak {
    const own = this.chores.flatMap(({ submissions }) => submissions.filter(({ kidId }) => kidId === kid.id));
    const daysOf = (status: string) =>
      new Set(own.filter((submission) => submission.status === status).map(({ handedInOn }) => handedInOn));
    return streakOf({
      today: this.today,
      approvedOn: [...daysOf('approved')].toSorted((a, b) => a - b),
      pendingOn: daysOf('pending'),
      isPausedOn: (day) => this.isPaused(kid, day),
      isScheduledOn: scheduledDays(
        this.chores.map((chore) => this.timelineOf(chore)),
        kid,
      ),
      firstMissed: (from, to) => {
        const missed = this.chores.flatMap((chore) =>
          this.cellsOf(chore, kid, from, to).flatMap(({ day, state }) => (state === 'missed' ? [day] : [])),
        );
        return missed.length === 0 ? null : Math.min(...missed);
      },
    });
  }

  timelineOf = ({ revisions, exceptions }: SimulatedChore): ChoreTimeline => ({
    revisions,
    exceptions: groupBy(exceptions, ({ key }) => key),
  });

  #revise(chore: SimulatedChore, continues = false): void {
    const family = { kidIds: this.kids.map(({ id }) => id), weekStart: this.weekStart };
    this.#replace(chore, revise(chore.revisions, this.today, chore.rules, family, continues));
  }

  #replace(chore: SimulatedChore, revision: Revision | null): void {
    const before = chore.revisions.filter(({ fromDay }) => fromDay < this.today);
    chore.revisions = revision ? [...before, revision] : before;
  }
}
