import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelledEmail } from '@shared/contracts/password-reset';
import { user } from '@shared/contracts/users';
import { Agent, type HttpResponse } from '../../../tests/support/agent';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, unique } from '../../../tests/support/families';
import { MAIL_ORIGIN, startMailbox, tokenIn } from '../../../tests/support/mailbox';
import { proofInThePast } from '../../../tests/support/past';
import { startServer } from '../../../tests/support/server';

const mailbox = await startMailbox();
const server = await startServer({ mailer: mailbox.mailer });
const without = await startServer();
afterAll(async () => {
  await Promise.all([server.close(), without.close()]);
  await mailbox.close();
});
beforeEach(() => {
  mailbox.received.length = 0;
});

const anyone = () => new Agent(server.url);
const address = () => `${unique('dana')}@example.org`;
const me = async (agent: Agent) => expectResponse(await agent.get('/api/user'), 200, user);
const confirm = (token: string) => anyone().post(`/api/email-confirm/${token}`);
const sentTo = async (email: string) => {
  await server.runJobs();
  return mailbox.last(email);
};

describe('a new address', () => {
  async function withPending() {
    const [first, second] = [address(), address()];
    const family = await createFamily(server, { email: first });
    expect((await confirm(tokenIn(await sentTo(first), '/confirm'))).status).toBe(204);
    const changed = expectResponse(await family.parent.put('/api/user', { email: second }), 200, user);
    return { ...family, first, second, changed };
  }
  const cancel = (token: string) => anyone().post(`/api/email-cancel/${token}`);
  const logIn = (username: string, password: string) => anyone().post('/api/login', { username, password });
  const setPassword = (token: string, password: string) =>
    anyone().post(`/api/password-reset/${token}`, { password });
  const resetTokenOf = (response: HttpResponse) => expectResponse(response, 200, cancelledEmail).resetToken;

  it('is pending until its link is opened, and both addresses get mail', async () => {
    const { parent, first, second, changed } = await withPending();
    expect(changed).toMatchObject({ email: first, emailConfirmed: true, pendingEmail: second });
    const notice = await sentTo(first);
    expect(notice.mail.subject).toBe('Your email address at Starnest is changing');
    expect(notice.mail.text).not.toContain(second);
    expect((await confirm(tokenIn(await sentTo(second), '/confirm'))).status).toBe(204);
    expect(await me(parent)).toMatchObject({ email: second, emailConfirmed: true, pendingEmail: null });
  });

  it('is dropped when the current address is saved, which ends its link', async () => {
    const { parent, first, second } = await withPending();
    const token = tokenIn(await sentTo(second), '/confirm');
    await proofInThePast(server, (await me(parent)).id);
    expectResponse(await parent.put('/api/user', { email: first }), 200, user);
    expectError(await confirm(token), 404);
    expect(await me(parent)).toMatchObject({ email: first, emailConfirmed: true, pendingEmail: null });
  });

  it('gets its link again, and only the last one works', async () => {
    const { parent, second } = await withPending();
    const old = tokenIn(await sentTo(second), '/confirm');
    expect((await parent.post('/api/user/email/confirm')).status).toBe(202);
    const next = tokenIn(await sentTo(second), '/confirm');
    expectError(await confirm(old), 404);
    expect((await confirm(next)).status).toBe(204);
  });

  it('is canceled by the old address before it is confirmed', async () => {
    const { parent, user: person, password, first, second } = await withPending();
    const confirmation = tokenIn(await sentTo(second), '/confirm');
    const token = tokenIn(await sentTo(first), '/cancel-email');
    const resetToken = resetTokenOf(await cancel(token));
    expectError(await parent.get('/api/user'), 401, 'unauthorized');
    expectError(await logIn(person.username, password), 401, 'wrong_credentials');
    expectError(await confirm(confirmation), 404);
    expectError(await cancel(token), 404, 'not_found', 'This link is no longer valid');
    expect((await setPassword(resetToken, 'another one')).status).toBe(204);
    const login = expectResponse(await logIn(person.username, 'another one'), 200, user);
    expect(login).toMatchObject({ email: first, emailConfirmed: true, pendingEmail: null });
  });

  it('is cancelled by the old address even after two confirmed changes', async () => {
    const { parent, user: person, first, second } = await withPending();
    const token = tokenIn(await sentTo(first), '/cancel-email');
    await confirm(tokenIn(await sentTo(second), '/confirm'));
    const third = address();
    await parent.put('/api/user', { email: third });
    const later = tokenIn(await sentTo(second), '/cancel-email');
    await confirm(tokenIn(await sentTo(third), '/confirm'));
    // Restores the second address but keeps the first link valid.
    resetTokenOf(await cancel(later));
    await setPassword(resetTokenOf(await cancel(token)), 'another one');
    const login = expectResponse(await logIn(person.username, 'another one'), 200, user);
    expect(login).toMatchObject({ email: first, emailConfirmed: true });
  });

  it('removes the links of later changes when the old address cancels it', async () => {
    const { parent, first, second } = await withPending();
    const token = tokenIn(await sentTo(first), '/cancel-email');
    await confirm(tokenIn(await sentTo(second), '/confirm'));
    await parent.put('/api/user', { email: address() });
    const later = tokenIn(await sentTo(second), '/cancel-email');
    resetTokenOf(await cancel(token));
    expectError(await cancel(later), 404);
  });

  it('is canceled only once by two concurrent requests', async () => {
    const { first } = await withPending();
    const token = tokenIn(await sentTo(first), '/cancel-email');
    const responses = await Promise.all([cancel(token), cancel(token)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('can be cancelled for seven days', async () => {
    const { user: person, first } = await withPending();
    const token = tokenIn(await sentTo(first), '/cancel-email');
    const { rows } = await server.db.execute(
      sql`UPDATE account_links SET expires_at = expires_at - interval '7 days' WHERE user_id = ${person.id}
        RETURNING expires_at <= now() AS over`,
    );
    expect(rows).toContainEqual({ over: true });
    expectError(await cancel(token), 404);
  });

  it('sends nothing to an old address that was never confirmed', async () => {
    const [first, second] = [address(), address()];
    const { parent } = await createFamily(server, { email: first });
    await sentTo(first);
    mailbox.received.length = 0;
    const changed = expectResponse(await parent.put('/api/user', { email: second }), 200, user);
    expect(changed).toMatchObject({ email: first, emailConfirmed: false, pendingEmail: second });
    await sentTo(second);
    expect(mailbox.to(first)).toHaveLength(0);
  });

  it('is reported when the address is removed', async () => {
    const { parent, user: person, first } = await withPending();
    await parent.put('/api/user', { email: '' });
    expect(await me(parent)).toMatchObject({ email: null, pendingEmail: null });
    await setPassword(
      resetTokenOf(await cancel(tokenIn(await sentTo(first), '/cancel-email'))),
      'another one',
    );
    expect(expectResponse(await logIn(person.username, 'another one'), 200, user).email).toBe(first);
  });

  it('is dropped when a new password is set', async () => {
    const { parent, user: person, first, second } = await withPending();
    const confirmation = tokenIn(await sentTo(second), '/confirm');
    await parent.post('/api/password-reset', { username: first });
    await server.runJobs();
    await setPassword(tokenIn(await sentTo(first), '/reset'), 'another one');
    expectError(await confirm(confirmation), 404);
    const login = expectResponse(await logIn(person.username, 'another one'), 200, user);
    expect(login).toMatchObject({ email: first, pendingEmail: null });
    const { mail } = await sentTo(first);
    expect(mail.subject).toBe('Your Starnest password was reset');
    expect(mail.text).toContain(`${MAIL_ORIGIN}/forgot-password`);
  });

  it('takes effect immediately without a mail server', async () => {
    const { parent } = await createFamily(without, { email: address() });
    const email = address();
    const changed = expectResponse(await parent.put('/api/user', { email }), 200, user);
    expect(changed).toMatchObject({ email, emailConfirmed: false, pendingEmail: null });
  });
});
