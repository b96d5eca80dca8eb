import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { invite, inviteView, newInvite, type NewInvite } from '@shared/contracts/members';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, unique, type TestFamily } from '../../../tests/support/families';
import { startMailbox, tokenIn } from '../../../tests/support/mailbox';
import { startServer } from '../../../tests/support/server';

const mailbox = await startMailbox();
const server = await startServer({ mailer: mailbox.mailer });
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

let family: TestFamily;
let email: string;
beforeEach(async () => {
  family = await createFamily(server, { familyName: 'The Owls' });
  email = `${unique('gran')}@example.org`;
});

const ask = (body: object, agent = family.parent) =>
  agent.post('/api/family/invites', { role: 'helper', ...body });
const made = async (body: object): Promise<NewInvite> => expectResponse(await ask(body), 201, newInvite);
const sent = async () => {
  await server.runJobs();
  return mailbox.to(email);
};

describe('an invitation by email', () => {
  it('contains the link once and no text written by users', async () => {
    const { url, ...listed } = await made({ email });
    expect(listed).toMatchObject({ email, role: 'helper' });
    const [message, ...more] = await sent();
    expect(more).toEqual([]);
    if (!message) throw new Error('no message');
    expect(message.mail.subject).toBe('An invitation to Starnest');
    expect(message.mail.text).toContain('You’re invited to join a family on Starnest');
    expect(message.mail.text).toContain('As a helper, you can see everything');
    for (const text of [message.mail.text, message.mail.html]) expect(text).not.toMatch(/Robin|Owls/);
    const token = tokenIn(message, '/invite');
    expect(url).toBe(`${server.url}/invite/${token}`);
    const view = await new Agent(server.url).get(`/api/invites/${token}`);
    expect(expectResponse(view, 200, inviteView)).toMatchObject({ familyName: 'The Owls', role: 'helper' });
    const list = await family.parent.get('/api/family/invites');
    expect(expectResponse(list, 200, z.array(invite))).toEqual([listed]);
  });

  it('uses the language of the inviting parent, else of the family, else of the browser', async () => {
    const subject = async (headers = {}) => {
      await family.parent.post('/api/family/invites', { role: 'helper', email }, headers);
      return (await sent()).at(-1)?.mail.subject;
    };
    expect(await subject({ 'Accept-Language': 'de' })).toBe('Eine Einladung zu Starnest');
    await family.parent.put('/api/family', { locale: 'ar' });
    expect(await subject({ 'Accept-Language': 'de' })).toMatch(/\p{Script=Arabic}/u);
    await family.parent.put('/api/user', { locale: 'en' });
    expect(await subject({ 'Accept-Language': 'de' })).toBe('An invitation to Starnest');
  });

  it('is not sent after the invitation is withdrawn', async () => {
    const { id } = await made({ email });
    expect((await family.parent.del(`/api/family/invites/${id}`)).status).toBe(204);
    expect(await sent()).toEqual([]);
  });

  it('is retried when the mail server fails temporarily', async () => {
    await made({ email });
    mailbox.refuse({ responseCode: 451, message: 'Come back later' });
    expect(await sent()).toEqual([]);
    mailbox.refuse(null);
    await server.pool.query(`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`);
    expect(await sent()).toHaveLength(1);
  });

  it('requires a valid address, and a configured mail server', async () => {
    for (const wrong of ['nobody', 'a@b', 'a@example.org\nBcc: x@example.org', 7])
      expectFieldError(await ask({ email: wrong }), 'email', 'Please enter a valid email address');
    expect((await made({ email: '' })).email).toBeNull();
    expect((await made({})).email).toBeNull();
    const silent = await startServer();
    const other = await createFamily(silent);
    expectError(await ask({ email }, other.parent), 409, 'no_mail');
    await silent.close();
    expect(await sent()).toEqual([]);
  });

  it("is skipped after the installation's daily limit, but the invitation is created", async () => {
    await server.pool.query(
      `INSERT INTO rate_limits VALUES ('inviteMails:*', 100, (extract(epoch FROM now()) + 600) * 1000)
       ON CONFLICT (key) DO UPDATE SET points = 100, expire = excluded.expire`,
    );
    const { url, email: sentTo } = await made({ email });
    await server.deps.limits.clear(['inviteMails', '*']);
    expect(sentTo).toBeNull();
    const view = await new Agent(server.url).get(`/api/invites/${new URL(url).pathname.split('/').pop()}`);
    expectResponse(view, 200, inviteView);
    expect(await sent()).toEqual([]);
    expect((await made({ email })).email).toBe(email);
    expect(await sent()).toHaveLength(1);
  });

  it('is limited to five per hour and parent, and five per day and address', async () => {
    for (let count = 0; count < 5; count += 1) await made({ email: `${count}.${email}` });
    expectError(await ask({ email }), 429, 'rate_limited');
    const list = await family.parent.get('/api/family/invites');
    expect(expectResponse(list, 200, z.array(invite))).toHaveLength(5);
    for (let count = 0; count < 5; count += 1) {
      const other = await createFamily(server);
      expect((await ask({ email }, other.parent)).status).toBe(201);
    }
    const last = await createFamily(server);
    expectError(await ask({ email: email.toUpperCase() }, last.parent), 429, 'rate_limited');
  });
});
