import { databaseNow } from './db/clock';
import type { Deps } from './deps';
import { purgeExpired } from './features/audit/retention';
import { sendInvite } from './features/families/send-invite';
import { purgeSuspended } from './features/families/suspend-family';
import { fetchCalendar, queueCalendars } from './features/family-calendars/fetch-calendar';
import { queueLetters } from './features/letters/queue-letters';
import { sendLetter } from './features/letters/send-letter';
import { sendMail } from './features/mail/send-mail';
import { notifyFamily } from './features/push/notify-family';
import { mailResetLinks } from './features/password-reset/password-reset.service';
import { removeImages } from './features/uploads/image-removals';
import { sweepUploads } from './features/uploads/sweep';
import { sendWebhook } from './features/webhooks/send-webhook';
import type { JobHandlers } from './jobs/jobs';

export function createJobHandlers(deps: Deps): JobHandlers {
  const { images, logger } = deps;
  return {
    async 'remove-images'({ folders }) {
      await removeImages(images, folders);
    },
    async 'sweep-uploads'(_data, signal) {
      const uploads = await sweepUploads(deps, signal);
      if (uploads > 0) logger.info({ uploads }, 'unneeded uploads removed');
    },
    'reset-passwords': (job) => mailResetLinks(deps, job),
    'send-mail': (job) => sendMail(deps, job),
    'send-invite': (job) => sendInvite(deps, job),
    async 'queue-letters'(_data, signal) {
      const letters = await queueLetters(deps, await databaseNow(deps.db), signal);
      if (letters > 0) logger.info({ letters }, 'weekly letters queued');
    },
    'send-letter': (job) => sendLetter(deps, job),
    async 'purge-suspended'(_data, signal) {
      const families = await purgeSuspended(deps, signal);
      if (families > 0) logger.info({ families }, 'suspended families deleted');
    },
    async 'purge-expired'(_data, signal) {
      const rows = await purgeExpired(deps, signal);
      if (rows > 0) logger.info({ rows }, 'expired rows removed');
    },
    async 'queue-calendars'() {
      await queueCalendars(deps);
    },
    'fetch-calendar': (job, signal) => fetchCalendar(deps, job, signal),
    'send-webhook': (job, signal) => sendWebhook(deps, job, signal),
    'notify-family': ({ familyId }, signal) => notifyFamily(deps, familyId, signal),
  };
}
