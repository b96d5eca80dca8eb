import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '@shared/api/endpoints';
import { device, pairedFamily, pairing } from '@shared/contracts/devices';
import { kidLoginResponse } from '@shared/contracts/kids';
import { Agent } from '../../../tests/support/agent';
import { pairTablet } from '../../../tests/support/boards';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createChore,
  createFamily,
  createKid,
  kidAgent,
  logInKid,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import { startServer, type TestServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';
import type { PolicyName } from '../../limits/limit-policies';
import { purgeExpired } from '../audit/retention';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
let mia: TestKid;
beforeEach(async () => {
  family = await createFamily(server, { familyName: 'The Owls' });
  mia = await createKid(family);
});

const browser = () => new Agent(server.url);
const makeCode = async () =>
  expectResponse(
    await family.parent.post('/api/family/devices/pairings', { name: 'Hall', board: null }),
    201,
    pairing,
  );
const pair = (code: unknown, agent = browser()) => agent.post('/api/devices/pair', { code });
const pairedTablet = (name = 'Hall') => pairTablet(family.parent, { name });
const listed = async () =>
  expectResponse(await family.parent.get('/api/family/devices'), 200, z.array(device));
const shown = () => ({
  family: { name: 'The Owls', leaderboardMode: 'self', idleMinutes: 3 },
  kids: [expect.objectContaining({ id: mia.id, name: 'Mia' })],
  turns: [],
  board: null,
});

describe('pairing', () => {
  it("turns the parent's browser into a tablet and keeps the parent signed in", async () => {
    expectError(await family.parent.get('/api/device'), 404, 'not_found', 'Device not found');
    expect(
      expectResponse(await family.parent.post('/api/family/devices', { name: 'Kitchen' }), 201, device),
    ).toMatchObject({ name: 'Kitchen', current: true });
    expect((await family.parent.get('/api/user')).status).toBe(200);
    await family.parent.post('/api/logout');
    expect(expectResponse(await family.parent.get('/api/device'), 200, pairedFamily)).toEqual(shown());
  });

  it('pairs another browser once with six digits', async () => {
    const { code, url, expiresAt } = await makeCode();
    expect(url).toBe(`${server.url}/pair/${code}`);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 600_000)).toBeLessThan(60_000);
    const tablet = browser();
    const response = await pair(code, tablet);
    expect(expectResponse(response, 200, pairedFamily)).toEqual(shown());
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^starnest\.tablet=[\w-]{43}; Max-Age=34560000; .*HttpOnly; SameSite=Strict$/),
      'starnest-paired=tablet; Max-Age=34560000; Path=/; SameSite=Lax',
    ]);
    expect(expectResponse(await tablet.get('/api/device'), 200, pairedFamily)).toEqual(shown());
    expectError(await pair(code), 404, 'not_found', 'This code is no longer valid');
    expect(await listed()).toMatchObject([{ name: 'Hall', current: false }]);
    expectError(await tablet.get('/api/kids'), 401, 'unauthorized');
  });

  it('stores neither codes nor tokens in plain text', async () => {
    const { code } = await makeCode();
    const tablet = await pairedTablet();
    const { rows } = await server.pool.query(
      'SELECT token_hash AS hash FROM family_devices UNION ALL SELECT code_hash FROM device_pairings',
    );
    const token = /tablet=([\w-]+)/.exec(tablet.cookie)?.[1] ?? 'none';
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('expires after ten minutes', async () => {
    const { code } = await makeCode();
    await server.pool.query('UPDATE device_pairings SET expires_at = now()');
    expectError(await pair(code), 404, 'not_found');
    await purgeExpired(server.deps);
    expect((await server.pool.query('SELECT 1 FROM device_pairings')).rows).toEqual([]);
  });

  it('accepts only one of several concurrent requests with the same code', async () => {
    const { code } = await makeCode();
    const answers = await Promise.all([pair(code), pair(code), pair(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await listed()).toHaveLength(1);
  });

  it('allows ten wrong codes per address', async () => {
    const own = await startServer();
    const statuses: number[] = [];
    for (let wrong = 0; wrong < 11; wrong += 1)
      statuses.push(
        (await new Agent(own.url).post('/api/devices/pair', { code: `00000${wrong % 10}` })).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    await own.close();
  });

  describe('while an attacker guesses codes', () => {
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    let strict: TestServer;
    let parent: Agent;
    beforeAll(async () => {
      strict = await startServer({ trustProxy: 1 });
      ({ parent } = await createFamily(strict));
    });
    afterAll(() => strict.close());

    const tryCode = (code: string, address: string) =>
      new Agent(strict.url).post('/api/devices/pair', { code }, from(address));
    const codeMadeAt = async (address: string) => {
      const body = { name: 'Hall' };
      const response = await parent.post('/api/family/devices/pairings', body, from(address));
      return expectResponse(response, 201, pairing).code;
    };
    const useUp = (...policies: PolicyName[]) =>
      strict.pool.query(
        `INSERT INTO rate_limits SELECT unnest($1::text[]), 100000, (extract(epoch FROM now()) + 600) * 1000
         ON CONFLICT (key) DO UPDATE SET points = excluded.points, expire = excluded.expire`,
        [policies.map((policy) => `${policy}:*`)],
      );

    it('allows 50 wrong codes per IPv6 /56 and still accepts the right code from elsewhere', async () => {
      let judged = 0;
      for (let network = 0; network < 70; network += 1) {
        const { status } = await tryCode('000000', `2001:db8:0:${network.toString(16)}::1`);
        if (status === 404) judged += 1;
      }
      // The first attempt of a network has a separate counter.
      expect(judged).toBe(51);
      expect((await tryCode(await codeMadeAt('192.0.2.1'), '192.0.2.2')).status).toBe(200);
    });

    it("accepts a network's first attempt after the limit for repeated guesses is reached", async () => {
      await useUp('pairingTotal');
      const code = await codeMadeAt('192.0.2.3');
      expectError(await tryCode('000000', '192.0.2.4'), 404);
      expectError(await tryCode(code, '192.0.2.4'), 429, 'rate_limited');
      expect((await tryCode(code, '192.0.2.5')).status).toBe(200);
    });

    it('still accepts the right code at the address where it was created', async () => {
      await useUp('pairingTotal', 'pairingFirstTotal');
      const code = await codeMadeAt('192.0.2.6');
      expectError(await tryCode(code, '192.0.2.7'), 429, 'rate_limited');
      expectError(await tryCode('000000', '192.0.2.6'), 429, 'rate_limited');
      expect((await tryCode(code, '192.0.2.6')).status).toBe(200);
    });
  });

  it.each(['12345', '1234567', 'abcdef', 123456, undefined])('returns 400 for the code %j', async (code) => {
    expectFieldError(await pair(code), 'code', 'Please enter the six-digit code');
  });

  it('requires a name', async () => {
    for (const path of ['/api/family/devices', '/api/family/devices/pairings'])
      expectFieldError(await family.parent.post(path, { name: ' ' }), 'name', 'Name is required');
  });
});

describe('a paired tablet', () => {
  it('renews its cookies on each request and loses them after it is unpaired', async () => {
    const tablet = await pairedTablet();
    const [first] = await listed();
    const { cookie } = tablet;
    const renewed = (await tablet.get('/api/device')).headers.getSetCookie();
    expect(renewed).toEqual([
      expect.stringMatching(/^starnest\.tablet=[\w-]{43}; Max-Age=34560000; /),
      expect.stringMatching(/^starnest-paired=tablet; Max-Age=34560000; /),
    ]);
    expect(tablet.cookie).toBe(cookie);
    await family.parent.del(`/api/family/devices/${first?.id}`);
    const gone = await tablet.get('/api/device');
    expectError(gone, 404, 'not_found');
    expect(gone.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^starnest\.tablet=; Max-Age=0; /),
      expect.stringMatching(/^starnest-paired=; Max-Age=0; /),
    ]);
  });

  it('reports whether its cards show stars', async () => {
    const tablet = await pairedTablet();
    await family.parent.put('/api/family', { leaderboardMode: 'off' });
    const paired = expectResponse(await tablet.get('/api/device'), 200, pairedFamily);
    expect(paired.family).toEqual({ name: 'The Owls', leaderboardMode: 'off', idleMinutes: 3 });
  });

  it("shows whose turn it is by picture, one chore per kid, without the chore's name", async () => {
    const leo = await createKid(family, { name: 'Leo' });
    const tablet = await pairedTablet();
    const shownTurns = async () => {
      const response = await tablet.get('/api/device');
      expect(JSON.stringify(response.body)).not.toContain('Secret');
      return expectResponse(response, 200, pairedFamily).turns;
    };
    const daily = {
      schedule: { kind: 'days' as const, days: [0, 1, 2, 3, 4, 5, 6] },
      sharing: 'turns' as const,
    };
    await createChore(family, { name: 'Secret: walk the dog', category: 'pets', sharing: 'each' });
    expect(await shownTurns()).toEqual([]);
    const first = await createChore(family, { name: 'Secret recycling', category: 'kitchen', ...daily });
    const second = await createChore(family, { name: 'Secret snow', starReward: 9, ...daily });
    const recycling = { kidId: mia.id, icon: 'recycle', category: 'kitchen' };
    const snow = { kidId: mia.id, icon: 'shovel-snow', category: 'general' };
    expect(await shownTurns()).toEqual([recycling]);

    await family.parent.post(`/api/chores/${second.id}/pass-turn`, {});
    expect(await shownTurns()).toEqual([recycling, { ...snow, kidId: leo.id }]);
    const kid = await kidAgent(server, mia);
    const submission = await kid.post('/api/chore-submissions', { kidId: mia.id, choreId: first.id });
    expect(submission.status).toBe(201);
    expect(await shownTurns()).toEqual([{ ...snow, kidId: leo.id }]);
    // A paused kid has no turn.
    await family.parent.put(`/api/kids/${leo.id}/pause`, { from: '2020-01-01', until: null });
    expect(await shownTurns()).toEqual([]);
  });

  it("sends an event to the family's open pages when it is paired, renamed or removed", async () => {
    const socket = await openSocket(family.parent);
    await socket.join('parent', family.user.id);
    const changed = async () => expect(await socket.next()).toEqual({ type: 'devices_changed' });
    await pairedTablet();
    await changed();
    const [first] = await listed();
    await family.parent.put(`/api/family/devices/${first?.id}`, { name: 'Stairs' });
    await changed();
    await family.parent.del(`/api/family/devices/${first?.id}`);
    await changed();
    await socket.close();
  });

  it("can be renamed, and unpairing ends the kids' sessions and sockets on it", async () => {
    const [hall, kitchen] = [await pairedTablet('Hall'), await pairedTablet('Kitchen')];
    const elsewhere = await kidAgent(server, mia);
    for (const tablet of [hall, kitchen]) expectResponse(await logInKid(tablet, mia), 200, kidLoginResponse);
    const socket = await openSocket(hall);
    await socket.join('kid', mia.id);
    const [first] = await listed();
    const renamed = await family.parent.put(`/api/family/devices/${first?.id}`, { name: 'Stairs' });
    expect(expectResponse(renamed, 200, device)).toMatchObject({ id: first?.id, name: 'Stairs' });
    expect((await family.parent.del(`/api/family/devices/${first?.id}`)).status).toBe(204);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expectError(await hall.get(`/api/kids/${mia.id}/badges`), 401);
    for (const agent of [kitchen, elsewhere])
      expect((await agent.get(`/api/kids/${mia.id}/badges`)).status).toBe(200);
    expectError(await hall.get('/api/device'), 404);
    expect(await listed()).toMatchObject([{ name: 'Kitchen' }]);
    expectError(await family.parent.del(`/api/family/devices/${first?.id}`), 404, 'not_found');
    const gone = await family.parent.put(`/api/family/devices/${newId()}`, { name: 'A' });
    expectError(gone, 404, 'not_found', 'Device not found');
  });

  it("counts wrong pictures separately, so that strangers can't lock kids out there", async () => {
    const tablet = await pairedTablet();
    const stranger = browser();
    for (let wrong = 0; wrong < 6; wrong += 1) await logInKid(stranger, mia, [9, 8, 7, 6]);
    expectError(await logInKid(stranger, mia), 429, 'rate_limited');
    expectResponse(await logInKid(tablet, mia), 200, kidLoginResponse);
  });
});

describe('a stolen cookie of a tablet', () => {
  const paths = () =>
    ENDPOINTS.filter(({ method }) => method === 'GET')
      .map(({ path }) => path.replace(/:(?:kidId|id)\b/, mia.id).replace(':code', mia.familyCode))
      .filter((path) => !path.includes(':'));
  const opened = async (agent: Agent): Promise<string[]> => {
    const all = await Promise.all(
      paths().map(async (path) => ({ path, status: (await agent.get(path)).status })),
    );
    return all.filter(({ status }) => status < 400).map(({ path }) => path);
  };

  it.each([
    ['anywhere', ['/api/device']],
    ['paired', ['/api/kids/family/:code', '/api/kids/:id', '/api/device']],
  ] as const)(
    'with kid logins %s, reads only the cards until the tablet is unpaired',
    async (kidLogins, more) => {
      await family.parent.put('/api/family', { kidLogins });
      const stranger = await opened(browser());
      const thief = browser().copyCookies(await pairedTablet());
      const theirs = (await opened(thief)).filter((path) => !stranger.includes(path));
      const named = more.map((path) => path.replace(':id', mia.id).replace(':code', mia.familyCode));
      expect(theirs.toSorted()).toEqual(named.toSorted());
      const [first] = await listed();
      await family.parent.del(`/api/family/devices/${first?.id}`);
      expect((await opened(thief)).filter((path) => !stranger.includes(path))).toEqual([]);
    },
  );
});
