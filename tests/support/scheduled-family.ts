import { beforeEach } from 'vitest';
import { z } from 'zod';
import type { Chore, ChoreBody } from '@shared/contracts/chores';
import { kidRequests } from '@shared/contracts/kid-requests';
import { parentKid } from '@shared/contracts/kids';
import { familyPlan, kidChore } from '@shared/contracts/plan';
import { choreSubmission } from '@shared/contracts/submissions';
import { addDays, calendarDateOf, weekdayOf } from '@shared/rules/calendar';
import { age } from './age';
import type { Agent } from './agent';
import { expectResponse } from './expect-response';
import { createChore, createFamily, createKid, kidAgent, type TestFamily, type TestKid } from './families';
import type { TestServer } from './server';

export const today = () => calendarDateOf(new Date(), 'UTC');
export const weekday = (days = 0) => weekdayOf(addDays(today(), days));
export const daily = { kind: 'times', times: 1, per: 'day' } as const;

export interface ScheduledFamily {
  family: TestFamily;
  mia: TestKid;
  ben: TestKid;
  tablets: Record<string, Agent>;
}

export function useScheduledFamily(server: TestServer) {
  const at = {} as ScheduledFamily;
  const query = (text: string, values: unknown[]) => server.pool.query(text, values);

  beforeEach(async () => {
    at.family = await createFamily(server, { timezone: 'UTC' });
    at.mia = await createKid(at.family, { name: 'Mia' });
    at.ben = await createKid(at.family, { name: 'Ben' });
    // The kids must have existed.
    await age(query, 60, { kids: [at.mia.id, at.ben.id] });
    at.tablets = { [at.mia.id]: await kidAgent(server, at.mia), [at.ben.id]: await kidAgent(server, at.ben) };
  });

  const make = (body: Partial<ChoreBody>) => createChore(at.family, body);
  const tabletOf = ({ id }: TestKid) => at.tablets[id] as Agent;
  const submit = (kid: TestKid, { id: choreId }: Chore) =>
    tabletOf(kid).post('/api/chore-submissions', { kidId: kid.id, choreId });
  const submitted = async (kid: TestKid, of: Chore) =>
    expectResponse(await submit(kid, of), 201, choreSubmission);
  const review = async (id: string, body: object) =>
    expectResponse(
      await at.family.parent.put(`/api/chore-submissions/${id}/review`, body),
      200,
      choreSubmission,
    );
  const choresOf = async (kid: TestKid, agent = tabletOf(kid)) =>
    expectResponse(await agent.get(`/api/kids/${kid.id}/chores`), 200, z.array(kidChore));
  const stateOf = async (kid: TestKid, { id }: Chore) =>
    (await choresOf(kid)).find((item) => item.chore.id === id);
  const complete = (kid: TestKid, { id: choreId }: Chore, more: object = {}) =>
    at.family.parent.post(`/api/kids/${kid.id}/completions`, { choreId, ...more });
  const plan = async (from = today(), days = 7) =>
    expectResponse(await at.family.parent.get(`/api/family/plan?from=${from}&days=${days}`), 200, familyPlan);
  const cellsOf = async (kid: TestKid, of: Chore, from?: string, days?: number) => {
    const { kids } = await plan(from, days);
    const cells = kids.find((row) => row.kid.id === kid.id)?.cells ?? [];
    return cells.filter(({ choreId }) => choreId === of.id);
  };
  const agedBy = async (days: number, chore: Chore) => {
    await age(query, days, { chores: [chore.id] });
  };

  const withdraw = (id: string, agent = tabletOf(at.mia)) => agent.del(`/api/chore-submissions/${id}`);
  const undo = (id: string, agent = at.family.parent) => agent.post(`/api/chore-submissions/${id}/undo`);
  const undone = async (id: string) => expectResponse(await undo(id), 200, choreSubmission);
  const waiting = async () =>
    expectResponse(
      await at.family.parent.get('/api/chore-submissions/pending'),
      200,
      z.array(choreSubmission),
    ).map(({ id }) => id);
  const starsNow = async () => {
    const response = await at.family.parent.get(`/api/kids/${at.mia.id}`);
    const { totalStars, lifetimeStars, currentLevel } = expectResponse(response, 200, parentKid);
    return [totalStars, lifetimeStars, currentLevel];
  };
  const requestsNow = async () =>
    expectResponse(await tabletOf(at.mia).get(`/api/kids/${at.mia.id}/requests`), 200, kidRequests);

  return {
    at,
    make,
    tabletOf,
    submit,
    submitted,
    review,
    choresOf,
    stateOf,
    complete,
    plan,
    cellsOf,
    agedBy,
    withdraw,
    undo,
    undone,
    waiting,
    starsNow,
    requestsNow,
  };
}
