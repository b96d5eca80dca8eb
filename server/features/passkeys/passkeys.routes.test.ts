import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adminSettings, passkey, passkeyOptions } from '@shared/contracts/passkeys';
import { user as userRecord } from '@shared/contracts/users';
import { Agent } from '../../../tests/support/agent';
import { createAuthenticator } from '../../../tests/support/authenticator';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent, unique } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';
import { setAdmin } from '../auth/admin-accounts';
import { purgeExpired } from '../audit/retention';
import { allowPasswords } from './allow-passwords';

const server = await startServer();
afterAll(() => server.close());

type Authenticator = ReturnType<typeof createAuthenticator>;
const device = () => createAuthenticator(server.url);
const browser = () => new Agent(server.url);
const creation = passkeyOptions.extend({ user: z.looseObject({ id: z.string() }) });

const beginAdding = (agent: Agent, password: string) =>
  agent.post('/api/user/passkeys/options', { password });
const optionsFor = async (agent: Agent, password: string) =>
  expectResponse(await beginAdding(agent, password), 200, creation);
async function addPasskey(agent: Agent, password: string, key: Authenticator = device()) {
  const credential = key.create(await optionsFor(agent, password));
  const added = await agent.post('/api/user/passkeys', { name: 'Phone', credential });
  return { key, record: expectResponse(added, 201, passkey) };
}
const loginOptions = async () =>
  expectResponse(await browser().post('/api/login/passkey/options'), 200, passkeyOptions);
async function logIn(key: Authenticator, twist: Parameters<Authenticator['sign']>[1] = {}, role = 'parent') {
  const agent = browser();
  const credential = key.sign(await loginOptions(), twist);
  return { agent, response: await agent.post('/api/login/passkey', { role, credential }) };
}
const listed = async (agent: Agent) =>
  expectResponse(await agent.get('/api/user/passkeys'), 200, z.array(passkey));
const auditOf = async (userId: string) => {
  const { rows } = await server.pool.query<{ action: string }>(
    'SELECT action FROM audit_log WHERE actor_id = $1 ORDER BY at, id',
    [userId],
  );
  return rows.map(({ action }) => action);
};
async function createAdmin() {
  const credentials = { username: unique('admin'), password: 'twelve or more' };
  await setAdmin(server.db, server.deps.secrets, credentials);
  const agent = browser();
  const response = await agent.post('/api/auth/admin-login', credentials);
  return { agent, ...credentials, user: expectResponse(response, 200, userRecord) };
}

describe('a parent’s passkey', () => {
  it('is added with the password, signs in, and is removed with the password', async () => {
    const family = await createFamily(server, { familyName: 'The Owls' });
    const { parent, password, user } = family;
    const options = await optionsFor(parent, password);
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Starnest' },
      user: { name: user.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { key, record } = await addPasskey(parent, password);
    expect(record).toMatchObject({ name: 'Phone', lastUsedAt: null });

    const { agent, response } = await logIn(key);
    expect(expectResponse(response, 200, userRecord)).toMatchObject({
      id: user.id,
      familyName: 'The Owls',
      familyCode: user.familyCode,
      familyRole: 'owner',
    });
    expect((await agent.get('/api/kids')).status).toBe(200);
    expect((await listed(agent))[0]?.lastUsedAt).not.toBeNull();
    expectResponse((await logIn(key)).response, 200, userRecord);

    const path = `/api/user/passkeys/${record.id}`;
    expectError(await agent.del(path, { password: 'wrong one' }), 401, 'wrong_credentials');
    expect((await agent.del(path, { password })).status).toBe(204);
    expectError(await agent.del(path, { password }), 404, 'not_found', 'Passkey not found');
    expectError((await logIn(key)).response, 401, 'wrong_credentials');
    expect(await auditOf(user.id)).toEqual(['passkey.add', 'parent.login', 'parent.login', 'passkey.remove']);
  });

  it('can’t be seen or removed by other accounts', async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    const { record } = await addPasskey(family.parent, family.password);
    expect(await listed(other.parent)).toEqual([]);
    const path = `/api/user/passkeys/${record.id}`;
    for (const each of [path, `/api/user/passkeys/${newId()}`])
      expectError(await other.parent.del(each, { password: other.password }), 404, 'not_found');
    expect(await listed(family.parent)).toHaveLength(1);
    for (const agent of [browser(), await kidAgent(server, await createKid(family))]) {
      expectError(await agent.get('/api/user/passkeys'), 401, 'unauthorized', 'Unauthorized');
      expectError(await beginAdding(agent, family.password), 401, 'unauthorized');
    }
  });

  it('is not added with a wrong password, or for another challenge', async () => {
    const { parent, password } = await createFamily(server);
    expectError(await beginAdding(parent, 'wrong one'), 401, 'wrong_credentials');
    expectFieldError(await beginAdding(parent, ''), 'password', 'Please enter your password');
    const other = await createFamily(server);
    const theirs = await optionsFor(other.parent, other.password);
    const mine = await optionsFor(parent, password);
    const wrong = [
      device().create(theirs),
      device().create(await loginOptions()),
      device().create({ challenge: 'AAAA' }),
      device().create(await optionsFor(parent, password), { origin: 'https://evil.example' }),
      device().create(await optionsFor(parent, password), { rpId: 'evil.example' }),
      device().create(await optionsFor(parent, password), { flags: 0x01 }),
    ];
    for (const credential of wrong) {
      const response = await parent.post('/api/user/passkeys', { name: 'Phone', credential });
      expectFieldError(response, 'credential', 'We couldn’t read this passkey. Please try again.');
    }
    const credential = device().create(mine);
    const body = { name: 'Phone', credential };
    expectResponse(await parent.post('/api/user/passkeys', body), 201, passkey);
    expectFieldError(
      await parent.post('/api/user/passkeys', body),
      'credential',
      'We couldn’t read this passkey. Please try again.',
    );
    const nameless = { name: ' ', credential: device().create(await optionsFor(parent, password)) };
    expectFieldError(await parent.post('/api/user/passkeys', nameless), 'name', 'Name is required');
  });

  it('is limited to ten, and can’t be added twice', async () => {
    const { parent, password } = await createFamily(server);
    const { key } = await addPasskey(parent, password);
    const again = key.create(await optionsFor(parent, password));
    const body = { name: 'Again', credential: again };
    expectError(await parent.post('/api/user/passkeys', body), 409, 'passkey_exists');
    const late = device().create(await optionsFor(parent, password));
    for (let n = 1; n < 10; n += 1) await addPasskey(parent, password);
    expectError(await beginAdding(parent, password), 409, 'too_many_passkeys');
    const eleventh = await parent.post('/api/user/passkeys', { name: 'Late', credential: late });
    expectError(eleventh, 409, 'too_many_passkeys', 'You already have 10 passkeys.');
  });
});

describe('a login by passkey', () => {
  it('is rejected if anything doesn’t match', async () => {
    const { parent, password } = await createFamily(server);
    const { key } = await addPasskey(parent, password);
    const twists = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { flags: 0x01 },
      { userHandle: Buffer.from(newId()).toString('base64url') },
      { signature: 'MEUCIQDaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
    ];
    for (const twist of twists) expectError((await logIn(key, twist)).response, 401, 'wrong_credentials');
    expectError((await logIn(device())).response, 401, 'wrong_credentials');
    expectResponse((await logIn(key)).response, 200, userRecord);
    // The passkey was copied with its own counter.
    expectError((await logIn(key, { counter: 1 })).response, 401, 'wrong_credentials');
    const { rows } = await server.pool.query(
      "SELECT 1 FROM audit_log WHERE action = 'parent.login' AND outcome = 'refused'",
    );
    expect(rows.length).toBeGreaterThanOrEqual(twists.length);
  });

  it('accepts a challenge once, within five minutes', async () => {
    const { parent, password } = await createFamily(server);
    const { key } = await addPasskey(parent, password);
    const options = await loginOptions();
    const attempt = () =>
      browser().post('/api/login/passkey', { role: 'parent', credential: key.sign(options) });
    expect((await attempt()).status).toBe(200);
    expectError(await attempt(), 401, 'wrong_credentials');
    const late = await loginOptions();
    await server.pool.query('UPDATE passkey_challenges SET expires_at = now()');
    const credential = key.sign(late);
    expectError(await browser().post('/api/login/passkey', { role: 'parent', credential }), 401);
    await purgeExpired(server.deps);
    expect((await server.pool.query('SELECT 1 FROM passkey_challenges')).rows).toEqual([]);
  });

  it('ends like any session of the account, and uses the role of the page', async () => {
    const { parent, password } = await createFamily(server);
    const { key } = await addPasskey(parent, password);
    expectError((await logIn(key, {}, 'admin')).response, 401, 'wrong_credentials');
    const { agent } = await logIn(key);
    await parent.put('/api/user/password', { currentPassword: password, newPassword: 'another one' });
    expectError(await agent.get('/api/user'), 401);
  });

  it('is limited by address like wrong passwords', async () => {
    const own = await startServer();
    const attempt = () =>
      new Agent(own.url).post('/api/login/passkey', {
        role: 'admin',
        credential: device().sign({ challenge: 'AAAA' }),
      });
    const statuses: number[] = [];
    for (let wrong = 0; wrong < 11; wrong += 1) statuses.push((await attempt()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    let last = 0;
    for (let asked = 0; asked < 101; asked += 1)
      last = (await new Agent(own.url).post('/api/login/passkey/options')).status;
    expect(last).toBe(429);
    await own.close();
  });

  it('uses the configured public address', async () => {
    const appOrigin = 'https://nest.example.org';
    const own = await startServer({ appOrigin });
    const family = await createFamily(own);
    const options = expectResponse(await beginAdding(family.parent, family.password), 200, creation);
    expect(options).toMatchObject({ rp: { id: 'nest.example.org' } });
    const right = createAuthenticator(appOrigin);
    const wrong = createAuthenticator(own.url).create(options);
    const post = (credential: object) => family.parent.post('/api/user/passkeys', { name: 'A', credential });
    expectError(await post(wrong), 400, 'validation');
    const again = expectResponse(await beginAdding(family.parent, family.password), 200, creation);
    expect((await post(right.create(again))).status).toBe(201);
    await own.close();
  });
});

describe('passkeys of admins', () => {
  it('sign in to the administration, and not as a parent', async () => {
    const admin = await createAdmin();
    const { key } = await addPasskey(admin.agent, admin.password);
    const { agent, response } = await logIn(key, {}, 'admin');
    expect(expectResponse(response, 200, userRecord).role).toBe('admin');
    expect((await agent.get('/api/admin/stats')).status).toBe(200);
    expectError((await logIn(key)).response, 401, 'wrong_credentials');
    expect(await auditOf(admin.user.id)).toEqual(['admin.login', 'passkey.add', 'admin.login']);
  });

  it('can be required for all, until the command allows passwords again', async () => {
    const admin = await createAdmin();
    const { agent, username, password } = admin;
    const logInByPassword = () => browser().post('/api/auth/admin-login', { username, password });
    const choose = (requirePasskeys: unknown) => agent.put('/api/admin/settings', { requirePasskeys });
    const settings = async () => expectResponse(await agent.get('/api/admin/settings'), 200, adminSettings);
    expect(await settings()).toEqual({ requirePasskeys: false });
    expectError(await choose(true), 409, 'no_passkey', 'Please add your own passkey first.');
    expectFieldError(await choose('yes'), 'requirePasskeys', 'Please choose on or off');
    const { key, record } = await addPasskey(agent, password);
    expect(expectResponse(await choose(true), 200, adminSettings)).toEqual({ requirePasskeys: true });

    const refused = await logInByPassword();
    expectError(refused, 403, 'forbidden', 'Admins need to log in with a passkey here.');
    expectError(
      await browser().post('/api/auth/admin-login', { username, password: 'wrong one, sadly' }),
      401,
    );
    expectResponse((await logIn(key, {}, 'admin')).response, 200, userRecord);
    const last = await agent.del(`/api/user/passkeys/${record.id}`, { password });
    expectError(last, 409, 'last_passkey');
    expect(await listed(agent)).toHaveLength(1);

    await allowPasswords(server.db);
    expect(await settings()).toEqual({ requirePasskeys: false });
    expectResponse(await logInByPassword(), 200, userRecord);
    expect((await agent.del(`/api/user/passkeys/${record.id}`, { password })).status).toBe(204);
  });

  it('are required only by admins', async () => {
    const { parent } = await createFamily(server);
    expectError(await parent.get('/api/admin/settings'), 403, 'forbidden');
    expectError(await parent.put('/api/admin/settings', { requirePasskeys: false }), 403, 'forbidden');
    expectError(await browser().get('/api/admin/settings'), 401, 'unauthorized');
  });
});
