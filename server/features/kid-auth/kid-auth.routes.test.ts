import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kid as kidRecord, kidCard, kidLoginResponse } from '@shared/contracts/kids';
import { kidLogins, sessions } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent, type TestKid } from '../../../tests/support/families';
import { freeCodes } from '../../../tests/support/family-codes';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const anyone = () => new Agent(server.url);
const WRONG = 'Invalid picture pattern. Please try again.';
const wrongPattern = [9, 8, 7, 6];

async function familyWithKid() {
  const family = await createFamily(server);
  return { family, kid: await createKid(family) };
}

const login = (agent: Agent, kid: TestKid, picturePattern = kid.pattern, familyCode = kid.familyCode) =>
  agent.post('/api/kids/login', { familyCode, kidId: kid.id, picturePattern });

describe('GET /api/kids/family/:code', () => {
  it('returns the kids as cards without a session', async () => {
    const { family, kid } = await familyWithKid();
    await createKid(family, { name: 'Leo', avatarColor: '#5BB8F5' });
    const cards = expectResponse(
      await anyone().get(`/api/kids/family/${kid.familyCode}`),
      200,
      z.array(kidCard),
    );
    expect(cards.map(({ name, level, currentLevel }) => ({ name, level, currentLevel }))).toEqual([
      { name: 'Mia', level: 1, currentLevel: 1 },
      { name: 'Leo', level: 1, currentLevel: 1 },
    ]);
  });

  it('returns an empty list for a family without kids', async () => {
    const { user } = await createFamily(server);
    expect(
      expectResponse(await anyone().get(`/api/kids/family/${user.familyCode}`), 200, z.array(kidCard)),
    ).toEqual([]);
  });

  it.each(['1234', '123456', 'abcde', '12 45'])('rejects the malformed code %s', async (code) => {
    expectFieldError(
      await anyone().get(`/api/kids/family/${encodeURIComponent(code)}`),
      'code',
      'Please enter a valid 5-digit family code',
    );
  });

  it("blocks an address after twenty unknown codes, but not the family's tablet", async () => {
    const own = await startServer();
    try {
      const family = await createFamily(own);
      const kid = await createKid(family);
      const tablet = await kidAgent(own, kid);
      const [last = '', ...codes] = await freeCodes(own, 21);
      const look = (agent: Agent, code: string) => agent.get(`/api/kids/family/${code}`);
      const stranger = new Agent(own.url);
      for (const code of codes) expectError(await look(stranger, code), 404, 'not_found');
      const response = await look(stranger, last);
      expectError(response, 429, 'rate_limited');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expectError(await look(stranger, kid.familyCode), 429);
      expect((await look(tablet, kid.familyCode)).status).toBe(200);
    } finally {
      await own.close();
    }
  });

  it("doesn't count known codes", async () => {
    const { kid } = await familyWithKid();
    for (let looks = 0; looks < 25; looks += 1) {
      expect((await anyone().get(`/api/kids/family/${kid.familyCode}`)).status).toBe(200);
    }
  });
});

describe.each([
  [
    'POST /api/kids/login',
    (agent: Agent, kid: TestKid, pattern: unknown) =>
      agent.post('/api/kids/login', { familyCode: kid.familyCode, kidId: kid.id, picturePattern: pattern }),
  ],
  [
    'POST /api/kids/:id/login',
    (agent: Agent, kid: TestKid, pattern: unknown) => agent.post(`/api/kids/${kid.id}/login`, { pattern }),
  ],
])('%s', (name, logIn) => {
  const field = name.includes(':id') ? 'pattern' : 'picturePattern';

  it('signs the kid in for 24 hours', async () => {
    const { kid } = await familyWithKid();
    const agent = anyone();
    const response = expectResponse(await logIn(agent, kid, kid.pattern), 200, kidLoginResponse);
    const hours = (Date.parse(response.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(response.kid.id).toBe(kid.id);
    expect(expectResponse(await agent.get(`/api/kids/${kid.id}`), 200, kidRecord).lifetimeStars).toBe(0);
  });

  it('has no pattern in any response', async () => {
    const { family, kid } = await familyWithKid();
    const agent = anyone();
    const texts = [
      await logIn(agent, kid, kid.pattern),
      await agent.get(`/api/kids/${kid.id}`),
      await family.parent.get('/api/kids'),
    ].map(({ body }) => JSON.stringify(body));
    for (const text of texts) expect(text).not.toMatch(/pattern|argon2|\[0,1,2,3\]/i);
  });

  it.each([
    ['the same pictures in another order', [3, 2, 1, 0]],
    ['other pictures', wrongPattern],
  ])('rejects %s', async (_name, pattern) => {
    const { kid } = await familyWithKid();
    expectError(await logIn(anyone(), kid, pattern), 401, undefined, WRONG);
  });

  it.each([[[0, 1, 2]], [[0, 1, 2, 3, 4]], [[0, 1, 2, 10]], [[0, 1, 2, '3']], [undefined], ['0123']])(
    'rejects the malformed pattern %j',
    async (pattern) => {
      const { kid } = await familyWithKid();
      const body = expectError(
        await logIn(anyone(), kid, pattern),
        400,
        'validation',
        'Must select exactly 4 pictures',
      );
      expect(Object.keys(body.fields ?? {})[0]).toContain(field);
    },
  );

  it('rejects a picture chosen twice', async () => {
    const { kid } = await familyWithKid();
    expectFieldError(await logIn(anyone(), kid, [0, 0, 1, 2]), field, 'Choose 4 different pictures');
  });

  it('locks after five wrong attempts, even for the right pictures, until a parent unlocks', async () => {
    const { family, kid } = await familyWithKid();
    for (let tries = 0; tries < 5; tries += 1) expectError(await logIn(anyone(), kid, wrongPattern), 401);
    const locked = await logIn(anyone(), kid, kid.pattern);
    expectError(locked, 429, 'rate_limited');
    expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    const [seen] = (await family.parent.get('/api/kids')).body as { lockedUntil: string | null }[];
    expect(seen?.lockedUntil).not.toBeNull();
    expect((await family.parent.post(`/api/kids/${kid.id}/unlock`)).status).toBe(204);
    expectResponse(await logIn(anyone(), kid, kid.pattern), 200, kidLoginResponse);
  });

  it('writes nothing while it is locked', async () => {
    const { kid } = await familyWithKid();
    for (let tries = 0; tries < 5; tries += 1) expectError(await logIn(anyone(), kid, wrongPattern), 401);
    // A write or a row lock changes these.
    const versions = async () =>
      (
        await server.db.execute(sql`
          SELECT 'attempts' AS of, ctid::text, xmin::text, xmax::text FROM pattern_attempts
          UNION ALL SELECT key, ctid::text, xmin::text, xmax::text FROM rate_limits ORDER BY 1, 2`)
      ).rows;
    const before = await versions();
    expect(before.length).toBeGreaterThan(2);
    const tries = Array.from({ length: 10 }, (_, index) =>
      logIn(anyone(), kid, index % 2 ? kid.pattern : wrongPattern),
    );
    for (const response of await Promise.all(tries)) expectError(response, 429, 'rate_limited');
    expect(await versions()).toEqual(before);
  });

  it('resets the counter after a success', async () => {
    const { kid } = await familyWithKid();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) expectError(await logIn(anyone(), kid, wrongPattern), 401);
      expectResponse(await logIn(anyone(), kid, kid.pattern), 200, kidLoginResponse);
    }
  });

  it("keeps the family's own tablet open while strangers are locked out", async () => {
    const { kid } = await familyWithKid();
    const tablet = await kidAgent(server, kid);
    for (let tries = 0; tries < 5; tries += 1) expectError(await logIn(anyone(), kid, wrongPattern), 401);
    expectError(await logIn(anyone(), kid, kid.pattern), 429);
    expectResponse(await logIn(tablet, kid, kid.pattern), 200, kidLoginResponse);
  });
});

describe('a failed kid login', () => {
  it('has the same response for a wrong kid, code or pattern', async () => {
    const { kid } = await familyWithKid();
    const other = await familyWithKid();
    const responses = [
      await login(anyone(), kid, wrongPattern),
      await login(anyone(), { ...kid, id: crypto.randomUUID() }),
      await login(anyone(), { ...kid, id: 'nobody' }),
      await login(anyone(), kid, kid.pattern, other.kid.familyCode),
      await anyone().post(`/api/kids/${crypto.randomUUID()}/login`, { pattern: kid.pattern }),
    ];
    for (const response of responses) expectError(response, 401, 'wrong_credentials', WRONG);
  });

  it('requires a code of five digits and a kid', async () => {
    const { kid } = await familyWithKid();
    expectError(await login(anyone(), kid, kid.pattern, '123'), 400, 'validation');
    expectError(
      await anyone().post('/api/kids/login', { familyCode: kid.familyCode, picturePattern: [0, 1, 2, 3] }),
      400,
    );
  });
});

describe('a kid session', () => {
  it("ends the parent's session on that browser", async () => {
    const { family, kid } = await familyWithKid();
    const stolen = anyone().copyCookies(family.parent);
    expectResponse(await login(family.parent, kid), 200, kidLoginResponse);
    expectError(await family.parent.get('/api/chores'), 403, 'forbidden');
    expectError(await stolen.get('/api/chores'), 401);
  });

  it("can't be used with the token alone", async () => {
    const { kid } = await familyWithKid();
    const { sessionToken } = expectResponse(await login(anyone(), kid), 200, kidLoginResponse);
    const path = `/api/kids/${kid.id}/lifetime-stars`;
    expectError(await anyone().get(path, { Authorization: `Bearer ${sessionToken}` }), 401);
    expectError(await anyone().get(path, { Cookie: `starnest.sid=${sessionToken}` }), 401);
  });

  it('expires after 24 hours even if it is used', async () => {
    const { kid } = await familyWithKid();
    const agent = await kidAgent(server, kid);
    await server.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.kidId, kid.id));
    const fresh = await startServer({ database: server.database });
    try {
      expectError(await fresh.agentOf(agent).get(`/api/kids/${kid.id}/lifetime-stars`), 401, 'unauthorized');
    } finally {
      await fresh.close();
    }
  });

  it('records the login', async () => {
    const { kid } = await familyWithKid();
    await kidAgent(server, kid);
    expect(await server.db.$count(kidLogins, eq(kidLogins.kidId, kid.id))).toBe(1);
  });
});
