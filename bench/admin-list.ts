import { readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { Context, Measure } from './context';
import { Caller, type Ask } from './growth-caller';
import { houses, LARGE, type GrownHouse, type Houses } from './growth-houses';
import { median } from './measure';
import type { Figure } from './report';
import { METRICS_TOKEN } from './servers';

const MEGABYTE = 1_048_576;
/** The app's own gauge looks so often, and what it tells is beyond that: a hold may have begun just after a look. */
const LAG_STEP_MS = 20;

interface Listing {
  firstMs: number;
  wholeMs: number;
  grownMegabytes: number;
  heldMs: number;
  bytes: number;
}

/** What the whole list takes, and whether a page of it costs the same among many families as among few. */
export async function adminList(
  { small, large }: Pick<Houses, 'small' | 'large'>,
  rounds: number,
): Promise<Figure[]> {
  // The first list of a process is the one for which its memory grows.
  const lists = [await list(large)];
  for (let round = 1; round < rounds; round += 1) lists.push(await list(large));
  const middle = (of: (listing: Listing) => number) => median(lists.map(of));
  const most = (of: (listing: Listing) => number) => Math.max(...lists.map(of));
  return [
    { name: 'first byte', value: middle(({ firstMs }) => firstMs), goal: 50, unit: 'ms' },
    {
      name: 'whole list',
      value: middle(({ wholeMs }) => wholeMs),
      goal: 2000,
      unit: 'ms',
      note: `${((lists[0]?.bytes ?? 0) / MEGABYTE).toFixed(0)} MiB, once ${most(({ wholeMs }) => wholeMs).toFixed(0)} ms`,
    },
    {
      name: 'memory at its peak, more',
      value: most(({ grownMegabytes }) => grownMegabytes),
      goal: 128,
      unit: 'MiB',
    },
    {
      name: 'event loop held, at most',
      value: middle(({ heldMs }) => heldMs),
      goal: 75,
      unit: 'ms',
      note: `once ${most(({ heldMs }) => heldMs).toFixed(0)} ms`,
    },
    ...(await pages(small, large, rounds)),
  ];
}

const PAGES: Record<string, string> = {
  'page 1': '?limit=50',
  'page of a search': `?limit=50&search=${encodeURIComponent('archer nest')}`,
  'search that finds one': '?limit=50&search=parent-17@',
};

async function pages(small: GrownHouse, large: GrownHouse, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(PAGES)) {
    const ask = ({ admin }: GrownHouse): Ask => ({
      method: 'GET',
      path: `/api/admin/families${query}`,
      cookie: admin,
    });
    const [few, many] = [new Caller(small.app.url), new Caller(large.app.url)];
    const times: [number[], number[]] = [[], []];
    const bytes: number[] = [];
    for (let round = 0; round < rounds * 5; round += 1) {
      const [one, other] = [await few.ask(ask(small)), await many.ask(ask(large))];
      times[0].push(one.ms);
      times[1].push(other.ms);
      if (round === 0) bytes.push(one.text.length, other.text.length);
    }
    few.close();
    many.close();
    const [fewMs, manyMs] = [median(times[0]), median(times[1])];
    figures.push({
      name: `${name}: time`,
      value: manyMs,
      goal: 100,
      unit: 'ms',
      note: `${fewMs.toFixed(1)} ms among few, ${manyMs.toFixed(1)} among many; ${bytes.join(', then ')} bytes`,
    });
  }
  return figures;
}

async function list({ app, admin }: GrownHouse): Promise<Listing> {
  await lagSince(app.url);
  // What was the most so far is forgotten, and the peak is counted anew.
  writeFileSync(`/proc/${app.pid}/clear_refs`, '5');
  const before = memory(app.pid, 'VmRSS');
  const started = performance.now();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${app.url}/api/admin/families`, { headers: { Cookie: admin } }, resolve).on('error', reject);
  });
  let firstMs = 0;
  let bytes = 0;
  let last = '';
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    if (bytes === 0) firstMs = performance.now() - started;
    bytes += chunk.length;
    last = chunk.toString('latin1', chunk.length - 1);
  }
  const wholeMs = performance.now() - started;
  if (answer.statusCode !== 200 || last !== ']')
    throw new Error(`the list was answered ${answer.statusCode}`);
  return {
    firstMs,
    wholeMs,
    bytes,
    grownMegabytes: (memory(app.pid, 'VmHWM') - before) / MEGABYTE,
    heldMs: (await lagSince(app.url)) + LAG_STEP_MS,
  };
}

/** Bytes, as Linux tells of a process. */
export function memory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** How late the app's event loop was at most since the last time this was asked, in milliseconds. */
async function lagSince(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  const [, seconds] = /lag_seconds\{quantile="1"\} (\S+)/.exec(await answer.text()) ?? [];
  return Number(seconds) * 1000;
}

export const adminListMeasures: Measure[] = [
  {
    id: 'G7',
    title: `the admin's list of ${LARGE.toLocaleString('en')} families`,
    run: async (context: Context) => adminList(await houses(context), context.rounds),
  },
];
