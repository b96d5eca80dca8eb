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
   * Hands the message to the mail server. Throws UndeliverableError when it will never take it, and the connection's
   * error when another attempt makes sense.
   */
  send(mail: Mail): Promise<void>;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with the login if there is one. */
  url: string;
  from: string;
  origin: string;
}

/** The mail server refuses this recipient or message for good. */
export class UndeliverableError extends Error {}

const SENDER_NAME = 'Starnest';
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Sends mail through the server of `SMTP_URL`; `smtp:` turns to TLS where the server offers it. */
export function createMailer({ url, from, origin }: MailSettings): Mailer {
  const transport = createTransport({
    url,
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
        throw isFinal(error) ? new UndeliverableError('refused by the mail server', { cause: error }) : error;
      }
    },
  };
}

/** Whether the server refused this one message, as opposed to the login or the connection. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string | undefined; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
