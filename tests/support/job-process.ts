import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from '../../server/db/client';
import { createJobQueue } from '../../server/jobs/job-queue';
import type { JobHandlers } from '../../server/jobs/jobs';
import { createLogger } from '../../server/lib/logger';

export interface JobProcess {
  kill: () => Promise<void>;
}

export const everyJob = (work: () => Promise<void>): JobHandlers => ({
  'remove-images': work,
  'sweep-uploads': work,
  'purge-expired': work,
  'purge-suspended': work,
  'reset-passwords': work,
  'send-mail': work,
  'send-invite': work,
  'queue-letters': work,
  'send-letter': work,
  'notify-family': work,
  'send-webhook': work,
  'queue-calendars': work,
  'fetch-calendar': work,
});

/** Claims a job and never finishes it. Resolves once it has the job. */
export async function startHangingJobProcess(databaseUrl: string): Promise<JobProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), databaseUrl], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const output = once(child.stdout, 'data').then(() => 'started');
  if ((await Promise.race([output, ended])) !== 'started') throw new Error('the process ended without a job');
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function main(databaseUrl: string): Promise<void> {
  const logger = createLogger('silent');
  const { pool } = connect(databaseUrl, logger);
  const hang = async () => {
    process.stdout.write('started\n');
    await new Promise(() => {});
  };
  await createJobQueue(pool, logger).runWaiting(everyJob(hang));
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] !== undefined) {
  await main(process.argv[2]);
}
