import type { AccountLinkKind, Locale } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';

/** The language of the request that caused a message, for a person and a family without a language. */
interface Requested {
  locale?: Locale;
}

export type MailJob = LinkMailJob | NoticeJob;
/** A message that carries a link. */
export type LinkMailJob = Requested & { message: AccountLinkKind; linkId: string };
/** A message about a change of the person's account, without a link that opens anything. */
export type NoticeJob = Requested & {
  message: 'password_reset' | 'passkey_added';
  userId: string;
  noticeId: string;
};

/** A weekly letter to a member about the family's last week; `week` is the first day of the week in which it is sent. */
export type LetterJob = { familyId: string; userId: string; week: CalendarDate };

/** Every kind of job, by the data it carries: ids alone, because the rows are kept for days. */
export interface JobData {
  /** Removes folders of the image store after their rows were deleted. */
  'remove-images': { folders: string[] };
  /** Removes uploads that nothing needs any more. */
  'sweep-uploads': Record<string, never>;
  /** Removes rows after their retention time, for example old audit lines and expired sessions. */
  'purge-expired': Record<string, never>;
  /** Deletes families after the time of their suspension. */
  'purge-suspended': Record<string, never>;
  /** Makes a link for a new password for each of these accounts; the list is empty when the name was unknown. */
  'reset-passwords': Requested & { resets: { userId: string; linkId: string }[] };
  /** Sends one message. The address is read and the link's token is made when it is sent. */
  'send-mail': MailJob;
  /** Sends an invitation to its address. */
  'send-invite': Requested & { inviteId: string };
  /** Queues the weekly letters that are due, each once. */
  'queue-letters': Record<string, never>;
  'send-letter': LetterJob;
  /** Notifies the browsers of the family's adults of pending requests and lockouts. */
  'notify-family': { familyId: string };
  /** Sends a webhook its oldest message. */
  'send-webhook': { familyId: string; webhookId: string };
}
export type JobKind = keyof JobData;

/**
 * Runs the jobs of each kind. A handler that throws is run again later, and after a crash a job may run a second time: each
 * handler must be repeatable. `signal` aborts when the process stops.
 */
export type JobHandlers = { [Kind in JobKind]: (data: JobData[Kind], signal: AbortSignal) => Promise<void> };
