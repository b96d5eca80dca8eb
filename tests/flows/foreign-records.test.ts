import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerEntry } from '@shared/contracts/stars';
import { ENDPOINTS } from '@shared/api/endpoints';
import { newId } from '../../server/lib/ids';
import type { Agent } from '../support/agent';
import { expectError, expectResponse } from '../support/expect-response';
import { createFullFamily, checksum, type FullFamily } from '../support/full-family';
import { addMember, joinFamily } from '../support/members';
import { createUpload } from '../support/uploads';
import { startServer } from '../support/server';

/** Returns 404 and changes nothing. */
const server = await startServer();
afterAll(() => server.close());

let mine: FullFamily;
let theirs: FullFamily;
let picture: string;
let memberElsewhere: Agent;
beforeAll(async () => {
  [mine, theirs] = [await createFullFamily(server), await createFullFamily(server)];
  picture = await createUpload(theirs.family);
  const member = await addMember(mine.family);
  await joinFamily(theirs.family, member.user.id, 'helper');
  memberElsewhere = member.agent;
});

type Name = keyof FullFamily['ids'];
const MONTH = '?year=2026&month=3';

/** Statuses for a parent and a kid of another family. Compared with the app's routes. */
const PATHS: Record<string, { id: Name; parent: number; kid: number; body?: object; query?: string }> = {
  'GET /kids/family/:code/chores': { id: 'code', parent: 404, kid: 404 },
  'GET /kids/family/:code/rewards': { id: 'code', parent: 404, kid: 404 },
  'PUT /kids/:id': { id: 'kid', parent: 404, kid: 403, body: { name: 'Mine now' } },
  'DELETE /kids/:id': { id: 'kid', parent: 404, kid: 403 },
  'PUT /kids/:id/password': { id: 'kid', parent: 404, kid: 403, body: { picturePattern: [5, 6, 7, 8] } },
  'PUT /kids/:id/pause': { id: 'kid', parent: 404, kid: 403, body: { from: '2026-03-01' } },
  'POST /kids/:id/completions': { id: 'kid', parent: 404, kid: 403, body: { choreId: newId() } },
  'GET /kids/:id/stars': { id: 'kid', parent: 404, kid: 404 },
  'GET /kids/:id/stars/totals': { id: 'kid', parent: 404, kid: 404 },
  'GET /kids/:id/stars/export': { id: 'kid', parent: 404, kid: 403 },
  'POST /kids/:id/stars': { id: 'kid', parent: 404, kid: 403, body: { amount: 5, reason: 'Hello' } },
  // Another test has an entry of their kid.
  'POST /kids/:id/stars/:entryId/undo': { id: 'kid', parent: 404, kid: 403, body: {} },
  'POST /kids/:id/calendar': { id: 'kid', parent: 404, kid: 403 },
  'DELETE /kids/:id/calendar': { id: 'kid', parent: 404, kid: 403 },
  'GET /kids/:id/chores': { id: 'kid', parent: 404, kid: 404 },
  'PUT /kids/:id/goal': { id: 'kid', parent: 404, kid: 404, body: { rewardId: null } },
  'PUT /kids/:id/friend': { id: 'kid', parent: 404, kid: 404, body: { friend: 'owl' } },
  'GET /kids/:id/nest': { id: 'kid', parent: 404, kid: 404 },
  'PUT /kids/:id/routines/:choreId': {
    id: 'kid',
    parent: 403,
    kid: 404,
    body: { dueOn: null, running: true },
  },
  'PUT /kids/:id/routines/:choreId/steps/:stepId': {
    id: 'kid',
    parent: 403,
    kid: 404,
    body: { dueOn: null, state: 'done' },
  },
  'DELETE /kids/:id/routines/:choreId': { id: 'kid', parent: 403, kid: 404 },
  'PUT /kids/:id/nest': { id: 'kid', parent: 403, kid: 404, body: { places: [] } },
  'POST /kids/:id/surprises': { id: 'kid', parent: 403, kid: 404, body: {} },
  'POST /kids/:id/goodnights': { id: 'kid', parent: 403, kid: 404, body: { on: '2026-03-01' } },
  'GET /kids/:id/today': { id: 'kid', parent: 403, kid: 404 },
  'GET /kids/:id/news': { id: 'kid', parent: 403, kid: 404 },
  'PUT /kids/:id/news': { id: 'kid', parent: 403, kid: 404, body: { upTo: newId() } },
  'POST /kids/:id/unlock': { id: 'kid', parent: 404, kid: 403, body: {} },
  'GET /kids/:id/best-week': { id: 'kid', parent: 404, kid: 404 },
  'GET /kids/:id/badges': { id: 'kid', parent: 404, kid: 404 },
  'GET /kids/:id/lifetime-stars': { id: 'kid', parent: 404, kid: 404 },
  'GET /kids/:id/messages': { id: 'kid', parent: 404, kid: 404 },
  'GET /kids/:id/praise': { id: 'kid', parent: 404, kid: 404 },
  'POST /kids/:id/praise': { id: 'kid', parent: 404, kid: 403, body: { picture: 'hug' } },
  'DELETE /praise/:id': { id: 'praise', parent: 404, kid: 403 },
  'PUT /praise/:id/reply': { id: 'praise', parent: 403, kid: 404, body: { picture: 'hug' } },
  'GET /kids/:id/approved-rewards': { id: 'kid', parent: 404, kid: 404 },
  'GET /kids/:id/requests': { id: 'kid', parent: 404, kid: 404 },
  'GET /kids/:id/chore-history': { id: 'kid', parent: 404, kid: 404, query: MONTH },
  'GET /kids/:id/reward-redemptions': { id: 'kid', parent: 404, kid: 404, query: MONTH },
  'PUT /family/devices/:id': { id: 'device', parent: 404, kid: 403, body: { name: 'Mine now' } },
  'GET /family/devices/:id/board': { id: 'device', parent: 404, kid: 403 },
  'PUT /push/subscriptions/:id': { id: 'pushDevice', parent: 404, kid: 403, body: { wants: [] } },
  'PUT /family/webhooks/:id': { id: 'webhook', parent: 404, kid: 403, body: { isActive: false } },
  'POST /family/webhooks/:id/test': { id: 'webhook', parent: 404, kid: 403, body: {} },
  'DELETE /family/webhooks/:id': { id: 'webhook', parent: 404, kid: 403 },
  'PUT /family/board/calendars/:id': { id: 'calendar', parent: 404, kid: 403, body: { name: 'Mine now' } },
  'DELETE /family/board/calendars/:id': { id: 'calendar', parent: 404, kid: 403 },
  'DELETE /family/devices/:id': { id: 'device', parent: 404, kid: 403 },
  'DELETE /family/invites/:id': { id: 'invite', parent: 404, kid: 403 },
  'GET /parents/:id/reward-redemptions': { id: 'parent', parent: 404, kid: 403, query: MONTH },
  'PUT /chores/:id': { id: 'chore', parent: 404, kid: 403, body: { name: 'Mine now', starReward: 1000 } },
  'DELETE /chores/:id': { id: 'chore', parent: 404, kid: 403 },
  'POST /chores/:id/pass-turn': { id: 'chore', parent: 404, kid: 403, body: {} },
  'PUT /chores/:id/occurrences/:dueOn': { id: 'chore', parent: 404, kid: 403, body: { skipped: true } },
  'DELETE /chores/:id/occurrences/:dueOn': { id: 'chore', parent: 404, kid: 403 },
  'PUT /rewards/:id': { id: 'reward', parent: 404, kid: 403, body: { starCost: 1, isMystery: false } },
  'DELETE /rewards/:id': { id: 'reward', parent: 404, kid: 403 },
  'PUT /chore-submissions/:id/review': {
    id: 'submission',
    parent: 404,
    kid: 403,
    body: { status: 'approved', starsAwarded: 1000 },
  },
  'DELETE /chore-submissions/:id': { id: 'submission', parent: 403, kid: 404 },
  'POST /chore-submissions/:id/undo': { id: 'submission', parent: 404, kid: 403, body: {} },
  'DELETE /reward-redemptions/:id': { id: 'redemption', parent: 403, kid: 404 },
  'POST /reward-redemptions/:id/undo': { id: 'granted', parent: 404, kid: 403, body: {} },
  'PUT /reward-redemptions/:id/review': {
    id: 'redemption',
    parent: 404,
    kid: 403,
    body: { status: 'approved' },
  },
  'PUT /reward-redemptions/:id/deliver': { id: 'granted', parent: 404, kid: 403, body: { delivered: true } },
  'PUT /reward-redemptions/:id/mark-shown': { id: 'granted', parent: 403, kid: 404, body: {} },
  'PUT /messages/:id/read': { id: 'message', parent: 403, kid: 404, body: {} },
  'POST /admin/families/:id/views': { id: 'parent', parent: 403, kid: 403, body: { reason: 'x' } },
  'POST /admin/families/:id/suspend': { id: 'parent', parent: 403, kid: 403, body: { reason: 'x' } },
  'POST /admin/families/:id/restore': { id: 'parent', parent: 403, kid: 403, body: {} },
  'DELETE /admin/families/:id': { id: 'parent', parent: 403, kid: 403 },
};

const BOARD_PATHS: Record<string, { id: Name; body?: object }> = {
  'GET /board/images/:choreId': { id: 'chore' },
  'DELETE /board/checks/:submissionId': { id: 'submission' },
  'PUT /board/routines/:kidId/:choreId': { id: 'kid', body: { dueOn: null, running: true } },
  'PUT /board/routines/:kidId/:choreId/steps/:stepId': { id: 'kid', body: { dueOn: null, state: 'done' } },
  'DELETE /board/routines/:kidId/:choreId': { id: 'kid' },
};

const OTHERS = [
  // Logins check the pictures.
  'GET /kids/:id',
  'GET /kids/family/:code',
  'POST /kids/:id/login',
  'DELETE /user/sessions/:id',
  'DELETE /family/kid-sessions/:id',
  'DELETE /user/passkeys/:id',
  'DELETE /user/tokens/:id',
  'GET /calendars/:token.ics',
  'GET /invites/:token',
  'POST /invites/:token',
  'POST /email-confirm/:token',
  'POST /email-cancel/:token',
  'GET /weekly-letter/:token',
  'POST /weekly-letter/:token',
  'GET /password-reset/:token',
  'POST /password-reset/:token',
  'PUT /family/members/:userId',
  'DELETE /family/members/:userId',
  'GET /s3/multipart/:uploadId',
  'GET /s3/multipart/:uploadId/:part',
  'POST /s3/multipart/:uploadId/complete',
  'DELETE /s3/multipart/:uploadId',
];

const cases = Object.entries(PATHS).flatMap(([call, each]) =>
  (['parent', 'member elsewhere', 'kid'] as const).map((role) => ({
    call,
    role,
    status: role === 'kid' ? each.kid : each.parent,
    ...each,
  })),
);

function agentOf(full: FullFamily, role: string): Agent {
  if (role === 'member elsewhere') return memberElsewhere;
  return role === 'kid' ? full.kid : full.family.parent;
}

async function expectRefused(
  agent: Agent,
  { call, path, body, status }: { call: string; path: string; body?: object; status: number },
): Promise<void> {
  const before = await checksum(server.db);
  const method = call.split(' ')[0] ?? 'GET';
  const response = await agent.send(method, path, body === undefined ? undefined : JSON.stringify(body));
  expectError(response, status, status === 403 ? 'forbidden' : 'not_found');
  expect(await checksum(server.db)).toEqual(before);
}

describe('a record of another family', () => {
  it('is tested on every call with a record in its path', () => {
    const named = ENDPOINTS.filter(({ path }) => path.startsWith('/api/') && path.includes(':')).map(
      ({ method, path }) => `${method} ${path.slice('/api'.length)}`,
    );
    const tested = [...Object.keys(PATHS), ...Object.keys(BOARD_PATHS), ...OTHERS];
    expect(tested.toSorted()).toEqual(named.toSorted());
  });

  it.each(cases)('$call returns $status to a $role', async ({ call, role, status, id, body, query = '' }) => {
    const route = call.split(' ')[1] ?? '';
    const path = `/api${route.replace(/:\w+/, theirs.ids[id])}${query}`;
    await expectRefused(agentOf(mine, role), { call, path, status, ...(body && { body }) });
  });

  it.each(Object.entries(BOARD_PATHS))('%s returns 404 to a board', async (call, { id, body }) => {
    const path = `/api${call.split(' ')[1]?.replace(/:\w+/, theirs.ids[id]).replaceAll(/:\w+/g, newId())}`;
    await expectRefused(mine.board, { call, path, status: 404, ...(body && { body }) });
  });

  it('can’t be checked off by a board', async () => {
    const checkOff = { kidId: theirs.ids.kid, choreId: theirs.ids.chore, dueOn: null };
    const key = { 'Idempotency-Key': newId() };
    expectError(await mine.board.post('/api/board/checks', checkOff, key), 404, 'not_found');
  });

  const bodies: { call: string; role: 'parent' | 'kid'; status: number; body: () => object }[] = [
    {
      call: 'POST /api/chore-submissions',
      role: 'kid',
      status: 404,
      body: () => ({ kidId: mine.ids.kid, choreId: theirs.ids.chore }),
    },
    {
      call: 'POST /api/chore-submissions',
      role: 'kid',
      status: 403,
      body: () => ({ kidId: theirs.ids.kid, choreId: mine.ids.otherChore }),
    },
    {
      call: 'POST /api/chore-submissions',
      role: 'kid',
      status: 403,
      body: () => ({ kidId: mine.ids.sibling, choreId: mine.ids.otherChore }),
    },
    {
      call: 'POST /api/reward-redemptions',
      role: 'kid',
      status: 404,
      body: () => ({ kidId: mine.ids.kid, rewardId: theirs.ids.reward, starsSpent: 10 }),
    },
    {
      call: 'POST /api/reward-redemptions',
      role: 'kid',
      status: 403,
      body: () => ({ kidId: theirs.ids.kid, rewardId: mine.ids.reward, starsSpent: 10 }),
    },
    {
      call: 'PUT /api/kids/$kid/goal',
      role: 'parent',
      status: 404,
      body: () => ({ rewardId: theirs.ids.reward }),
    },
    {
      call: 'POST /api/messages',
      role: 'parent',
      status: 404,
      body: () => ({ toKidId: theirs.ids.kid, content: 'Hello stranger' }),
    },
  ];
  it.each(bodies)('in a body of $call returns $status to a $role', async ({ call, role, status, body }) => {
    const path = (call.split(' ')[1] ?? '').replace('$kid', mine.ids.kid);
    await expectRefused(agentOf(mine, role), { call, path, status, body: body() });
  });

  it("as an entry of the parent's own kid returns 404", async () => {
    const gift = { amount: 5, reason: 'Helped' };
    const given = await theirs.family.parent.post(`/api/kids/${theirs.ids.kid}/stars`, gift);
    const { id } = expectResponse(given, 201, ledgerEntry);
    const path = `/api/kids/${mine.ids.kid}/stars/${id}/undo`;
    await expectRefused(mine.family.parent, { call: `POST ${path}`, path, status: 404, body: {} });
  });

  it.each(['chores', 'rewards'])('as a picture of their %s returns 400', async (what) => {
    const before = await checksum(server.db);
    const { parent } = mine.family;
    const own = what === 'chores' ? mine.ids.chore : mine.ids.reward;
    const body = { name: 'Theirs', imageUrl: picture };
    expectError(await parent.post(`/api/${what}`, body), 400, 'validation');
    expectError(await parent.put(`/api/${what}/${own}`, body), 400, 'validation');
    expect(await checksum(server.db)).toEqual(before);
  });

  it('returns 403 to a kid who names a sibling', async () => {
    for (const what of [
      'badges',
      'lifetime-stars',
      'stars',
      'stars/totals',
      'messages',
      'praise',
      'approved-rewards',
      'requests',
    ]) {
      expectError(await mine.kid.get(`/api/kids/${mine.ids.sibling}/${what}`), 403, 'forbidden');
    }
    for (const what of ['chore-history', 'reward-redemptions']) {
      expectError(await mine.kid.get(`/api/kids/${mine.ids.sibling}/${what}${MONTH}`), 403, 'forbidden');
    }
  });
});
