import { sql, type SQL } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller, Endpoint } from '@shared/api/endpoint';
import { setAdmin } from '../../server/features/auth/admin-accounts';
import { Agent } from '../support/agent';
import { createFullFamily, checksum } from '../support/full-family';
import { sendHalf, type Answer } from '../support/half-sent';
import { addMember } from '../support/members';
import { makeHolder, requestOf, writesOf, type Holder, type IdentityName } from '../support/rights';
import { lockWaits, startServer } from '../support/server';

/** Requests miss their last byte or wait for their first lock. No write may change anything. */
const server = await startServer({ rateLimitMultiplier: 1_000_000 });
afterAll(() => server.close());

interface Ending {
  identity: IdentityName;
  how: string;
  end: (holder: Holder) => Promise<{ status: number }>;
  left?: Caller[];
}

const ownerOf = ({ full }: Holder): Agent => full.family.parent;

async function elsewhere({ userId, password }: Holder, path = '/api/login'): Promise<Agent> {
  const { rows } = await server.db.execute<{ username: string }>(
    sql`SELECT username FROM users WHERE id = ${userId}`,
  );
  const agent = new Agent(server.url);
  const { status } = await agent.post(path, { username: rows[0]?.username, password });
  if (status !== 200) throw new Error(`a login answered ${status}`);
  return agent;
}

const logOut = ({ agent }: Holder) => agent.post('/api/logout');
const remove = (holder: Holder) => ownerOf(holder).del(`/api/family/members/${holder.userId}`);
const demote = (holder: Holder) =>
  ownerOf(holder).put(`/api/family/members/${holder.userId}`, { role: 'helper' });
const newPassword = async (holder: Holder) =>
  (await elsewhere(holder)).put('/api/user/password', {
    currentPassword: holder.password,
    newPassword: 'another one',
  });
const endSessions = async (holder: Holder) => (await elsewhere(holder)).del('/api/user/sessions');
const suspend = ({ full }: Holder) =>
  full.family.parent.post('/api/family/suspend', { password: full.family.password });
const deleteFamily = ({ full }: Holder) =>
  full.family.parent.del('/api/family', { password: full.family.password });
async function handOver(holder: Holder) {
  const { user } = await addMember(holder.full.family);
  return ownerOf(holder).put(`/api/family/members/${user.id}`, { role: 'owner' });
}

const ENDINGS: Ending[] = [
  { identity: 'owner', how: 'hands the family over', end: handOver, left: ['parent'] },
  { identity: 'owner', how: 'logs out', end: logOut },
  { identity: 'owner', how: 'gets a new password', end: newPassword },
  { identity: 'owner', how: 'ends all other sessions', end: endSessions },
  { identity: 'owner', how: 'suspends the family', end: suspend },
  { identity: 'owner', how: 'deletes the family', end: deleteFamily },
  { identity: 'parent', how: 'is removed', end: remove },
  { identity: 'parent', how: 'becomes a helper', end: demote, left: ['helper'] },
  { identity: 'parent', how: 'logs out', end: logOut },
  { identity: 'parent', how: 'gets a new password', end: newPassword },
  { identity: 'parent', how: 'is in a family that is suspended', end: suspend },
  { identity: 'parent', how: 'is in a family that is deleted', end: deleteFamily },
  { identity: 'helper', how: 'is removed', end: remove },
  { identity: 'helper', how: 'logs out', end: logOut },
  { identity: 'helper', how: 'gets a new password', end: newPassword },
  { identity: 'without a family', how: 'logs out', end: logOut },
  { identity: 'without a family', how: 'gets a new password', end: newPassword },
  {
    identity: 'kid',
    how: 'gets new pictures',
    end: ({ full, userId }) =>
      full.family.parent.put(`/api/kids/${userId}/password`, { picturePattern: [9, 8, 7, 6] }),
  },
  {
    identity: 'kid',
    how: 'is removed',
    end: ({ full, userId }) => full.family.parent.del(`/api/kids/${userId}`),
  },
  { identity: 'kid', how: 'logs out', end: logOut },
  { identity: 'kid', how: 'is in a family that is suspended', end: suspend },
  { identity: 'admin', how: 'logs out', end: logOut },
  {
    identity: 'admin',
    how: 'ends all other sessions',
    end: async (holder) => (await elsewhere(holder, '/api/auth/admin-login')).del('/api/user/sessions'),
  },
  {
    identity: 'admin',
    how: 'gets a new password',
    end: async ({ agent }) => {
      const { username } = (await agent.get('/api/user')).body as { username: string };
      await setAdmin(server.deps.db, server.deps.secrets, { username, password: 'twelve or many more' });
      return { status: 204 };
    },
  },
  {
    identity: 'program',
    how: 'has its token revoked',
    end: async ({ agent }) => {
      const [token] = (await agent.get('/api/user/tokens')).body as { id: string }[];
      return agent.del(`/api/user/tokens/${token?.id}`);
    },
  },
  { identity: 'program', how: 'acts for a parent who is removed', end: remove },
  { identity: 'program', how: 'acts for a parent who becomes a helper', end: demote },
  { identity: 'program', how: 'acts for a parent with a new password', end: newPassword },
  { identity: 'program', how: 'acts in a family that is suspended', end: suspend },
];

const FINDS_NOTHING: Record<string, number> = {
  'POST /api/family/restore': 404,
  'POST /api/user/passkeys': 400,
  'POST /api/user/email/confirm': 202,
  'POST /api/user/activity': 204,
};

function isRefused(call: string, { status, code }: Answer): boolean {
  if (status === 401) return code === 'unauthorized' || code === 'wrong_credentials';
  if (status === 403) return code === 'forbidden' || code === 'no_family';
  return status === FINDS_NOTHING[call];
}

const actedOn = (calls: Endpoint[], answers: Answer[]) =>
  calls.flatMap(({ method, path }, index) => {
    const [call, answer] = [`${method} ${path}`, answers[index]];
    return answer && isRefused(call, answer) ? [] : [{ call, ...answer }];
  });

describe('a half-sent write changes nothing if its last byte arrives after', () => {
  it.each(ENDINGS)('the $identity $how', async ({ identity, end, left }) => {
    const holder = await makeHolder(server, identity, await createFullFamily(server));
    const calls = writesOf(identity, left);
    expect(calls.length).toBeGreaterThan(0);
    const halves = await Promise.all(calls.map((call) => sendHalf(server.url, requestOf(call, holder))));
    expect([200, 204]).toContain((await end(holder)).status);
    const before = await checksum(server.db);
    const answers = await Promise.all(halves.map((finish) => finish()));
    expect(actedOn(calls, answers)).toEqual([]);
    expect(await checksum(server.db)).toEqual(before);
  });
});

interface Race {
  identity: IdentityName;
  how: string;
  end: (holder: Holder) => SQL[];
  left?: Caller[];
}

const endSession = ({ userId }: Holder) => [sql`DELETE FROM sessions WHERE ${userId} IN (user_id, kid_id)`];
const changeRole = (role: 'parent' | 'helper') => (holder: Holder) => [
  sql`UPDATE memberships SET role = ${role} WHERE family_id = ${holder.familyId} AND user_id = ${holder.userId}`,
  sql`UPDATE sessions SET data = jsonb_set(data, '{actor,role}', to_jsonb(${role}::text)) WHERE user_id = ${holder.userId}`,
];
const RACES: Race[] = [
  { identity: 'owner', how: 'session ends', end: endSession },
  { identity: 'owner', how: 'family is handed over', end: changeRole('parent'), left: ['parent'] },
  { identity: 'parent', how: 'session ends', end: endSession },
  { identity: 'parent', how: 'role becomes helper', end: changeRole('helper'), left: ['helper'] },
  { identity: 'helper', how: 'session ends', end: endSession },
  { identity: 'without a family', how: 'session ends', end: endSession },
  { identity: 'kid', how: 'session ends', end: endSession },
  { identity: 'admin', how: 'session ends', end: endSession },
  {
    identity: 'program',
    how: 'token is revoked',
    end: ({ userId }) => [sql`DELETE FROM access_tokens WHERE user_id = ${userId}`],
  },
];

describe('a write that waits for its first lock while the right ends changes nothing', () => {
  const cases = RACES.flatMap((each) => [
    { ...each, held: false },
    ...(['without a family', 'admin'].includes(each.identity) ? [] : [{ ...each, held: true }]),
  ]);
  it.each(cases)(
    "the $identity's $how, the family locked: $held",
    async ({ identity, end, left, held }) => {
      const full = await createFullFamily(server);
      const calls = writesOf(identity, left);
      for (let from = 0; from < calls.length; from += AT_ONCE) {
        const holder = await makeHolder(server, identity, full);
        const { acted, rows } = await race(calls.slice(from, from + AT_ONCE), holder, { end, held });
        expect(acted).toEqual([]);
        expect(rows.after).toEqual(rows.expected);
      }
    },
    120_000,
  );
});

/** Each pending call holds a connection. */
const AT_ONCE = 10;

async function race(calls: Endpoint[], holder: Holder, { end, held }: Pick<Race, 'end'> & { held: boolean }) {
  let answered = 0;
  let expected = {};
  const sent = await server.db.transaction(async (tx) => {
    if (held) {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${holder.familyId}, 0))`);
      await tx.execute(sql`SELECT FROM families WHERE id = ${holder.familyId} FOR UPDATE`);
    }
    for (const statement of end(holder)) await tx.execute(statement);
    expected = await checksum(tx);
    const requests = calls.map(async (call) => {
      const answer = await (await sendHalf(server.url, requestOf(call, holder)))();
      answered += 1;
      return answer;
    });
    await expect
      .poll(async () => answered + (await lockWaits(server)), { timeout: 20_000 })
      .toBe(calls.length);
    return requests;
  });
  const acted = actedOn(calls, await Promise.all(sent));
  return { acted, rows: { expected, after: await checksum(server.db) } };
}
