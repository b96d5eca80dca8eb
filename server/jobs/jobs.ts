import type { Locale } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';

/** The language of the request, as a fallback. */
interface Requested {
  locale?: Locale;
}

/** An email with a link. */
export type MailJob = Requested & { message: 'confirm_email' | 'reset_password'; linkId: string };

/** A weekly letter about the previous week. `week` is the first day of the week in which it is sent. */
export type LetterJob = { familyId: string; userId: string; week: CalendarDate };

/** Job data by kind: only ids, because the rows are kept for days. */
export interface JobData {
  /** Removes folders of the image store whose rows were deleted. */
  'remove-images': { folders: string[] };
  /** Removes unused uploads. */
  'sweep-uploads': Record<string, never>;
  /** Removes rows after their retention time. */
  'purge-expired': Record<string, never>;
  /** Deletes families after their suspension. */
  'purge-suspended': Record<string, never>;
  /** Creates a password link for each account. The list is empty for an unknown name. */
  'reset-passwords': Requested & { resets: { userId: string; linkId: string }[] };
  /** Sends an email. Reads the address and creates the link's token only then. */
  'send-mail': MailJob;
  'send-invite': Requested & { inviteId: string };
  'queue-letters': Record<string, never>;
  'send-letter': LetterJob;
  /** Notifies the adults' browsers of pending requests and lockouts. */
  'notify-family': { familyId: string };
  /** Sends a webhook its oldest message. */
  'send-webhook': { familyId: string; webhookId: string };
}
export type JobKind = keyof JobData;

/**
 * Job handlers by kind. Each must be repeatable, because a failed or interrupted job runs again. `signal`
 * aborts when the process stops.
 */
export type JobHandlers = { [Kind in JobKind]: (data: JobData[Kind], signal: AbortSignal) => Promise<void> };
