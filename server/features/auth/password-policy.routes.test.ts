import { afterAll, describe, expect, it } from 'vitest';
import { passwordPolicy, user } from '@shared/contracts/users';
import { Agent } from '../../../tests/support/agent';
import { expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createAdmin, createFamily, unique } from '../../../tests/support/families';
import { startServer, type TestServer } from '../../../tests/support/server';
import { resetLink } from '@shared/contracts/password-reset';

const basic = await startServer();
const strict = await startServer({ strictPasswords: true });
afterAll(() => Promise.all([basic.close(), strict.close()]));

const COMMON = 'Many people use this password. Please choose another one.';
const TOO_SHORT = 'Password must be at least 8 characters long';
const GOOD = 'three green owls';

const WAYS: Record<
  string,
  (server: TestServer, password: string) => Promise<[Awaited<ReturnType<Agent['post']>>, string]>
> = {
  'sign-up': async (server, password) => {
    const input = { username: unique('dana'), firstName: 'Dana', password };
    return [await new Agent(server.url).post('/api/register', input), 'password'];
  },
  'a change': async (server, newPassword) => {
    const { parent, password } = await createFamily(server, { password: GOOD });
    return [
      await parent.put('/api/user/password', { currentPassword: password, newPassword }),
      'newPassword',
    ];
  },
  'a reset': async (server, password) => {
    const { user: person } = await createFamily(server, { password: GOOD });
    const admin = await createAdmin(server);
    const made = await admin.post('/api/admin/reset-links', {
      username: person.username,
      reason: 'Asked by phone',
    });
    const token = expectResponse(made, 201, resetLink).url.split('/').at(-1) ?? '';
    return [await new Agent(server.url).post(`/api/password-reset/${token}`, { password }), 'password'];
  },
};

describe.each(Object.entries(WAYS))('a new password by %s', (_way, choose) => {
  it('has at least 6 characters unless the operator chooses otherwise', async () => {
    for (const password of ['123456', 'passw0rd']) {
      const [{ status }] = await choose(basic, password);
      expect(status).toBeLessThan(300);
    }
  });

  it.each([
    ['six or', TOO_SHORT],
    ['password1', COMMON],
    ['PassWord1', COMMON],
  ])('is refused by the strict policy when it is %s', async (password, message) => {
    const [response, field] = await choose(strict, password);
    expectFieldError(response, field, message);
  });

  it('is accepted by the strict policy when it is uncommon', async () => {
    const [{ status }] = await choose(strict, 'nine blue herons');
    expect(status).toBeLessThan(300);
  });
});

it('accepts a login with a password that is older than the strict policy', async () => {
  const family = await createFamily(strict, { password: GOOD });
  const passwordHash = await strict.deps.secrets.hashPassword('123456');
  await strict.pool.query('UPDATE users SET password_hash = $1 WHERE id = $2', [
    passwordHash,
    family.user.id,
  ]);
  const login = { username: family.user.username, password: '123456' };
  expectResponse(await new Agent(strict.url).post('/api/login', login), 200, user);
});

it('returns the rules for new passwords to everyone', async () => {
  const rules = async ({ url }: TestServer) =>
    expectResponse(await new Agent(url).get('/api/password-policy'), 200, passwordPolicy);
  expect(await rules(basic)).toEqual({ minLength: 6, refusesCommon: false });
  expect(await rules(strict)).toEqual({ minLength: 8, refusesCommon: true });
});
