import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { grownDatabases, MANY, type GrownDatabase } from './grown-databases';
import { median, type Measure } from './measures';
import { MEBIBYTE, memory, METRICS_TOKEN } from './processes';

interface Listing {
  firstByteMs: number;
  wholeMs: number;
  grownMebibytes: number;
  delayMs: number;
  bytes: number;
}

export const adminList: Measure = {
  id: 'G7',
  title: `the admin's list of ${MANY.toLocaleString('en')} families`,
  async run(context) {
    const { many } = await grownDatabases(context);
    const lists: Listing[] = [];
    for (let round = 0; round < context.rounds; round += 1) lists.push(await list(many));
    const middle = (of: keyof Listing) => median(lists.map((each) => each[of]));
    const most = (of: keyof Listing) => Math.max(...lists.map((each) => each[of]));
    return [
      {
        name: 'first byte',
        value: middle('firstByteMs'),
        goal: 50,
        unit: 'ms',
        note: `the whole ${(middle('bytes') / MEBIBYTE).toFixed(0)} MiB after ${middle('wholeMs').toFixed(0)} ms`,
      },
      // Only the first list makes the process grow.
      { name: 'growth of memory at its peak', value: most('grownMebibytes'), goal: 128, unit: 'MiB' },
      {
        name: 'delay of the event loop',
        value: middle('delayMs'),
        goal: 75,
        unit: 'ms',
        note: `at most ${most('delayMs').toFixed(0)} ms`,
      },
    ];
  },
};

async function list({ app, admin }: GrownDatabase): Promise<Listing> {
  await delaySince(app.url);
  writeFileSync(`/proc/${app.pid}/clear_refs`, '5');
  const before = memory(app.pid, 'VmRSS');
  const started = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${app.url}/api/admin/families`, { headers: { Cookie: admin } }, resolve).on('error', reject);
  });
  let firstByteMs = 0;
  let bytes = 0;
  let last = '';
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (bytes === 0) firstByteMs = performance.now() - started;
    bytes += chunk.length;
    last = chunk.toString('latin1', chunk.length - 1);
  }
  const wholeMs = performance.now() - started;
  if (response.statusCode !== 200 || last !== ']') throw new Error(`the list: ${response.statusCode}`);
  return {
    firstByteMs,
    wholeMs,
    bytes,
    grownMebibytes: (memory(app.pid, 'VmHWM') - before) / MEBIBYTE,
    delayMs: await delaySince(app.url),
  };
}

/** Returns the delay in ms since the last call. */
export async function delaySince(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await response.text()) ?? [];
  return Number(seconds) * 1000;
}
