import { DAY_MS } from '@shared/constants';
import type { messages } from '@shared/tables/index';
import { newId } from '../lib/ids';
import { ChoreLife } from './chore-life';
import type { Household, HouseholdKid } from './household';
import { Life } from './life';
import { momentOf, weekdayOf, type Day } from './local-time';
import { RewardLife } from './reward-life';
import { MESSAGES } from './sayings';

const MINUTE = 60_000;
const HOUR = 60;

interface Calendar {
  /** The days to live through, the last of them today. */
  days: Day[];
  now: Date;
  timezone: string;
}

/** Every row that a family's life leaves behind, as the tables take them. */
export interface History {
  life: Life;
  submissions: ChoreLife['submissions'];
  redemptions: RewardLife['redemptions'];
  messages: (typeof messages.$inferInsert)[];
}

/**
 * What happened in `household` until now, with something of both kinds left to review and to see. By the family's clock:
 * chores after school, a parent's look at them soon or in the evening, rewards mostly at weekends. Counts the approved
 * redemptions on the household's rewards.
 */
export function liveHistory(household: Household, calendar: Calendar): History {
  const life = new Life(household);
  const chores = new ChoreLife(life, calendar.timezone);
  const rewards = new RewardLife(life, household.rewards);
  const letters: History['messages'] = [];
  for (const day of calendar.days) {
    for (const kid of household.kids) planDay(kid, day);
    if (life.random.chance(0.18)) life.agenda.add(clock(day, 20 * HOUR, 90), write);
  }
  life.agenda.runUntil(calendar.now.getTime() - 20 * MINUTE);
  leaveSomethingToReview();
  leaveSomethingToSee();
  return { life, submissions: chores.submissions, redemptions: rewards.redemptions, messages: letters };

  /** On `day` at `minute` after midnight or up to `late` minutes later. */
  function clock(day: Day, minute: number, late: number): number {
    const { random } = life;
    const second = random.between(0, 59) * 1000;
    return momentOf(day, minute + random.between(0, late), calendar.timezone) + second;
  }

  function planDay(kid: HouseholdKid, day: Day): void {
    const { random, agenda } = life;
    const free = weekdayOf(day) === 0 || weekdayOf(day) === 6;
    const start = free ? 9 * HOUR : 15 * HOUR + 30;
    const doing = household.chores.filter(({ name }) => random.chance(kid.habits[name] ?? 0));
    const wants = random.chance(free ? kid.spending.chance : kid.spending.chance / 6);
    if (doing.length === 0 && !wants) return;
    agenda.add(clock(day, start, 15), (at) => life.note(kid.id, 'kid_login', new Date(at)));
    for (const chore of doing) {
      agenda.add(clock(day, start + 20, 130), (at) => {
        chores.submit(kid, chore, at, reviewTime(day, at));
      });
    }
    if (wants) agenda.add(clock(day, start + 155, 40), (at) => spend(kid, day, at));
  }

  function spend(kid: HouseholdKid, day: Day, at: number): void {
    const [first, ...others] = rewards.wishes(kid, kid.spending.keeps);
    if (first) rewards.request(kid, life.random.pick([first, ...others]), at, reviewTime(day, at));
  }

  function reviewTime(day: Day, at: number): number {
    const soon = at + life.random.between(4, 50) * MINUTE;
    return life.random.chance(0.55) ? soon : Math.max(soon, clock(day, 19 * HOUR + 30, 80));
  }

  function write(at: number): void {
    const kid = household.kids[life.random.between(0, household.kids.length - 1)];
    if (kid) letters.push(letterTo(kid, at, new Date(at + DAY_MS)));
  }

  function letterTo(kid: HouseholdKid, at: number, readAt: Date | null): History['messages'][number] {
    const { familyId, parentId } = household;
    const saying = life.random.pick(MESSAGES);
    return { id: newId(), familyId, parentId, kidId: kid.id, ...saying, createdAt: new Date(at), readAt };
  }

  /** One chore of each kid, and one wish of each who has the stars, unless theirs are waiting already. */
  function leaveSomethingToReview(): void {
    let at = calendar.now.getTime() - 18 * MINUTE;
    const next = () => (at += 90_000);
    for (const kid of household.kids) {
      life.note(kid.id, 'kid_login', new Date(next()));
      household.chores
        .filter(({ name }) => name in kid.habits)
        .some((chore) => chores.submit(kid, chore, next()));
      const dearest = rewards.wishes(kid, 0).at(-1);
      if (dearest) rewards.request(kid, dearest, next());
    }
  }

  /** A word for each kid, and an approved wish that its kid has not seen yet. */
  function leaveSomethingToSee(): void {
    for (const [index, kid] of household.kids.entries()) {
      letters.push(letterTo(kid, calendar.now.getTime() - (index + 1) * 7 * MINUTE, null));
    }
    const latest = rewards.redemptions.findLast(({ status }) => status === 'approved');
    if (latest) latest.shownAt = null;
  }
}
