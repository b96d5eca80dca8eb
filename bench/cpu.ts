import { readdirSync, readFileSync } from 'node:fs';

/** Processor time from /proc, so Linux only: wall time would measure whatever else the machine is doing. */

const TICKS_PER_SECOND = 100;

/** The milliseconds of processor that a live process has used, all of its threads together. */
export function cpuOf(pid: number): number {
  const threads = list(() => readdirSync(`/proc/${pid}/task`));
  return threads.reduce((sum, thread) => sum + onProcessor(`/proc/${pid}/task/${thread}`), 0);
}

/** The same for a PostgreSQL server: the postmaster, its processes, and those of them that have ended. */
export function cpuOfPostgres(postmaster: number): number {
  const children = list(() =>
    readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' '),
  );
  return [String(postmaster), ...children].reduce(
    (sum, pid) => sum + onProcessor(`/proc/${pid}`),
    endedChildren(postmaster),
  );
}

/** schedstat counts nanoseconds where stat counts hundredths of a second. */
function onProcessor(folder: string): number {
  const [nanoseconds] = list(() => readFileSync(`${folder}/schedstat`, 'utf8').split(' '));
  return Number(nanoseconds ?? 0) / 1e6;
}

function endedChildren(pid: number): number {
  // After the program's name, which may hold spaces and brackets; cutime and cstime are its 14th and 15th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[13]) + Number(fields[14])) * 1000) / TICKS_PER_SECOND;
}

/** A thread or process may end while it is being read. */
function list(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}
