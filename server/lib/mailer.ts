import { createTransport } from 'nodemailer';

/** A message to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable over repeated attempts, so that a mailbox that got the message twice shows it once. */
  id: string;
  /** Headers beyond the usual ones. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Begins the links in messages. */
  readonly origin: string;
  /**
   * Hands the message to the mail server. Throws UndeliverableError when the server will never take it, MailError when
   * another attempt makes sense.
   */
  send(mail: Mail): Promise<void>;
  /** Closes the idle connections to the mail server. */
  close(): void;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with the login if there is one. */
  url: string;
  from: string;
  origin: string;
  /** Sends in clear text to servers that don't offer TLS. */
  plainAllowed?: boolean;
}

/**
 * A message was not sent. Carries codes alone, no cause: a mail server's response may quote the address, and errors are
 * logged.
 */
export class MailError extends Error {
  override name = 'MailError';
  constructor({ code, responseCode, command }: MailFailure) {
    super([code ?? 'failed', responseCode, command].filter(Boolean).join(' '));
  }
}

/** The mail server refuses this recipient or message for good. */
export class UndeliverableError extends MailError {
  override name = 'UndeliverableError';
}

/** The properties of nodemailer's errors without text. */
interface MailFailure {
  code?: string;
  responseCode?: number;
  /** The SMTP command that failed, without its argument. */
  command?: string;
}

const SENDER_NAME = 'Starnest';
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Sends mail through the server of `SMTP_URL`, over connections that it reuses. `smtp:` needs STARTTLS unless the server is
 * this machine's own.
 */
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
          // As objects, so that no character in an address can add another recipient.
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

/** Whether the server refused this one message, as opposed to the login or the connection. */
function isFinal({ code, responseCode }: MailFailure): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
