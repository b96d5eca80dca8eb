import { inspect } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailbox } from '../../tests/support/mailbox';
import { describeError } from './logger';
import { createMailer, MailError, UndeliverableError } from './mailer';

const mailbox = await startMailbox();
afterAll(() => mailbox.close());
const { mailer } = mailbox;

const mail = { to: 'dana@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', id: 'one' };

beforeEach(() => {
  mailbox.received.length = 0;
  mailbox.refuse(null);
});

describe('an email', () => {
  it('arrives as text and HTML, from Starnest, with a stable id', async () => {
    await mailer.send(mail);
    const [received] = mailbox.received;
    expect(received?.recipients).toEqual(['dana@example.org']);
    expect(received?.mail).toMatchObject({
      from: { name: 'Starnest', address: 'starnest@nest.example.org' },
      subject: 'Hello',
      messageId: '<one@nest.example.org>',
      text: expect.stringContaining('Hello') as string,
      html: expect.stringContaining('<p>Hello</p>') as string,
    });
    expect(received?.raw).toContain('Auto-Submitted: auto-generated');
  });

  it.each([
    ['subject', { subject: 'Hi\r\nBcc: eve@example.org\r\n\r\nbody' }],
    ['header', { headers: { 'X-Kind': 'a\r\nBcc: eve@example.org' } }],
    ['id', { id: 'one>\r\nBcc: eve@example.org\r\nX: <' }],
  ])('ignores line breaks that would inject recipients or headers in its %s', async (_part, change) => {
    await mailer.send({ ...mail, ...change });
    const [received] = mailbox.received;
    expect(received?.recipients).toEqual(['dana@example.org']);
    expect(received?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(received?.mail.html).toContain('<p>Hello</p>');
  });

  it.each(['dana@example.org, eve@example.org', 'dana@example.org\r\nRCPT TO:<eve@example.org>'])(
    'is not sent to other recipients for the malformed address %j',
    async (to) => {
      await mailer.send({ ...mail, to }).catch(() => {});
      for (const { recipients } of mailbox.received) expect(recipients).not.toContain('eve@example.org');
    },
  );

  it('throws UndeliverableError after a permanent rejection, but not after a temporary one', async () => {
    mailbox.refuse({ responseCode: 550, message: 'no such user' });
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(UndeliverableError);
    mailbox.refuse({ responseCode: 451, message: 'try later' });
    await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(UndeliverableError);
  });

  it.each([450, 550])('rejected with %i leaves no address in the error', async (responseCode) => {
    mailbox.refuse({ responseCode, message: `<${mail.to}> is not known here` });
    const error: unknown = await mailer.send(mail).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailError);
    expect(JSON.stringify(describeError(error))).toContain(`EENVELOPE ${responseCode} RCPT TO`);
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain('dana');
  });

  it('reuses a connection', async () => {
    await mailer.send(mail);
    const before = mailbox.connections();
    for (let count = 0; count < 5; count += 1) await mailer.send({ ...mail, id: String(count) });
    expect(mailbox.connections()).toBe(before);
  });

  it('is not sent unencrypted over the network unless the settings allow it', async () => {
    // The same server at an address that is not loopback.
    const url = mailbox.url.replace('127.0.0.1', '0.0.0.0');
    const settings = { url, from: 'a@example.org', origin: mailer.origin };
    await expect(createMailer(settings).send(mail)).rejects.toThrow(/STARTTLS/);
    expect(mailbox.received).toEqual([]);
    const plain = createMailer({ ...settings, plainAllowed: true });
    await plain.send(mail);
    plain.close();
    expect(mailbox.received).toHaveLength(1);
  });

  it('fails temporarily if there is no mail server', async () => {
    const nowhere = createMailer({ url: 'smtp://127.0.0.1:1', from: 'a@example.org', origin: mailer.origin });
    await expect(nowhere.send(mail)).rejects.not.toBeInstanceOf(UndeliverableError);
  });
});
