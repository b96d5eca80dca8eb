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

  it('sets a new password for an existing admin, ends their sessions and audits the change', async () => {
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

  it('rejects the username of a parent in any letter case', async () => {
    const { user, parent } = await createFamily(server);
    const admin = { username: user.username.toUpperCase(), password: 'long enough for it' };
    await expect(setAdmin(db, secrets, admin)).rejects.toThrow('is the username of a parent');
    expect((await parent.get('/api/user')).status).toBe(200);
  });
});

describe('readArguments', () => {
  it('reads an action and a username', () => {
    expect(readArguments(['ops'])).toEqual({ action: 'set', username: 'ops' });
    expect(readArguments(['--remove', 'ops'])).toEqual({ action: 'remove', username: 'ops' });
    expect(readArguments(['reset-link', 'dana'])).toEqual({ action: 'reset-link', username: 'dana' });
  });

  it('accepts --allow-passwords only without a username', () => {
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
  ])('rejects %j', (args) => {
    expect(() => readArguments(args)).toThrow(CommandError);
  });

  it('accepts passwords of 12 to 256 characters only', () => {
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

  it('shows the prompt but none of the typed, corrected or pasted characters', async () => {
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

  it('reads only the first line of piped input and keeps its spaces', async () => {
    const input = new PassThrough();
    input.end(' twelve or more \nnot this\n');
    expect(await readPassword(input, new PassThrough(), 'unused')).toBe(' twelve or more ');
  });
});
