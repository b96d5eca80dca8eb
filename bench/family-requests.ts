import { DAY_MS } from '@shared/constants';
import type { Family } from './families';
import { PASSWORD, PATTERN } from './generate';
import type { HttpClient, HttpRequest } from './http';

export type Prepare = (
  family: Family,
  client: HttpClient,
  round: number,
) => Promise<HttpRequest> | HttpRequest;

const byParent = (
  method: HttpRequest['method'],
  path: string,
  { parent }: Family,
  body = {},
): HttpRequest => ({ method, path, cookie: parent.cookie, body });
const byKid = (method: HttpRequest['method'], path: string, { kid }: Family, body = {}): HttpRequest => ({
  method,
  path,
  cookie: kid.cookie,
  body,
});
const choreOf = ({ chores }: Family, round: number): string => chores[round % chores.length] ?? '';

export const submit = (family: Family, round: number) =>
  byKid('POST', '/api/chore-submissions', family, {
    kidId: family.kid.id,
    choreId: choreOf(family, round),
  });
const redeem = (family: Family) =>
  byKid('POST', '/api/reward-redemptions', family, {
    kidId: family.kid.id,
    rewardId: family.reward.id,
    starsSpent: family.reward.cost,
  });
const write = (family: Family) =>
  byParent('POST', '/api/messages', family, {
    toKidId: family.kid.id,
    content: 'Well done!',
    emoji: '🌟',
    messageType: 'general',
  });
export const review = (records: string, family: Family, id: string, status = 'approved') =>
  byParent('PUT', `/api/${records}/${id}/review`, family, { status });
const addChore = (family: Family) =>
  byParent('POST', '/api/chores', family, { name: 'Wash up', starReward: 5 });
const addReward = (family: Family) =>
  byParent('POST', '/api/rewards', family, { name: 'Cinema', starCost: 50 });
const addKid = (family: Family) =>
  byParent('POST', '/api/kids', family, { name: 'Mia', avatarColor: '#FF6B6B', picturePattern: PATTERN });

async function create(client: HttpClient, request: HttpRequest): Promise<string> {
  const { body } = await client.send(request);
  return (JSON.parse(body.toString()) as { id: string }).id;
}

/** Requests except uploads and account changes. The history ends at `until`. */
export function familyRequests(until: Date): Record<string, Prepare> {
  const day = (daysBack: number) => new Date(until.getTime() - daysBack * DAY_MS);
  const ninety = new URLSearchParams({ startDate: day(90).toISOString(), endDate: until.toISOString() });
  const month = `year=${day(40).getUTCFullYear()}&month=${day(40).getUTCMonth() + 1}`;
  const parentReads: Record<string, string> = {
    user: '/api/user',
    kids: '/api/kids',
    chores: '/api/chores',
    rewards: '/api/rewards',
    'family/plan': `/api/family/plan?from=${day(7).toISOString().slice(0, 10)}&days=7`,
    'family/tune-up': '/api/family/tune-up',
    'family/overview': '/api/family/overview',
    'chore-submissions/pending': '/api/chore-submissions/pending',
    'reward-redemptions/pending': '/api/reward-redemptions/pending',
    'reward-redemptions, a month': `/api/reward-redemptions?${month}`,
    'analytics, 90 days': `/api/analytics?${ninety}`,
    'analytics/summary, 90 days': `/api/analytics/summary?${ninety}`,
    'family/export': '/api/family/export',
  };
  const kidReads: Record<string, (family: Family) => string> = {
    leaderboard: () => '/api/leaderboard',
    'kids/family/:code/chores': ({ code }) => `/api/kids/family/${code}/chores`,
    'kids/family/:code/rewards': ({ code }) => `/api/kids/family/${code}/rewards`,
    'kids/:id': ({ kid }) => `/api/kids/${kid.id}`,
    'kids/:id/chores': ({ kid }) => `/api/kids/${kid.id}/chores`,
    'kids/:id/badges': ({ kid }) => `/api/kids/${kid.id}/badges`,
    'kids/:id/lifetime-stars': ({ kid }) => `/api/kids/${kid.id}/lifetime-stars`,
    'kids/:id/messages': ({ kid }) => `/api/kids/${kid.id}/messages`,
    'kids/:id/approved-rewards': ({ kid }) => `/api/kids/${kid.id}/approved-rewards`,
    'kids/:id/requests': ({ kid }) => `/api/kids/${kid.id}/requests`,
    'kids/:id/chore-history': ({ kid }) => `/api/kids/${kid.id}/chore-history?${month}`,
    'kids/:id/reward-redemptions': ({ kid }) => `/api/kids/${kid.id}/reward-redemptions?${month}`,
  };
  const reads: Record<string, Prepare> = {};
  for (const [name, path] of Object.entries(parentReads))
    reads[`GET ${name}`] = (family) => byParent('GET', path, family);
  for (const [name, path] of Object.entries(kidReads))
    reads[`GET ${name}`] = (family) => byKid('GET', path(family), family);
  return {
    ...reads,
    'GET kids/family/:code': ({ code }) => ({ method: 'GET', path: `/api/kids/family/${code}` }),
    'POST login': ({ username }) => ({
      method: 'POST',
      path: '/api/login',
      body: { username, password: PASSWORD },
    }),
    'POST kids/:id/login': ({ kid }) => ({
      method: 'POST',
      path: `/api/kids/${kid.id}/login`,
      body: { pattern: PATTERN },
    }),
    'POST chore-submissions': (family, _client, round) => submit(family, round),
    'PUT chore-submissions/:id/review': async (family, client, round) =>
      review('chore-submissions', family, await create(client, submit(family, round))),
    'POST reward-redemptions': redeem,
    'PUT reward-redemptions/:id/review': async (family, client) =>
      review('reward-redemptions', family, await create(client, redeem(family))),
    'PUT reward-redemptions/:id/mark-shown': async (family, client) => {
      const id = await create(client, redeem(family));
      await client.send(review('reward-redemptions', family, id));
      return byKid('PUT', `/api/reward-redemptions/${id}/mark-shown`, family);
    },
    'POST messages': write,
    'PUT messages/:id/read': async (family, client) =>
      byKid('PUT', `/api/messages/${await create(client, write(family))}/read`, family),
    'POST chores': addChore,
    'PUT chores/:id': (family, _client, round) =>
      byParent('PUT', `/api/chores/${choreOf(family, round)}`, family, { starReward: 5 + (round % 2) }),
    'DELETE chores/:id': async (family, client) =>
      byParent('DELETE', `/api/chores/${await create(client, addChore(family))}`, family),
    'POST rewards': addReward,
    'DELETE rewards/:id': async (family, client) =>
      byParent('DELETE', `/api/rewards/${await create(client, addReward(family))}`, family),
    'PUT kids/:id': (family, _client, round) =>
      byParent('PUT', `/api/kids/${family.kid.id}`, family, { name: `Mia ${round}` }),
    'DELETE kids/:id': async (family, client) =>
      byParent('DELETE', `/api/kids/${await create(client, addKid(family))}`, family),
  };
}

export async function removeCreated(
  name: string,
  family: Family,
  client: HttpClient,
  body: Buffer,
): Promise<void> {
  const records = name.slice('POST '.length);
  if (!name.startsWith('POST ') || records.endsWith('login') || records === 'messages') return;
  const { id } = JSON.parse(body.toString()) as { id: string };
  await client.send(
    records === 'chores' || records === 'rewards'
      ? byParent('DELETE', `/api/${records}/${id}`, family)
      : review(records, family, id, 'rejected'),
  );
}
