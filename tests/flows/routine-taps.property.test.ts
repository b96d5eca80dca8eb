import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { parentKid } from '@shared/contracts/kids';
import { kidChore } from '@shared/contracts/plan';
import type { RunRecord, StepState } from '@shared/rules/routine';
import type { HttpResponse } from '../support/agent';
import { expectResponse } from '../support/expect-response';
import { createChore, createFamily, createKid, kidAgent } from '../support/families';
import { everyDay } from '../support/routines';
import { today } from '../support/scheduled-family';
import { startServer } from '../support/server';

/** STORIES=1500 runs for ten minutes. */
const STORIES = Number(process.env.STORIES ?? 5);
const NAMES = ['Get dressed', 'Eat breakfast', 'Brush your teeth', 'Put on your shoes'];
const SECONDS = 10;
const STARS = 5;

const here = await startServer({ rateLimitMultiplier: 10_000 });
const there = await startServer({ database: here.database, rateLimitMultiplier: 10_000 });
afterAll(async () => {
  await there.close();
  await here.close();
});

interface Tap {
  step: number;
  state: StepState;
  device: number;
}
type Action = Tap | { running: boolean; device: number } | { order: number[] };

const device = fc.nat({ max: 1 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      step: fc.nat({ max: NAMES.length - 1 }),
      state: fc.constantFrom<StepState[]>('done', 'done', 'skipped', 'open'),
      device,
    }),
  },
  fc.record({ running: fc.boolean(), device }),
  fc.record({ order: fc.shuffledSubarray([...NAMES.keys()], { minLength: NAMES.length }) }),
);
/** Inner lists run concurrently. */
const story = fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 10 });

it(
  'is submitted once by two devices and a parent who edits it, and loses no step',
  { timeout: 60_000 + STORIES * 10_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(story, fc.boolean(), async (moments, needsApproval) => {
        const startedAt = Date.now();
        const home = await playRoutine(needsApproval);
        let states: StepState[] = NAMES.map(() => 'open');
        for (const moment of moments) {
          const before = await home.record();
          await Promise.all(moment.map(home.act));
          const isOver = (await home.record()) !== null;
          const now = await home.states();
          for (const [step, state] of now.entries()) {
            const sent = moment.flatMap((one) => ('step' in one && one.step === step ? [one.state] : []));
            // Taps after the submission are rejected.
            const earlier = isOver || sent.length === 0 ? [states[step]] : [];
            expect(before ? earlier : [...sent, ...earlier]).toContain(state);
          }
          states = now;
        }
        for (const [step, state] of states.entries())
          if (state === 'open') await home.act({ step, state: 'done', device: step % 2 });

        const record = await home.record();
        const opens = moments.flat().filter((one) => 'state' in one && one.state === 'open').length;
        const reopened = opens === 0 ? 0 : opens * SECONDS + (Date.now() - startedAt) / 1000 + opens;
        for (const { state, seconds } of record?.steps ?? []) {
          expect(state).not.toBe('open');
          expect(seconds).toBeGreaterThanOrEqual(SECONDS);
          expect(seconds).toBeLessThanOrEqual(SECONDS + reopened);
        }
        expect(home.answered.size).toBe(1);
        expect(await home.stars()).toBe(needsApproval ? 0 : STARS);
      }),
      { numRuns: STORIES },
    );
  },
);

async function playRoutine(needsApproval: boolean) {
  const family = await createFamily(here, { timezone: 'UTC' });
  const kid = await createKid(family);
  const tablet = await kidAgent(here, kid);
  const devices = [tablet, there.agentOf(tablet)];
  const chore = await createChore(family, {
    schedule: everyDay,
    steps: NAMES.map((name) => ({ name })),
    starReward: STARS,
    needsApproval,
  });
  const path = `/api/kids/${kid.id}/routines/${chore.id}`;
  const dueOn = today();
  /** The submissions in the answers. */
  const answered = new Set<string>();

  const send = (one: Action): Promise<HttpResponse> => {
    if ('order' in one) {
      const steps = one.order.map((index) => chore.steps[index]);
      return family.parent.put(`/api/chores/${chore.id}`, { steps });
    }
    const agent = devices[one.device] ?? tablet;
    if ('running' in one) return agent.put(path, { dueOn, running: one.running });
    const { step, state } = one;
    const seconds = state === 'open' ? undefined : SECONDS;
    return agent.put(`${path}/steps/${chore.steps[step]?.id}`, { dueOn, state, seconds });
  };
  const act = async (one: Action): Promise<void> => {
    const { status, body } = await send(one);
    expect([200, 404, 409]).toContain(status);
    const { submission } = body as { submission?: { id: string } | null };
    if (submission) answered.add(submission.id);
  };
  /** The record of the only submission. An open run and a submission exclude each other. */
  const record = async (): Promise<RunRecord | null> => {
    const { rows } = await here.pool.query<{ routine: RunRecord | null; runs: string }>(
      `SELECT routine, (SELECT count(*) FROM routine_runs WHERE chore_id = $1) AS runs
       FROM chore_submissions WHERE chore_id = $1`,
      [chore.id],
    );
    expect(rows.length).toBeLessThanOrEqual(1);
    expect(rows[0]?.runs ?? '0').toBe('0');
    return rows[0]?.routine ?? null;
  };
  const states = async (): Promise<StepState[]> => {
    const items = expectResponse(await tablet.get(`/api/kids/${kid.id}/chores`), 200, z.array(kidChore));
    const steps = (await record())?.steps ?? items[0]?.run?.steps ?? [];
    return chore.steps.map(({ id }) => steps.find((one) => one.id === id)?.state ?? 'open');
  };
  const stars = async () =>
    expectResponse(await family.parent.get(`/api/kids/${kid.id}`), 200, parentKid).totalStars;
  return { act, answered, record, states, stars };
}
