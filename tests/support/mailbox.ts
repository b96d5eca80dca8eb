import { text as readText } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createMailer, type Mailer } from '../../server/lib/mailer';
import { listen } from './app-process';

export interface ReceivedMail {
  recipients: string[];
  raw: string;
  mail: Email;
}

export type Refusal = { responseCode: number; message: string };

export interface Mailbox {
  url: string;
  mailer: Mailer;
  received: ReceivedMail[];
  to(address: string): ReceivedMail[];
  /** Throws if the address got no mail. */
  last(address: string): ReceivedMail;
  connections(): number;
  refuse(refusal: Refusal | null): void;
  close(): Promise<void>;
}

export const MAIL_ORIGIN = 'https://nest.example.org';

export async function startMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  let refusal: Refusal | null = null;
  let connections = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
    onRcptTo: (_address, _session, callback) =>
      callback(refusal && Object.assign(new Error(refusal.message), refusal)),
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readText(stream)
        .then(async (raw) => {
          received.push({ recipients, raw, mail: await PostalMime.parse(raw) });
          callback();
        })
        .catch((error: Error) => callback(error));
    },
  });
  const url = `smtp://127.0.0.1:${await listen(smtp.server)}`;
  const mailer = createMailer({ url, from: 'starnest@nest.example.org', origin: MAIL_ORIGIN });
  const to = (wanted: string) => received.filter(({ recipients }) => recipients.includes(wanted));
  return {
    url,
    mailer,
    received,
    to,
    last(wanted) {
      const last = to(wanted).at(-1);
      if (!last) throw new Error(`no mail to ${wanted}`);
      return last;
    },
    connections: () => connections,
    refuse(next) {
      refusal = next;
    },
    close() {
      mailer.close();
      return new Promise((resolve) => smtp.close(() => resolve()));
    },
  };
}

/** Returns the link's token. Throws without a link. */
export function tokenIn(
  { mail }: ReceivedMail,
  path: '/confirm' | '/cancel-email' | '/reset' | '/unsubscribe' | '/invite',
): string {
  const token = new RegExp(`${MAIL_ORIGIN}${path}/([\\w.-]+)`).exec(mail.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link to ${path}`);
  return token;
}
