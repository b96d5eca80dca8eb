import { afterAll, describe, expect, it } from 'vitest';
import { user } from '@shared/contracts/users';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import { createAdmin, createFamily, createKid, kidAgent, unique } from '../../../tests/support/families';
import { takeCodes } from '../../../tests/support/family-codes';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const anyone = () => new Agent(server.url);
const complete = () => ({ username: unique('dana'), password: 'secret', firstName: 'Dana' });

describe('POST /api/register', () => {
  it('creates a family with a five-digit code and signs the parent in', async () => {
    const agent = anyone();
    const input = { ...complete(), lastName: 'Rivera', email: 'dana@example.org', familyName: 'Rivera nest' };
    const made = expectResponse(
      await agent.post('/api/register', { ...input, timezone: 'Europe/Berlin' }),
      201,
      user,
    );
    expect(made).toMatchObject({
      username: input.username,
      firstName: 'Dana',
      lastName: 'Rivera',
      email: 'dana@example.org',
      familyName: 'Rivera nest',
      role: 'parent',
      timezone: 'Europe/Berlin',
    });
    expect(made.familyCode).toMatch(/^\d{5}$/);
    expect(expectResponse(await agent.get('/api/user'), 200, user)).toEqual(made);
  });

  it('returns absent and empty texts as null and an unknown time zone as UTC', async () => {
    const input = { ...complete(), lastName: '', email: '', familyName: '  ', timezone: 'Mars/Olympus' };
    const made = expectResponse(await anyone().post('/api/register', input), 201, user);
    expect(made).toMatchObject({ lastName: null, email: null, familyName: null, timezone: 'UTC' });
  });

  it('ignores fields that a request may not set', async () => {
    const input = { ...complete(), role: 'admin', familyCode: '00000', id: crypto.randomUUID() };
    const made = expectResponse(await anyone().post('/api/register', input), 201, user);
    expect(made.role).toBe('parent');
    expect(made.id).not.toBe(input.id);
  });

  it.each([
    ['username', { username: '' }, 'Please fill in all required fields'],
    ['username', { username: undefined }, 'Please fill in all required fields'],
    ['username', { username: 'ab' }, 'Username must be at least 3 characters long'],
    ['username', { username: 'dana rivera' }, 'Usernames can only have letters, numbers, and . _ - @'],
    ['username', { username: 'd'.repeat(65) }, 'Please use 64 characters or fewer'],
    ['password', { password: undefined }, 'Please fill in all required fields'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters long'],
    ['password', { password: 'p'.repeat(257) }, 'Please use 256 characters or fewer'],
    ['password', { password: 123_456 }, 'Please fill in all required fields'],
    ['firstName', { firstName: '   ' }, 'Please fill in all required fields'],
    ['firstName', { firstName: 'D'.repeat(61) }, 'Please use 60 characters or fewer'],
    ['firstName', { firstName: 'Da\u0000na' }, 'Please use regular characters only'],
    ['email', { email: 'dana' }, 'Please enter a valid email address'],
  ])('refuses a bad %s', async (field, change, message) => {
    expectFieldError(await anyone().post('/api/register', { ...complete(), ...change }), field, message);
  });

  it('names every invalid field, and shows the first message', async () => {
    const body = expectError(await anyone().post('/api/register', {}), 400, 'validation');
    expect(body.message).toBe('Please fill in all required fields');
    expect(Object.keys(body.fields ?? {})).toEqual(['username', 'password', 'firstName']);
  });

  it('rejects an existing username, ignoring case, and creates no family', async () => {
    const input = complete();
    expectResponse(await anyone().post('/api/register', input), 201, user);
    const again = { ...input, username: input.username.toUpperCase() };
    expectError(await anyone().post('/api/register', again), 409, undefined, 'Username already exists');
  });

  it('gives the last free code to one of two requests, and 503 to the other, which leaves nothing behind', async () => {
    const full = await startServer();
    try {
      await takeCodes(full, 99_999);
      const responses = await Promise.all(
        [complete(), complete()].map((input) => new Agent(full.url).post('/api/register', input)),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 503]);
      expectError(await new Agent(full.url).post('/api/register', complete()), 503, 'unavailable');
      const { rows } = await full.db.execute(
        'SELECT (SELECT count(*) FROM families) AS families, (SELECT count(*) FROM users) AS users',
      );
      expect(rows).toEqual([{ families: '100000', users: '1' }]);
    } finally {
      await full.close();
    }
  });

  it('gives concurrent sign-ups different codes', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, async () =>
        expectResponse(await anyone().post('/api/register', complete()), 201, user),
      ),
    );
    expect(new Set(made.map(({ familyCode }) => familyCode)).size).toBe(12);
  });
});

describe('POST /api/login', () => {
  it('ignores the case of the username', async () => {
    const family = await createFamily(server);
    const agent = anyone();
    const input = { username: family.user.username.toUpperCase(), password: family.password };
    expect(expectResponse(await agent.post('/api/login', input), 200, user)).toEqual(family.user);
    expect((await agent.get('/api/user')).status).toBe(200);
  });

  it('responds the same to a wrong password and an unknown username, but not like to an ended session', async () => {
    const family = await createFamily(server);
    const wrong = await anyone().post('/api/login', { username: family.user.username, password: 'not this' });
    const unknown = await anyone().post('/api/login', { username: unique('nobody'), password: 'not this' });
    for (const response of [wrong, unknown]) {
      expectError(response, 401, 'wrong_credentials', 'Invalid username or password');
    }
  });

  it('rejects an admin', async () => {
    const credentials = { username: unique('admin'), password: 'twelve or more' };
    const { setAdmin } = await import('./admin-accounts');
    await setAdmin(server.db, server.deps.secrets, credentials);
    expectError(
      await anyone().post('/api/login', credentials),
      401,
      undefined,
      'Invalid username or password',
    );
  });

  it.each([{}, { username: 'dana' }, { username: '', password: 'x' }, { username: 1, password: 2 }])(
    'needs both texts: %j',
    async (body) => {
      expectError(
        await anyone().post('/api/login', body),
        400,
        'validation',
        'Please enter both username and password',
      );
    },
  );

  it('replaces the signed-in user under a new session id', async () => {
    const family = await createFamily(server);
    const before = family.parent.cookie;
    const other = await createFamily(server);
    const thief = anyone().copyCookies(family.parent);
    await family.parent.post('/api/login', { username: other.user.username, password: other.password });
    expect(family.parent.cookie).not.toBe(before);
    expect(expectResponse(await family.parent.get('/api/user'), 200, user).id).toBe(other.user.id);
    expectError(await thief.get('/api/user'), 401, 'unauthorized', 'Unauthorized');
  });

  it('rejects the eleventh wrong attempt for a username with the waiting time, even with the right password', async () => {
    const family = await createFamily(server);
    const { username } = family.user;
    for (let tries = 0; tries < 10; tries += 1) {
      expectError(await anyone().post('/api/login', { username, password: 'not this' }), 401);
    }
    const response = await anyone().post('/api/login', { username, password: family.password });
    expectError(response, 429, 'rate_limited');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
    const body = expectError(response, 429);
    expect(body.message).toMatch(/^Too many tries\. Please wait 1[45] minutes and try again\.$/);
    const own = anyone().copyCookies(family.parent);
    expectResponse(await own.post('/api/login', { username, password: family.password }), 200, user);
  });
});

describe('GET /api/user', () => {
  it('is for parents and admins', async () => {
    const admin = await createAdmin(server);
    expect(expectResponse(await admin.get('/api/user'), 200, user)).toMatchObject({
      role: 'admin',
      familyCode: null,
      familyName: null,
      timezone: null,
    });
  });

  it('returns 401 to a kid and without a session', async () => {
    const family = await createFamily(server);
    const kid = await kidAgent(server, await createKid(family));
    for (const agent of [kid, anyone()])
      expectError(await agent.get('/api/user'), 401, 'unauthorized', 'Unauthorized');
  });

  it('returns null without a user if `optional` is set', async () => {
    const family = await createFamily(server);
    const kid = await kidAgent(server, await createKid(family));
    const ask = async (agent: Agent) =>
      expectResponse(await agent.get('/api/user?optional=true'), 200, user.nullable());
    expect([await ask(kid), await ask(anyone())]).toEqual([null, null]);
    expect((await ask(family.parent))?.id).toBe(family.user.id);
    expectError(await anyone().get('/api/user?optional=false'), 401);
  });

  it('ignores unsigned cookies', async () => {
    const forged = anyone();
    const response = await forged.get('/api/user', { Cookie: 'starnest.sid=s%3Aforged.c2lnbmF0dXJl' });
    expectError(response, 401);
  });
});

describe('logging out', () => {
  it('ends the session on POST, and can be repeated', async () => {
    const { parent } = await createFamily(server);
    const copy = anyone().copyCookies(parent);
    expect((await parent.post('/api/logout')).status).toBe(204);
    expectError(await copy.get('/api/user'), 401);
    expect((await parent.post('/api/logout')).status).toBe(204);
    expect((await anyone().post('/api/logout')).status).toBe(204);
  });

  it('ends the session on a navigation of the app and goes home', async () => {
    const { parent } = await createFamily(server);
    const response = await parent.get('/api/logout', { 'Sec-Fetch-Site': 'same-origin' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expectError(await parent.get('/api/user'), 401);
  });

  it.each(['cross-site', 'same-site'])('refuses a %s link or image', async (site) => {
    const { parent } = await createFamily(server);
    expectError(await parent.get('/api/logout', { 'Sec-Fetch-Site': site }), 403, 'foreign_origin');
    expect((await parent.get('/api/user')).status).toBe(200);
  });
});

describe('GET /api/login', () => {
  it.each([
    ['/api/login', '/parent-auth'],
    ['/api/login?returnTo=%2Fparent%3Ftab%3Dchores', '/parent-auth?returnTo=%2Fparent%3Ftab%3Dchores'],
    ['/api/login?returnTo=https%3A%2F%2Fevil.example', '/parent-auth'],
    ['/api/login?returnTo=%2F%2Fevil.example', '/parent-auth'],
    ['/api/login?returnTo=%2F%5Cevil.example', '/parent-auth'],
  ])('%s leads to %s', async (path, location) => {
    const response = await anyone().get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });
});

describe('every request that changes state', () => {
  it.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('is refused from %j', async (headers) => {
    const { parent } = await createFamily(server);
    expectError(await parent.post('/api/logout', undefined, headers), 403, 'foreign_origin');
    expect((await parent.get('/api/user')).status).toBe(200);
  });

  it('passes from the app itself', async () => {
    const { parent } = await createFamily(server);
    const headers = { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' };
    expect((await parent.post('/api/logout', undefined, headers)).status).toBe(204);
  });

  it('requires JSON', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expectError(
      await anyone().send('POST', '/api/login', 'username=a&password=b', form),
      415,
      'unsupported_type',
    );
    expectError(await anyone().send('POST', '/api/login', '{"username":'), 400, 'validation');
    expectError(
      await anyone().send('POST', '/api/login', JSON.stringify({ username: 'x'.repeat(110_000) })),
      413,
      'too_large',
    );
    expectError(await anyone().send('POST', '/api/login', '[]'), 400, 'validation');
  });
});

describe('unknown addresses and headers', () => {
  it('returns a 404 like any API error to an unknown call', async () => {
    const response = await anyone().get('/api/nothing-here');
    expectError(response, 404, 'not_found');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = response.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("default-src 'none'");
    // A picture from another site would reveal the child's address to it.
    expect(policy).toContain("img-src 'self' data: blob:");
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sets a cookie that scripts and other sites can’t read', async () => {
    const response = await anyone().post('/api/register', complete());
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith('starnest.sid='));
    expect(cookie).toMatch(/; Path=\/;.*HttpOnly; SameSite=Strict$/);
  });

  it('sets Secure cookies with the __Host- prefix behind a trusted https proxy', async () => {
    const proxied = await startServer({ trustProxy: 1 });
    try {
      const headers = { 'X-Forwarded-Proto': 'https' };
      const agent = new Agent(proxied.url);
      const response = await agent.post('/api/register', complete(), headers);
      const cookies = response.headers.getSetCookie();
      expect(cookies.map((text) => text.split('=', 1)[0]).toSorted()).toEqual([
        '__Host-starnest.device',
        '__Host-starnest.sid',
      ]);
      for (const cookie of cookies) {
        expect(cookie).toContain('; Secure');
        expect(cookie).toContain('; Path=/;');
        expect(cookie).not.toContain('Domain');
      }
      expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expectResponse(await agent.get('/api/user', headers), 200, user);
      expectError(await agent.get('/api/user'), 401);
    } finally {
      await proxied.close();
    }
  });
});
