import { afterAll, expect, it } from 'vitest';
import { Agent } from '../../../tests/support/agent';
import { addPasskey } from '../../../tests/support/authenticator';
import { createFamily, unique } from '../../../tests/support/families';
import { MAIL_ORIGIN, startMailbox, tokenIn } from '../../../tests/support/mailbox';
import { startServer } from '../../../tests/support/server';

const mailbox = await startMailbox();
const server = await startServer({ mailer: mailbox.mailer });
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

it('reports a new passkey to the confirmed address only', async () => {
  const email = `${unique('dana')}@example.org`;
  const { parent, password } = await createFamily(server, { email });
  await addPasskey(parent, password);
  await server.runJobs();
  const [confirmation, ...others] = mailbox.to(email);
  expect(others).toEqual([]);
  if (!confirmation) throw new Error('no confirmation was sent');
  await new Agent(server.url).post(`/api/email-confirm/${tokenIn(confirmation, '/confirm')}`);
  await addPasskey(parent, password);
  await server.runJobs();
  const mail = mailbox.to(email).at(-1)?.mail;
  expect(mail?.subject).toBe('A passkey was added to your Starnest account');
  expect(mail?.text).toContain(`${MAIL_ORIGIN}/parent?tab=settings#passkeys`);
});

it('reports a new password in the language of the account', async () => {
  const email = `${unique('dana')}@example.org`;
  const { parent, password, user } = await createFamily(server, { email });
  await server.runJobs();
  await new Agent(server.url).post(`/api/email-confirm/${tokenIn(mailbox.last(email), '/confirm')}`);
  const change = (currentPassword: string, newPassword: string) =>
    parent.put('/api/user/password', { currentPassword, newPassword });
  expect((await change('not this one', 'three green owls')).status).toBe(401);
  await server.runJobs();
  expect(mailbox.to(email)).toHaveLength(1);
  expect((await change(password, 'three green owls')).status).toBeLessThan(300);
  await server.runJobs();
  const mail = mailbox.to(email).at(-1)?.mail;
  expect(mail?.subject).toBe('Your Starnest password was changed');
  expect(mail?.text).toContain(`The password of ${user.username} was changed`);
  expect(mail?.text).toContain(`${MAIL_ORIGIN}/forgot-password`);
  await parent.put('/api/user', { locale: 'de' });
  await change('three green owls', 'four green owls');
  await server.runJobs();
  expect(mailbox.to(email).at(-1)?.mail.subject).toBe('Dein Starnest-Passwort wurde geändert');
});
