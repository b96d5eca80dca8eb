import { parentPort, workerData } from 'node:worker_threads';
import { CalendarError, type CalendarFile, type WorkerMessage } from './calendar-file';
import { parseCalendar } from './parse-calendar';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window's
const send = (message: WorkerMessage) => parentPort?.postMessage(message);

const { text, ...readFor } = workerData as CalendarFile;
send('started');
try {
  send({ events: parseCalendar(text, readFor) });
} catch (error) {
  send({ problem: error instanceof CalendarError ? error.problem : 'not_a_calendar' });
}
