import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '@shared/contracts/users';
import { accountLinks, auditLog } from '@shared/tables/index';
import { createLogger } from '../../lib/logger';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createAdmin, createFamily, createKid, kidAgent, unique } from '../../../tests/support/families';
import { MAIL_ORIGIN, startMailbox, tokenIn } from '../../../tests/support/mailbox';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import arabic from './locales/ar';
import german from './locales/de';
import { createJobHandlers } from '../../job-handlers';
import { createJobQueue } from '../../jobs/job-queue';

const mailbox = await startMailbox();
const server = await startServer({ mailer: mailbox.mailer });
const without = await startServer();
afterAll(async () => {
  await Promise.all([server.close(), without.close()]);
  await mailbox.close();
});
beforeEach(() => {
  mailbox.received.length = 0;
  mailbox.refuse(null);
});

const anyone = () => new Agent(server.url);
const address = () => `${unique('dana')}@example.org`;
const me = async (agent: Agent) => expectResponse(await agent.get('/api/user'), 200, user);
const confirm = (token: string, agent = anyone()) => agent.post(`/api/email-confirm/${token}`);
const sentTo = async (email: string) => {
  await server.runJobs();
  return mailbox.last(email);
};
const retryNow = () => server.db.execute(sql`UPDATE jobs.job SET start_after = now()`);

describe('an address', () => {
  it('gets a link after the registration, which confirms it once', async () => {
    const email = address();
    const family = await createFamily(server, { email });
    expect(family.user.emailConfirmed).toBe(false);
    const message = await sentTo(email);
    expect(message.mail.subject).toBe('Confirm your email address for Starnest');
    const token = tokenIn(message, '/confirm');
    expect((await confirm(token)).status).toBe(204);
    expect((await me(family.parent)).emailConfirmed).toBe(true);
    expectError(await confirm(token), 404, 'not_found', 'This link is no longer valid');
    const lines = await server.db.select().from(auditLog).where(eq(auditLog.actorId, family.user.id));
    expect(lines.map(({ action }) => action)).toContain('email.confirm');
  });

  it('stays confirmed if unchanged, and is removed if emptied', async () => {
    const email = address();
    const { parent } = await createFamily(server, { email });
    await confirm(tokenIn(await sentTo(email), '/confirm'));
    await parent.put('/api/user', { email, firstName: 'Dan' });
    expect(await me(parent)).toMatchObject({ firstName: 'Dan', emailConfirmed: true });
    await parent.put('/api/user', { email: '' });
    expect(await me(parent)).toMatchObject({ email: null, emailConfirmed: false });
  });

  it('is not confirmed by an expired link', async () => {
    const email = address();
    const { parent, user: person } = await createFamily(server, { email });
    const token = tokenIn(await sentTo(email), '/confirm');
    await server.db
      .update(accountLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(accountLinks.userId, person.id));
    expectError(await confirm(token), 404);
    expect((await me(parent)).emailConfirmed).toBe(false);
  });

  it('is confirmed after many unknown links from the same network address', async () => {
    for (let attempts = 0; attempts < 25; attempts += 1) expectError(await confirm('x'.repeat(43)), 404);
    const email = address();
    await createFamily(server, { email });
    expect((await confirm(tokenIn(await sentTo(email), '/confirm'))).status).toBe(204);
  });

  it('is confirmed only once by two concurrent requests', async () => {
    const email = address();
    await createFamily(server, { email });
    const token = tokenIn(await sentTo(email), '/confirm');
    const responses = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
  });
});

describe('POST /api/user/email/confirm', () => {
  it('sends the link again, and only the last one works', async () => {
    const email = address();
    const { parent } = await createFamily(server, { email });
    const first = tokenIn(await sentTo(email), '/confirm');
    expect((await parent.post('/api/user/email/confirm')).status).toBe(202);
    const second = tokenIn(await sentTo(email), '/confirm');
    expect(second).not.toBe(first);
    expectError(await confirm(first), 404);
    expect((await confirm(second)).status).toBe(204);
  });

  it('returns 202 to every adult, even without anything to send', async () => {
    const family = await createFamily(server);
    const { agent: helper } = await addMember(family, 'helper');
    for (const agent of [family.parent, helper])
      expect((await agent.post('/api/user/email/confirm')).status).toBe(202);
    await server.runJobs();
    expect(mailbox.received).toEqual([]);
  });

  it('sends at most five an hour, and always returns 202', async () => {
    const email = address();
    const { parent } = await createFamily(server, { email });
    for (let count = 0; count < 8; count += 1)
      expect((await parent.post('/api/user/email/confirm')).status).toBe(202);
    await server.runJobs();
    // Earlier links were replaced before they were sent.
    expect(mailbox.to(email)).toHaveLength(1);
    const { rows } = await server.db.execute(
      sql`SELECT count(*)::int AS jobs FROM jobs.job WHERE data ->> 'kind' = 'send-mail' AND state = 'completed'
        AND created_on > now() - interval '1 minute'`,
    );
    expect(rows[0]?.jobs).toBeGreaterThanOrEqual(5);
  });

  it('does nothing without a mail server', async () => {
    const { parent } = await createFamily(without, { email: address() });
    expect((await parent.post('/api/user/email/confirm')).status).toBe(202);
    expect(await without.runJobs()).toBe(0);
  });

  it('rejects kids and visitors', async () => {
    const kid = await kidAgent(server, await createKid(await createFamily(server)));
    for (const agent of [anyone(), kid])
      expectError(await agent.post('/api/user/email/confirm'), 401, 'unauthorized');
    expectError(await (await createAdmin(server)).post('/api/user/email/confirm'), 403, 'forbidden');
  });
});

describe('the sent message', () => {
  it('uses the configured address, not the request’s', async () => {
    const email = address();
    await anyone().post(
      '/api/register',
      { username: unique('dana'), password: 'six or more', firstName: 'Dana', email },
      { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
    );
    const { mail } = await sentTo(email);
    expect(mail.text).toContain(`${MAIL_ORIGIN}/confirm/`);
    expect(mail.text).not.toContain('evil.example');
  });

  it('sends no text that a user wrote to an unconfirmed address, and adds no recipient', async () => {
    const email = address();
    const firstName = '<b>Dana</b> Bcc: eve@example.org';
    await createFamily(server, { email, firstName });
    const { mail, recipients } = await sentTo(email);
    expect(recipients).toEqual([email]);
    expect(mail.bcc ?? []).toEqual([]);
    for (const text of [mail.text, mail.html]) expect(text).not.toMatch(/Dana|eve@|parent\./);
  });

  it('is stored only as a hash', async () => {
    const email = address();
    const { user: person } = await createFamily(server, { email });
    const token = tokenIn(await sentTo(email), '/confirm');
    const { rows } = await server.db.execute(sql`
      SELECT (SELECT count(*) FROM jobs.job j WHERE j::text LIKE ${`%${token}%`})::int AS jobs,
        (SELECT count(*) FROM account_links l WHERE l::text LIKE ${`%${token}%`})::int AS links,
        (SELECT count(*) FROM jobs.job j WHERE j.data::text LIKE ${`%${email}%`})::int AS addresses,
        (SELECT count(*) FROM account_links WHERE user_id = ${person.id})::int AS open`);
    expect(rows).toEqual([{ jobs: 0, links: 0, addresses: 0, open: 1 }]);
  });

  it('is sent once by two processes', async () => {
    const addresses = Array.from({ length: 6 }, address);
    await Promise.all(addresses.map((email) => createFamily(server, { email })));
    const other = createJobQueue(server.pool, createLogger('silent'));
    await Promise.all([server.runJobs(), other.runWaiting(createJobHandlers(server.deps))]);
    for (const email of addresses) expect(mailbox.to(email)).toHaveLength(1);
  });

  it('is retried when the mail server fails temporarily, but not after a permanent rejection', async () => {
    const email = address();
    mailbox.refuse({ responseCode: 451, message: 'later' });
    await createFamily(server, { email });
    await server.runJobs();
    expect(mailbox.to(email)).toHaveLength(0);
    mailbox.refuse(null);
    await retryNow();
    expect((await sentTo(email)).recipients).toEqual([email]);

    const refused = address();
    mailbox.refuse({ responseCode: 550, message: 'no such user' });
    await createFamily(server, { email: refused });
    await server.runJobs();
    mailbox.refuse(null);
    await retryNow();
    await server.runJobs();
    expect(mailbox.to(refused)).toHaveLength(0);
  });

  it('is not sent when the registration fails', async () => {
    const { user: taken } = await createFamily(server);
    const email = address();
    const input = { username: taken.username, password: 'six or more', firstName: 'Dana', email };
    expectError(await anyone().post('/api/register', input), 409, 'username_taken');
    await server.runJobs();
    expect(mailbox.to(email)).toHaveLength(0);
  });
});

describe('the language of a message', () => {
  const register = async (languages: string) => {
    const email = address();
    const agent = anyone();
    const input = { username: unique('dana'), password: 'six or more', firstName: 'Dana', email };
    await agent.post('/api/register', input, { 'Accept-Language': languages });
    return { agent, email, ...(await sentTo(email)).mail };
  };

  it('defaults to the requesting browser’s language', async () => {
    const { subject, text, html } = await register('nl,de-AT;q=0.9,en;q=0.8');
    expect(subject).toBe(german['confirm_email.subject']);
    expect(text).toContain(german['mail.footer']);
    expect(text).toMatch(/(?:Mon|Diens|Mitt|Donners|Frei|Sams|Sonn)/);
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect((await register('nl')).subject).toBe('Confirm your email address for Starnest');
  });

  it('prefers the user’s over the family’s over the browser’s', async () => {
    const { agent, email } = await register('fr');
    const again = async (headers = {}) => {
      await agent.post('/api/user/email/confirm', {}, headers);
      return (await sentTo(email)).mail;
    };
    expect((await agent.put('/api/family', { locale: 'ar' })).status).toBe(200);
    const inArabic = await again({ 'Accept-Language': 'de' });
    expect(inArabic.subject).toBe(arabic['confirm_email.subject']);
    expect(inArabic.html).toContain('dir="rtl"');
    expect(inArabic.text).toMatch(/^https:\/\/\S+$/m);
    expectResponse(await agent.put('/api/user', { locale: 'de' }), 200, user);
    expect((await again()).subject).toBe(german['confirm_email.subject']);
  });

  it('prefers the language chosen on the browser over its accepted ones', async () => {
    const email = address();
    const { parent } = await createFamily(server, { email });
    const headers = { Cookie: `${parent.cookie}; language=ar`, 'Accept-Language': 'de' };
    await parent.post('/api/user/email/confirm', {}, headers);
    expect((await sentTo(email)).mail.subject).toBe(arabic['confirm_email.subject']);
  });
});

describe('the language of a person', () => {
  it('is one of the six languages or null', async () => {
    const { parent, user: before } = await createFamily(server);
    expect(before.locale).toBeNull();
    for (const locale of ['pt-BR', null] as const) {
      expectResponse(await parent.put('/api/user', { locale }), 200, user);
      expect((await me(parent)).locale).toBe(locale);
    }
    expectFieldError(await parent.put('/api/user', { locale: 'xx' }), 'locale', 'Please choose a language');
  });
});
