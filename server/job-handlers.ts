import type pg from 'pg';
import { tidy } from './features/audit/retention';
import { sweep } from './features/uploads/sweep';
import type { Deps } from './deps';
import type { JobHandlers } from './jobs/job-queue';

/** What this process does when the queue gives it a job. */
export function createJobHandlers(deps: Deps, pool: pg.Pool): JobHandlers {
  const { logger } = deps;
  return {
    async 'sweep-uploads'(_data, signal) {
      const swept = await sweep(deps, pool, () => !signal.aborted);
      if (swept && swept.uploads + swept.folders > 0) logger.info({ swept }, 'images swept');
    },
    async 'purge-expired'(_data, signal) {
      const removed = await tidy(deps, () => !signal.aborted);
      if (removed) logger.info({ removed }, 'old rows removed');
    },
  };
}
