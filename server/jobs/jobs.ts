import type { AccountLinkKind, Locale } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';

interface Requested {
  locale?: Locale;
}

export type MailJob = LinkMailJob | NoticeJob;
export type LinkMailJob = Requested & { message: AccountLinkKind; linkId: string };
export type NoticeJob = Requested & {
  message: 'password_reset' | 'password_changed' | 'passkey_added';
  userId: string;
  noticeId: string;
};

/** `week` is the first day of the week in which it is sent. */
export type LetterJob = { familyId: string; userId: string; week: CalendarDate };

/** Job data has only ids, because the rows are kept for days. */
export interface JobData {
  'remove-images': { folders: string[] };
  'sweep-uploads': Record<string, never>;
  'purge-expired': Record<string, never>;
  'purge-suspended': Record<string, never>;
  /** Creates a password link for each account. The list is empty for an unknown name. */
  'reset-passwords': Requested & { resets: { userId: string; linkId: string }[] };
  'send-mail': MailJob;
  'send-invite': Requested & { inviteId: string };
  'queue-letters': Record<string, never>;
  'send-letter': LetterJob;
  'queue-calendars': Record<string, never>;
  'fetch-calendar': { familyId: string; calendarId: string };
  'notify-family': { familyId: string };
  'send-webhook': { familyId: string; webhookId: string };
}
export type JobKind = keyof JobData;

/**
 * Each handler must be repeatable, because a failed or interrupted job runs again. `signal` aborts when the
 * process stops.
 */
export type JobHandlers = { [Kind in JobKind]: (data: JobData[Kind], signal: AbortSignal) => Promise<void> };
