import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startEmbeddedPostgres } from '../../server/db/embedded';

const answer = z.union([
  z.object({ connectionString: z.string() }),
  z.object({ error: z.string(), message: z.string() }),
]);

export type EmbeddedProcess = {
  pid: number;
  answer: z.infer<typeof answer>;
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

export async function embeddedProcess(
  dataDir: string,
  user?: { uid: number; gid: number },
): Promise<EmbeddedProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), dataDir], {
    ...user,
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    return {
      pid: child.pid ?? 0,
      answer: answer.parse(JSON.parse(line)),
      end: async (signal) => {
        child.kill(signal);
        await ended;
      },
    };
  }
  throw new Error('The process ended without an answer.');
}

function say(value: z.infer<typeof answer>): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

async function main(dataDir: string): Promise<void> {
  try {
    const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, fsync: false });
    process.once('SIGTERM', () => void stop());
    say({ connectionString });
  } catch (error) {
    say(error instanceof Error ? { error: error.name, message: error.message } : { error: '', message: '' });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] !== undefined) {
  await main(process.argv[2]);
}
