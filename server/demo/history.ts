import { DAY_MS, MINUTE_MS } from '@shared/constants';
import type { messages } from '@shared/tables/index';
import { newId } from '../lib/ids';
import { ChoreSimulation } from './chore-simulation';
import type { Household, HouseholdKid } from './household';
import { STEADY_DAYS, TRIP } from './family';
import { Simulation } from './simulation';
import { instantOf, weekdayOf, type Day } from './local-time';
import { RewardSimulation } from './reward-simulation';
import { MESSAGES } from './phrases';

const HOUR = 60;

const PARTS = { morning: 6 * HOUR + 30, afternoon: 14 * HOUR, evening: 17 * HOUR } as const;

interface Calendar {
  days: Day[];
  now: Date;
  timezone: string;
}

export interface History {
  simulation: Simulation;
  submissions: ChoreSimulation['submissions'];
  redemptions: RewardSimulation['redemptions'];
  messages: (typeof messages.$inferInsert)[];
}

/**
 * Simulates the household's history until now, including pending and unseen records. Counts approved
 * redemptions on the rewards.
 */
export function simulateHistory(household: Household, calendar: Calendar): History {
  const simulation = new Simulation(household);
  const chores = new ChoreSimulation(simulation, calendar.timezone, household.kids);
  const rewards = new RewardSimulation(simulation, household.rewards, calendar.timezone);
  const messages: History['messages'] = [];
  const today = calendar.days.at(-1) ?? 0;
  const daysAgo = (day: Day) => Math.round((today - day) / DAY_MS);
  for (const day of calendar.days) {
    if (daysAgo(day) <= TRIP.from && daysAgo(day) >= TRIP.until) continue;
    for (const kid of household.kids) planDay(kid, day);
    if (simulation.random.chance(0.18)) simulation.timeline.add(clock(day, 20 * HOUR, 90), sendMessage);
  }
  simulation.timeline.runUntil(calendar.now.getTime() - 20 * MINUTE_MS);
  leavePending();
  leaveUnseen();
  return { simulation, submissions: chores.submissions, redemptions: rewards.redemptions, messages };

  function clock(day: Day, minute: number, late: number): number {
    const { random } = simulation;
    const second = random.between(0, 59) * 1000;
    return instantOf(day, minute + random.between(0, late), calendar.timezone) + second;
  }

  function planDay(kid: HouseholdKid, day: Day): void {
    const { random, timeline } = simulation;
    const free = weekdayOf(day) === 0 || weekdayOf(day) === 6;
    const start = free ? 9 * HOUR : 15 * HOUR + 30;
    const isSteady = daysAgo(day) < STEADY_DAYS;
    const doing = household.chores.filter(
      ({ name }) => random.chance(kid.habits[name] ?? 0) || (isSteady && name === kid.steady),
    );
    const wants = random.chance(free ? kid.spending.chance : kid.spending.chance / 6);
    if (doing.length === 0 && !wants) return;
    timeline.add(clock(day, start, 15), (at) => simulation.recordLogin(kid.id, new Date(at)));
    for (const chore of doing) {
      const from = chore.partOfDay === null ? start + 20 : PARTS[chore.partOfDay];
      timeline.add(clock(day, from, 130), (at) => {
        chores.submit(kid, chore, at, reviewTime(day, at));
      });
    }
    if (wants) timeline.add(clock(day, start + 155, 40), (at) => spend(kid, day, at));
  }

  function spend(kid: HouseholdKid, day: Day, at: number): void {
    const [first, ...others] = rewards.affordable(kid, kid.spending.keeps, at);
    if (first) rewards.request(kid, simulation.random.pick([first, ...others]), at, reviewTime(day, at));
  }

  function reviewTime(day: Day, at: number): number {
    const soon = at + simulation.random.between(4, 50) * MINUTE_MS;
    if (simulation.random.chance(0.02)) return soon + 80 * HOUR * MINUTE_MS;
    return simulation.random.chance(0.55) ? soon : Math.max(soon, clock(day, 19 * HOUR + 30, 80));
  }

  function sendMessage(at: number): void {
    const kid = household.kids[simulation.random.between(0, household.kids.length - 1)];
    if (kid) messages.push(messageTo(kid, at, new Date(at + DAY_MS)));
  }

  function messageTo(kid: HouseholdKid, at: number, readAt: Date | null): History['messages'][number] {
    const { familyId, parentId } = household;
    const text = simulation.random.pick(MESSAGES);
    return { id: newId(), familyId, parentId, kidId: kid.id, ...text, createdAt: new Date(at), readAt };
  }

  function leavePending(): void {
    let at = calendar.now.getTime() - 18 * MINUTE_MS;
    const next = () => (at += 20_000);
    for (const kid of household.kids) {
      simulation.recordLogin(kid.id, new Date(next()));
      household.chores
        .filter(({ name, needsApproval }) => name in kid.habits && needsApproval)
        .some((chore) => chores.submit(kid, chore, next()));
      const dearest = rewards.affordable(kid, 0, at).at(-1);
      if (dearest) rewards.request(kid, dearest, next());
    }
  }

  function leaveUnseen(): void {
    for (const [index, kid] of household.kids.entries()) {
      messages.push(messageTo(kid, calendar.now.getTime() - (index + 1) * 7 * MINUTE_MS, null));
    }
    const latest = rewards.redemptions.findLast(({ status }) => status === 'approved');
    if (latest) latest.shownAt = null;
  }
}
