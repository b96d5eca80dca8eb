import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { auditLog } from '@shared/tables/index';
import { Agent } from '../../tests/support/agent';
import { expectError } from '../../tests/support/expect-response';
import { createFamily, unique } from '../../tests/support/families';
import { startServer } from '../../tests/support/server';
import { InterruptedError, readPassword, type PasswordInput } from './read-password';
import { setAdmin } from '../features/auth/admin-accounts';
import { checkPassword, CommandError, readArguments } from './admin-arguments';

const server = await startServer();
afterAll(() => server.close());
const { db, secrets } = server.deps;

const logIn = (username: string, password: string) =>
  new Agent(server.url).post('/api/auth/admin-login', { username, password });

describe('setAdmin', () => {
  it('creates an admin who can log in', async () => {
    const admin = { username: unique('ops'), password: 'first password' };
    expect(await setAdmin(db, secrets, admin)).toMatchObject({ created: true });
    expect((await logIn(admin.username, admin.password)).status).toBe(200);
  });

  it('gives an existing admin a new password, ends their sessions and audits it', async () => {
    const username = unique('ops');
    await setAdmin(db, secrets, { username, password: 'first password' });
    const agent = new Agent(server.url);
    await agent.post('/api/auth/admin-login', { username, password: 'first password' });

    expect(await setAdmin(db, secrets, { username, password: 'second password' })).toMatchObject({
      created: false,
    });

    await expect.poll(async () => (await agent.get('/api/user')).status, { timeout: 5000 }).toBe(401);
    expectError(await logIn(username, 'first password'), 401);
    expect((await logIn(username, 'second password')).status).toBe(200);
    const actions = (await db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['admin.create', 'admin.password']));
  });

  it('refuses the username of a parent, in whatever case', async () => {
    const { user, parent } = await createFamily(server);
    const admin = { username: user.username.toUpperCase(), password: 'long enough for it' };
    await expect(setAdmin(db, secrets, admin)).rejects.toThrow('is the username of a parent');
    expect((await parent.get('/api/user')).status).toBe(200);
  });
});

describe('the arguments of the command', () => {
  it('are a username, to be set or removed', () => {
    expect(readArguments(['ops'])).toEqual({ action: 'set', username: 'ops' });
    expect(readArguments(['--remove', 'ops'])).toEqual({ action: 'remove', username: 'ops' });
    expect(readArguments(['reset-link', 'dana'])).toEqual({ action: 'reset-link', username: 'dana' });
  });

  it('are no username, to let all admins in by password again', () => {
    expect(readArguments(['--allow-passwords'])).toEqual({ action: 'allow-passwords', username: '' });
    for (const args of [['ops'], ['--remove']])
      expect(() => readArguments(['--allow-passwords', ...args])).toThrow(CommandError);
  });

  it.each([
    [[]],
    [['']],
    [['ab']],
    [['has space']],
    [['x'.repeat(65)]],
    [['--remove']],
    [['one', 'two']],
    [['reset-link', 'one', 'two']],
    [['--remove', 'reset-link', 'dana']],
    [['--rm', 'ops']],
  ])('are not %j', (args) => {
    expect(() => readArguments(args)).toThrow(CommandError);
  });

  it('refuses a password of 11 or of 257 characters', () => {
    expect(() => checkPassword('x'.repeat(11))).toThrow('12 to 256 characters');
    expect(() => checkPassword('x'.repeat(257))).toThrow('12 to 256 characters');
    expect(checkPassword('x'.repeat(12))).toHaveLength(12);
  });
});

describe('readPassword', () => {
  const terminal = () => {
    const raw: boolean[] = [];
    const input: PasswordInput = Object.assign(new PassThrough(), {
      isTTY: true,
      setRawMode: (on: boolean) => raw.push(on),
    });
    const output = new PassThrough();
    return { input: input as PasswordInput & PassThrough, output, raw };
  };

  it('shows the prompt and nothing of what is typed, corrected or pasted', async () => {
    const { input, output, raw } = terminal();
    const password = readPassword(input, output, 'Password: ');
    for (const key of ['p', 'a', 'q', '\u007f', 'st', 'ed 🐣', '\r']) input.write(key);
    expect(await password).toBe('pasted 🐣');
    expect(String(output.read())).toBe('Password: \n');
    expect(raw).toEqual([true, false]);
  });

  it('stops at Ctrl+C and restores the terminal', async () => {
    const { input, output, raw } = terminal();
    const password = readPassword(input, output, 'Password: ');
    input.write('abc\u0003');
    await expect(password).rejects.toThrow(InterruptedError);
    expect(raw).toEqual([true, false]);
  });

  it('reads the first line of a pipe with its spaces', async () => {
    const input = new PassThrough();
    input.end(' twelve or more \nnot this\n');
    expect(await readPassword(input, new PassThrough(), 'unused')).toBe(' twelve or more ');
  });
});
