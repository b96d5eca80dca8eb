import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from '../../server/db/client';
import { createJobQueue } from '../../server/jobs/job-queue';
import { createLogger } from '../../server/lib/logger';

export interface JobProcess {
  /** Ends the process at once, in the middle of its job. Waits until it is gone. */
  kill: () => Promise<void>;
}

/** Starts a process that takes a job from the queue of `databaseUrl` and never finishes it; waits until it has the job. */
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
  const handlers = {
    'remove-images': hang,
    'sweep-uploads': hang,
    'purge-expired': hang,
    'send-mail': hang,
    'queue-letters': hang,
    'send-letter': hang,
    'send-invite': hang,
    'notify-family': hang,
    'send-webhook': hang,
    'reset-passwords': hang,
    'purge-suspended': hang,
  };
  await createJobQueue(pool, logger).runWaiting(handlers);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] !== undefined) {
  await main(process.argv[2]);
}
