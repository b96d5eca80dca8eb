import { DAY_MS } from '@shared/constants';
import { PASSWORD, PATTERN } from './generate';
import type { Ask, Caller } from './growth-caller';

/** A family with three years of history, signed in. */
export interface Family {
  id: string;
  code: string;
  username: string;
  parent: { id: string; cookie: string };
  kids: { id: string; cookie: string }[];
  /** Shown ones, none of them waiting for the first kid. */
  chores: string[];
  /** What costs the first kid no more than can be paid over and over. */
  reward: { id: string; cost: number };
}

/** Prepares what the call needs, unmeasured, and returns the call; it is made on the first kid. */
type Prepare = (family: Family, caller: Caller, round: number) => Promise<Ask> | Ask;

const NEW_KID = { name: 'Mia', avatarColor: '#FF6B6B', picturePattern: PATTERN };
const at = (round: number, list: string[]): string => list[round % list.length] ?? '';

function kidOf({ kids }: Family): { id: string; cookie: string } {
  const [kid] = kids;
  if (!kid) throw new Error('a family without kids');
  return kid;
}

const byParent =
  (path: (family: Family) => string): Prepare =>
  (family) => ({ method: 'GET', path: path(family), cookie: family.parent.cookie });
const byKid =
  (path: (family: Family) => string): Prepare =>
  (family) => ({ method: 'GET', path: path(family), cookie: kidOf(family).cookie });

/** Sends an ask and returns the id of the record that came back. */
async function made(caller: Caller, ask: Ask): Promise<string> {
  const { text } = await caller.ask(ask);
  const record: unknown = JSON.parse(text);
  if (typeof record === 'object' && record !== null && 'id' in record) return String(record.id);
  throw new Error(`${ask.path} answered no record`);
}

const submit = (family: Family, round: number): Ask => ({
  method: 'POST',
  path: '/api/chore-submissions',
  cookie: kidOf(family).cookie,
  body: { kidId: kidOf(family).id, choreId: at(round, family.chores) },
});
const request = (family: Family): Ask => ({
  method: 'POST',
  path: '/api/reward-redemptions',
  cookie: kidOf(family).cookie,
  body: { kidId: kidOf(family).id, rewardId: family.reward.id, starsSpent: family.reward.cost },
});
const write = (family: Family): Ask => ({
  method: 'POST',
  path: '/api/messages',
  cookie: family.parent.cookie,
  body: { toKidId: kidOf(family).id, content: 'Well done!', emoji: '🌟', messageType: 'general' },
});
const byParentTo = (method: Ask['method'], path: string, family: Family, body: object = {}): Ask => ({
  method,
  path,
  cookie: family.parent.cookie,
  body,
});
const review = (kind: string, family: Family, id: string, status = 'approved'): Ask =>
  byParentTo('PUT', `/api/${kind}/${id}/review`, family, { status });

const CHORE = { name: 'Wash up', starReward: 5 };
const REWARD = { name: 'Cinema', starCost: 50 };

/** Every call of a family but uploads and those that only change the account. Dates are of the history that ends at `until`. */
export function familyCalls(until: Date): Record<string, Prepare> {
  const ninety = new URLSearchParams({
    startDate: new Date(until.getTime() - 90 * DAY_MS).toISOString(),
    endDate: until.toISOString(),
  }).toString();
  const before = new Date(until.getTime() - 40 * DAY_MS);
  const month = `year=${before.getUTCFullYear()}&month=${before.getUTCMonth() + 1}`;
  return {
    'GET user': byParent(() => '/api/user'),
    'GET kids': byParent(() => '/api/kids'),
    'GET kids/:id': byKid((family) => `/api/kids/${kidOf(family).id}`),
    'GET kids/family/:code': ({ code }) => ({ method: 'GET', path: `/api/kids/family/${code}` }),
    'GET kids/family/:code/chores': byKid(({ code }) => `/api/kids/family/${code}/chores`),
    'GET kids/family/:code/rewards': byKid(({ code }) => `/api/kids/family/${code}/rewards`),
    'GET chores': byParent(() => '/api/chores'),
    'GET rewards': byParent(() => '/api/rewards'),
    'GET chore-submissions/pending': byParent(() => '/api/chore-submissions/pending'),
    'GET reward-redemptions/pending': byParent(() => '/api/reward-redemptions/pending'),
    'GET kids/:id/badges': byKid((family) => `/api/kids/${kidOf(family).id}/badges`),
    'GET kids/:id/lifetime-stars': byKid((family) => `/api/kids/${kidOf(family).id}/lifetime-stars`),
    'GET kids/:id/messages': byKid((family) => `/api/kids/${kidOf(family).id}/messages`),
    'GET kids/:id/approved-rewards': byKid((family) => `/api/kids/${kidOf(family).id}/approved-rewards`),
    'GET kids/:id/requests': byKid((family) => `/api/kids/${kidOf(family).id}/requests`),
    'GET kids/:id/chore-history': byKid((family) => `/api/kids/${kidOf(family).id}/chore-history?${month}`),
    'GET kids/:id/reward-redemptions': byKid(
      (family) => `/api/kids/${kidOf(family).id}/reward-redemptions?${month}`,
    ),
    'GET reward-redemptions': byParent(() => `/api/reward-redemptions?${month}`),
    'GET leaderboard': byKid(() => '/api/leaderboard'),
    'GET analytics, 90 days': byParent(() => `/api/analytics?${ninety}`),
    'GET analytics/summary, 90 days': byParent(() => `/api/analytics/summary?${ninety}`),
    'GET family/export': byParent(() => '/api/family/export'),
    'POST login': ({ username }) => ({
      method: 'POST',
      path: '/api/login',
      body: { username, password: PASSWORD },
    }),
    'POST kids/:id/login': (family) => ({
      method: 'POST',
      path: `/api/kids/${kidOf(family).id}/login`,
      body: { pattern: PATTERN },
    }),
    'POST chore-submissions': (family, _caller, round) => submit(family, round),
    'PUT chore-submissions/:id/review': async (family, caller, round) =>
      review('chore-submissions', family, await made(caller, submit(family, round))),
    'POST reward-redemptions': (family) => request(family),
    'PUT reward-redemptions/:id/review': async (family, caller) =>
      review('reward-redemptions', family, await made(caller, request(family))),
    'PUT reward-redemptions/:id/mark-shown': async (family, caller) => {
      const id = await made(caller, request(family));
      await caller.ask(review('reward-redemptions', family, id));
      return {
        method: 'PUT',
        path: `/api/reward-redemptions/${id}/mark-shown`,
        cookie: kidOf(family).cookie,
      };
    },
    'POST messages': (family) => write(family),
    'PUT messages/:id/read': async (family, caller) => ({
      method: 'PUT',
      path: `/api/messages/${await made(caller, write(family))}/read`,
      cookie: kidOf(family).cookie,
    }),
    'POST chores': (family) => byParentTo('POST', '/api/chores', family, CHORE),
    'PUT chores/:id': (family, _caller, round) =>
      byParentTo('PUT', `/api/chores/${at(round, family.chores)}`, family, { starReward: 5 + (round % 2) }),
    'DELETE chores/:id': async (family, caller) =>
      byParentTo(
        'DELETE',
        `/api/chores/${await made(caller, byParentTo('POST', '/api/chores', family, CHORE))}`,
        family,
      ),
    'POST rewards': (family) => byParentTo('POST', '/api/rewards', family, REWARD),
    'DELETE rewards/:id': async (family, caller) =>
      byParentTo(
        'DELETE',
        `/api/rewards/${await made(caller, byParentTo('POST', '/api/rewards', family, REWARD))}`,
        family,
      ),
    'PUT kids/:id': (family, _caller, round) =>
      byParentTo('PUT', `/api/kids/${kidOf(family).id}`, family, { name: `Mia ${round}` }),
    'DELETE kids/:id': async (family, caller) =>
      byParentTo(
        'DELETE',
        `/api/kids/${await made(caller, byParentTo('POST', '/api/kids', family, NEW_KID))}`,
        family,
      ),
  };
}

/** Puts away what a measured call left, so that the next one finds the family as it was. */
export async function tidyAfter(call: string, family: Family, caller: Caller, answer: string): Promise<void> {
  if (!call.startsWith('POST ') || call.endsWith('login') || call === 'POST messages') return;
  const { id } = JSON.parse(answer) as { id: string };
  const kind = call.slice('POST '.length);
  if (kind === 'chores' || kind === 'rewards')
    await caller.ask(byParentTo('DELETE', `/api/${kind}/${id}`, family));
  else await caller.ask(review(kind, family, id, 'rejected'));
}
