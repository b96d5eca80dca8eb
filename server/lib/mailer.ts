import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An id that retries repeat, so that a mail client shows a duplicate once. */
  id: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  readonly origin: string;
  /** Sends the email. Throws UndeliverableError if a retry is pointless, else MailError. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailSettings {
  url: string;
  from: string;
  origin: string;
  plainAllowed?: boolean;
}

/** Contains only codes, because a mail server's response may quote the address. */
export class MailError extends Error {
  override name = 'MailError';
  constructor({ code, responseCode, command }: MailFailure) {
    super([code ?? 'failed', responseCode, command].filter(Boolean).join(' '));
  }
}

/** The mail server permanently rejects this recipient or message. */
export class UndeliverableError extends MailError {
  override name = 'UndeliverableError';
}

interface MailFailure {
  code?: string;
  responseCode?: number;
  command?: string;
}

const SENDER_NAME = 'Starnest';
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** `smtp:` requires STARTTLS unless the server is local. */
export function createMailer({ url, from, origin, plainAllowed = false }: MailSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: !plainAllowed && !LOOPBACK.test(new URL(url).hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(origin).hostname;
  return {
    origin,
    async send({ to, id, headers = {}, ...content }) {
      try {
        await transport.sendMail({
          ...content,
          // No character in an address can add another recipient.
          from: { name: SENDER_NAME, address: from },
          to: { name: '', address: to },
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
      } catch (error) {
        const failure = error as MailFailure;
        throw isFinal(failure) ? new UndeliverableError(failure) : new MailError(failure);
      }
    },
    close: () => transport.close(),
  };
}

function isFinal({ code, responseCode }: MailFailure): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
