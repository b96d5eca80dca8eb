import { mayManage } from '@shared/rules/member-roles';
import type { Deps } from '../../deps';
import type { LetterJob } from '../../jobs/jobs';
import { layOut } from '../mail/layout';
import { deliver } from '../mail/send-mail';
import { wordsIn } from '../mail/words';
import { readFamilyWeek } from './family-week';
import { findReader } from './letters.queries';
import { unsubscribeToken } from './unsubscribe.service';
import { weekContent } from './week-mail';

/**
 * Sends a weekly letter, unless nothing happened or the member no longer wants it. Throws if the mail server
 * is down, for a retry.
 */
export async function sendLetter(
  { db, secrets, mailer, logger }: Pick<Deps, 'db' | 'secrets' | 'mailer' | 'logger'>,
  { familyId, userId, week: first }: LetterJob,
): Promise<void> {
  if (!mailer) return;
  const reader = await findReader(db, { familyId, userId });
  if (!reader || reader.email === null) return;
  const week = await readFamilyWeek(db, familyId, first, reader.timezone);
  if (week === null) return;
  const token = unsubscribeToken(secrets, userId);
  const language = wordsIn(reader.locale ?? 'en');
  const content = weekContent(
    {
      ...reader,
      week,
      first,
      decidesRewards: mayManage(reader.role),
      homeUrl: `${mailer.origin}/parent`,
      stopUrl: `${mailer.origin}/unsubscribe/${token}`,
    },
    language,
  );
  await deliver({ mailer, logger }, 'weekly_letter', {
    to: reader.email,
    id: `${first}.${familyId}.${userId}`,
    headers: {
      // One-click unsubscribe (RFC 8058).
      'List-Unsubscribe': `<${mailer.origin}/api/weekly-letter/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...layOut(content, language),
  });
}
