import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { choreSubmission } from '@shared/contracts/submissions';
import { Agent, type HttpResponse } from './agent';
import type { AppProcess } from './app-process';
import { createChore, createFamily, createKid, createReward, kidAgent } from './families';
import { query } from '../setup/test-database';
import { strict } from './strict';

export interface StormKid {
  kidId: string;
  parentId: string;
  kid: Agent;
  parent: Agent;
  chores: string[];
  rewardId: string;
}

const STARS = 20;
const COST = 10;

/** Creates two kids per family, three chores of 20 stars and a reward of 10. */
export async function stormFamilies(app: Pick<AppProcess, 'url'>, families: number): Promise<StormKid[]> {
  const made: StormKid[] = [];
  for (let index = 0; index < families; index += 1) {
    const family = await createFamily(app);
    const chores: string[] = [];
    for (const name of ['Wash up', 'Rake', 'Sweep']) {
      chores.push((await createChore(family, { name, starReward: STARS })).id);
    }
    const reward = await createReward(family, { starCost: COST });
    for (const name of ['Mia', 'Ben']) {
      const kid = await createKid(family, { name });
      made.push({
        kidId: kid.id,
        parentId: family.user.id,
        kid: await kidAgent(app, kid),
        parent: family.parent,
        chores,
        rewardId: reward.id,
      });
    }
  }
  return made;
}

export function moved(kids: StormKid[], { url }: AppProcess): StormKid[] {
  return kids.map((each) => ({
    ...each,
    kid: new Agent(url).copyCookies(each.kid),
    parent: new Agent(url).copyCookies(each.parent),
  }));
}

/** Writes by the record's id, and the number of responses by status. */
export interface StormLog {
  submitted: Set<string>;
  approved: Set<string>;
  requested: Set<string>;
  granted: Set<string>;
  statuses: Record<number, number>;
  lost: number;
  lastWriteAt: number;
}

export const newStormLog = (): StormLog => ({
  submitted: new Set(),
  approved: new Set(),
  requested: new Set(),
  granted: new Set(),
  statuses: {},
  lost: 0,
  lastWriteAt: 0,
});

/** Writes until `until` is aborted or the app stops responding. Retries after a 503. */
export async function storm(kids: StormKid[], log: StormLog, until: AbortSignal): Promise<void> {
  await Promise.all(kids.flatMap((each) => each.chores.map((choreId) => stormOf(each, choreId, log, until))));
}

class Gone extends Error {}

async function stormOf(each: StormKid, choreId: string, log: StormLog, until: AbortSignal): Promise<void> {
  const { kid, parent, kidId, rewardId } = each;
  const ask = async (request: () => Promise<HttpResponse>): Promise<HttpResponse> => {
    for (;;) {
      const response = await request().catch(() => undefined);
      if (!response) {
        log.lost += 1;
        throw new Gone();
      }
      log.statuses[response.status] = (log.statuses[response.status] ?? 0) + 1;
      if (response.status < 300) log.lastWriteAt = performance.now();
      if (response.status !== 503 || until.aborted) return response;
      await sleep(50);
    }
  };
  const post = (path: string, body: object) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    return ask(() => kid.post(path, body, headers));
  };
  try {
    while (!until.aborted) {
      const submission = await post('/api/chore-submissions', { kidId, choreId });
      if (submission.status !== 201) {
        await finishOld(each, choreId, ask);
        continue;
      }
      const { id } = strict(choreSubmission).parse(submission.body);
      log.submitted.add(id);
      const approval = await ask(() =>
        parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' }),
      );
      if (approval.status === 200) log.approved.add(id);
      const request = await post('/api/reward-redemptions', { kidId, rewardId, starsSpent: COST });
      if (request.status !== 201) continue;
      const redemption = strict(rewardRedemption).parse(request.body);
      log.requested.add(redemption.id);
      const grant = await ask(() =>
        parent.put(`/api/reward-redemptions/${redemption.id}/review`, { status: 'approved' }),
      );
      if (grant.status === 200) log.granted.add(redemption.id);
    }
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
  }
}

async function finishOld(
  { parent, kidId }: Pick<StormKid, 'parent' | 'kidId'>,
  choreId: string,
  ask: (request: () => Promise<HttpResponse>) => Promise<HttpResponse>,
): Promise<void> {
  const pending = await ask(() => parent.get('/api/chore-submissions/pending'));
  if (pending.status !== 200) return;
  for (const each of strict(choreSubmission.array()).parse(pending.body)) {
    if (each.choreId !== choreId || each.kidId !== kidId) continue;
    await ask(() => parent.put(`/api/chore-submissions/${each.id}/review`, { status: 'rejected' }));
  }
}

/** Describes missing confirmed writes, or stars that don't add up. */
export async function faultsInBooks(url: string, log: StormLog): Promise<string[]> {
  const [faults] = await query<{ faults: string[] }>(
    url,
    `SELECT array_remove(ARRAY[
       (SELECT 'submissions lost: ' || count(*) FROM unnest($1::uuid[]) i WHERE NOT EXISTS (SELECT FROM chore_submissions s WHERE s.id = i) HAVING count(*) > 0),
       (SELECT 'approvals lost: ' || count(*) FROM unnest($2::uuid[]) i WHERE NOT EXISTS (SELECT FROM chore_submissions s JOIN star_ledger l ON l.submission_id = s.id WHERE s.id = i AND s.status = 'approved') HAVING count(*) > 0),
       (SELECT 'redemptions lost: ' || count(*) FROM unnest($3::uuid[]) i WHERE NOT EXISTS (SELECT FROM reward_redemptions r WHERE r.id = i) HAVING count(*) > 0),
       (SELECT 'grants lost: ' || count(*) FROM unnest($4::uuid[]) i WHERE NOT EXISTS (SELECT FROM reward_redemptions r JOIN star_ledger l ON l.redemption_id = r.id WHERE r.id = i AND r.status = 'approved') HAVING count(*) > 0),
       (SELECT 'kids whose ledger differs: ' || count(*) FROM kids k WHERE (k.total_stars, k.lifetime_stars) IS DISTINCT FROM (SELECT (coalesce(sum(amount), 0)::int, coalesce(sum(lifetime_delta), 0)::int) FROM star_ledger l WHERE l.kid_id = k.id) HAVING count(*) > 0),
       (SELECT 'approved without stars: ' || count(*) FROM chore_submissions s WHERE status = 'approved' AND NOT EXISTS (SELECT FROM star_ledger l WHERE l.submission_id = s.id) HAVING count(*) > 0),
       (SELECT 'granted without stars: ' || count(*) FROM reward_redemptions r WHERE status = 'approved' AND NOT EXISTS (SELECT FROM star_ledger l WHERE l.redemption_id = r.id) HAVING count(*) > 0),
       (SELECT 'rewards whose count differs: ' || count(*) FROM rewards w WHERE current_redemptions <> (SELECT count(*) FROM reward_redemptions r WHERE r.reward_id = w.id AND r.status = 'approved') HAVING count(*) > 0)
     ], NULL) AS faults`,
    [log.submitted, log.approved, log.requested, log.granted].map((ids) => [...ids]),
  );
  return faults?.faults ?? ['no response'];
}
