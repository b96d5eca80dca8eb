import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../../lib/project-root';
import { CalendarError, type CalendarFile, type ParsedEvent, type WorkerMessage } from './calendar-file';

const PARSE_MS = 3000;
const START_MS = 30_000;
const MEMORY_MB = 64;

const BUILT = 'dist/server/calendar-worker.js';
const SOURCE = 'server/features/family-calendars/calendar-worker.ts';
// Used in development and in tests. Node 20 passes no loader on to workers.
const LOADER = 'scripts/source-worker.mjs';
const isSource = import.meta.url.endsWith('.ts');

let last: Promise<unknown> = Promise.resolve();

/**
 * Parses a file in a worker with limited time and memory, because a hostile rule repeats forever. One at a time per
 * process. Throws CalendarError.
 */
export function readCalendar(calendar: CalendarFile): Promise<ParsedEvent[]> {
  const result = last.then(() => parseInWorker(calendar));
  last = result.catch(() => {});
  return result;
}

async function parseInWorker(calendar: CalendarFile): Promise<ParsedEvent[]> {
  const worker = new Worker(join(projectRoot(), isSource ? LOADER : BUILT), {
    argv: [join(projectRoot(), SOURCE)],
    workerData: calendar,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ParsedEvent[]>((resolve, reject) => {
      const tooLarge = () => reject(new CalendarError('too_large'));
      // Loading the worker doesn't count.
      timer = setTimeout(tooLarge, START_MS);
      worker.on('message', (message: WorkerMessage) => {
        if (message === 'started') {
          clearTimeout(timer);
          timer = setTimeout(tooLarge, PARSE_MS);
        } else if ('events' in message) resolve(message.events);
        else reject(new CalendarError(message.problem));
      });
      worker.on('error', (error: Error & { code?: string }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooLarge();
        else reject(error);
      });
      worker.on('exit', () => reject(new Error('the worker ended')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
