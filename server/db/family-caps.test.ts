import { afterAll, describe, expect, it } from 'vitest';
import { FAMILY_CAPS } from '@shared/constants';
import { pairing } from '@shared/contracts/devices';
import { newInvite } from '@shared/contracts/members';
import { Agent, type HttpResponse } from '../../tests/support/agent';
import { expectError, expectResponse } from '../../tests/support/expect-response';
import {
  createChore,
  createFamily,
  createReward,
  idOfFamily,
  unique,
  type TestFamily,
} from '../../tests/support/families';
import { startServer } from '../../tests/support/server';

const server = await startServer({ rateLimitMultiplier: 100 });
afterAll(() => server.close());

type Capped = keyof typeof FAMILY_CAPS;

const PLANT: Record<Capped, string> = {
  kids: `INSERT INTO kids (id, family_id, name, avatar_color, pattern_hash, created_on)
    SELECT uuidv7(), $1, 'Kid ' || n, '#FF6B6B', '', current_date FROM generate_series(1, $2::int) n`,
  chores: `INSERT INTO chores (id, family_id, name, star_reward, category, difficulty, is_active)
    SELECT uuidv7(), $1, 'Chore ' || n, 1, 'general', 'easy', false FROM generate_series(1, $2::int) n`,
  active_chores: `INSERT INTO chores (id, family_id, name, star_reward, category, difficulty)
    SELECT uuidv7(), $1, 'Chore ' || n, 1, 'general', 'easy' FROM generate_series(1, $2::int) n`,
  calendars: `INSERT INTO family_calendars (id, family_id, name, color, show_titles, url_encrypted, host)
    SELECT uuidv7(), $1, 'Calendar ' || n, 'blue', true, '', 'example.com' FROM generate_series(1, $2::int) n`,
  rewards: `INSERT INTO rewards (id, family_id, name, star_cost, tier)
    SELECT uuidv7(), $1, 'Reward ' || n, 1, 'small' FROM generate_series(1, $2::int) n`,
  tablets: `INSERT INTO family_devices (id, family_id, made_by, name, token_hash)
    SELECT uuidv7(), $1, (SELECT user_id FROM memberships WHERE family_id = $1), 'Tablet ' || n, gen_random_uuid()
    FROM generate_series(1, $2::int) n`,
  boards: `WITH d AS (INSERT INTO family_devices (id, family_id, made_by, name, token_hash)
      SELECT uuidv7(), $1, (SELECT user_id FROM memberships WHERE family_id = $1), 'Board ' || n, gen_random_uuid()
      FROM generate_series(1, $2::int) n RETURNING id)
    INSERT INTO boards (device_id, family_id) SELECT id, $1 FROM d`,
  adults: `WITH u AS (INSERT INTO users (id, username, password_hash, role)
      SELECT uuidv7(), 'adult ' || gen_random_uuid(), '', 'parent' FROM generate_series(1, $2::int) n RETURNING id)
    INSERT INTO memberships (family_id, user_id, role) SELECT $1::uuid, id, 'helper' FROM u`,
};

async function familyWith(what: Capped, count: number): Promise<TestFamily> {
  const family = await createFamily(server);
  await server.pool.query(PLANT[what], [await idOfFamily(server, family.user.familyCode), count]);
  return family;
}

async function expectOneFits(requests: (() => Promise<HttpResponse>)[], code: string): Promise<void> {
  const responses = await Promise.all(requests.map((send) => send()));
  const refused = responses.filter(({ status }) => status >= 400);
  expect(refused).toHaveLength(requests.length - 1);
  for (const response of refused) expectError(response, 409, code);
}

const kid = { name: 'Mia', picturePattern: [0, 1, 2, 3] };
const times = <T>(count: number, of: T) => Array.from({ length: count }, () => of);

describe('family caps', () => {
  it('allow 20 kids, even with concurrent requests', async () => {
    const { parent } = await familyWith('kids', FAMILY_CAPS.kids - 1);
    await expectOneFits(
      times(4, () => parent.post('/api/kids', kid)),
      'too_many_kids',
    );
    const refused = await parent.post('/api/kids', kid);
    expectError(
      refused,
      409,
      'too_many_kids',
      'Your family already has 20 kids, the maximum. Remove one first.',
    );
  });

  it('allow 500 chores, not counting archived ones', async () => {
    const family = await familyWith('chores', FAMILY_CAPS.chores - 1);
    const add = () => family.parent.post('/api/chores', { name: 'Feed the cat' });
    await expectOneFits(times(4, add), 'too_many_chores');
    const [newest] = (await family.parent.get('/api/chores')).body as { id: string }[];
    expect((await family.parent.del(`/api/chores/${newest?.id}`)).status).toBe(204);
    await createChore(family);
    expectError(await add(), 409, 'too_many_chores');
  });

  it('allow 200 active chores, whether new or reactivated', async () => {
    const family = await familyWith('active_chores', FAMILY_CAPS.active_chores - 1);
    const paused = await createChore(family, { isActive: false });
    await expectOneFits(
      [
        () => family.parent.post('/api/chores', { name: 'Feed the cat' }),
        () => family.parent.put(`/api/chores/${paused.id}`, { isActive: true }),
      ],
      'too_many_active_chores',
    );
    const other = await createChore(family, { isActive: false });
    const change = (body: object) => family.parent.put(`/api/chores/${other.id}`, body);
    expectError(await change({ isActive: true }), 409, 'too_many_active_chores');
    expect((await change({ name: 'Feed the dog' })).status).toBe(200);
    expect((await change({ isActive: false })).status).toBe(200);
  });

  it('count all chores that one request activates', async () => {
    const family = await familyWith('active_chores', FAMILY_CAPS.active_chores - 2);
    const last = await createChore(family);
    const [one, other] = [
      await createChore(family, { isActive: false }),
      await createChore(family, { isActive: false }),
    ];
    const send = (chores: object[]) => family.parent.put('/api/chores', { chores });
    const both = [one, other].map(({ id }) => ({ id, isActive: true }));
    expectError(await send(both), 409, 'too_many_active_chores');
    expect((await send([...both, { id: last.id, isActive: false }])).status).toBe(200);
  });

  it('allow changes to an active chore of a family at the cap', async () => {
    const family = await familyWith('active_chores', FAMILY_CAPS.active_chores - 1);
    const { id } = await createChore(family);
    const response = await family.parent.put(`/api/chores/${id}`, { isActive: true, starReward: 7 });
    expect(response.status).toBe(200);
  });

  it('allow 500 rewards, not counting archived ones', async () => {
    const family = await familyWith('rewards', FAMILY_CAPS.rewards - 1);
    const add = () => family.parent.post('/api/rewards', { name: 'Ice cream' });
    await expectOneFits(times(4, add), 'too_many_rewards');
    const [newest] = (await family.parent.get('/api/rewards')).body as { id: string }[];
    expect((await family.parent.del(`/api/rewards/${newest?.id}`)).status).toBe(204);
    await createReward(family);
    expectError(await add(), 409, 'too_many_rewards');
  });

  it('allow 20 tablets, whether paired here or with a code', async () => {
    const { parent } = await familyWith('tablets', FAMILY_CAPS.tablets - 1);
    const codeOf = async () =>
      expectResponse(await parent.post('/api/family/devices/pairings', { name: 'Kitchen' }), 201, pairing);
    const codes = [await codeOf(), await codeOf()];
    await expectOneFits(
      [
        () => parent.post('/api/family/devices', { name: 'Hall' }),
        ...codes.map(
          ({ code }) =>
            () =>
              new Agent(server.url).post('/api/devices/pair', { code }),
        ),
      ],
      'too_many_tablets',
    );
  });

  it("keep a pairing code valid that a full family rejected, and don't count it as a wrong code", async () => {
    const { parent, user } = await familyWith('tablets', FAMILY_CAPS.tablets);
    const { code } = expectResponse(
      await parent.post('/api/family/devices/pairings', { name: 'Kitchen' }),
      201,
      pairing,
    );
    const tablet = new Agent(server.url);
    const before = await server.deps.limits.usage(['pairingAddress', '127.0.0.1']);
    expectError(await tablet.post('/api/devices/pair', { code }), 409, 'too_many_tablets');
    expect(await server.deps.limits.usage(['pairingAddress', '127.0.0.1'])).toMatchObject({
      used: before.used,
    });
    await server.pool.query(`DELETE FROM family_devices WHERE family_id = $1 AND name = 'Tablet 1'`, [
      await idOfFamily(server, user.familyCode),
    ]);
    expect((await tablet.post('/api/devices/pair', { code })).status).toBe(200);
  });

  it('allow 20 adults, both when inviting and when accepting', async () => {
    const { parent } = await familyWith('adults', FAMILY_CAPS.adults - 2);
    const invite = () => parent.post('/api/family/invites', { role: 'helper' });
    const links = await Promise.all(
      times(3, invite).map(async (send) => expectResponse(await send(), 201, newInvite)),
    );
    const tokens = links.map(({ url }) => url.split('/').at(-1));
    const guests = await Promise.all(
      tokens.map(async (token) => ({ token, ...(await createFamily(server)) })),
    );
    await expectOneFits(
      guests.map(
        ({ token, parent: guest }) =>
          () =>
            guest.post(`/api/invites/${token}`),
      ),
      'too_many_adults',
    );
    expectError(await invite(), 409, 'too_many_adults');
    const registrations = tokens.map((inviteToken) =>
      new Agent(server.url).post('/api/register', {
        username: unique('guest'),
        password: 'six or more',
        firstName: 'Kim',
        inviteToken,
      }),
    );
    const statuses = (await Promise.all(registrations)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([404, 409, 409]);
  });
});
