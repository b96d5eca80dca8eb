import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Request, RequestHandler } from 'express';
import { notFound } from '../lib/errors';
import { fingerprint } from '../lib/secrets';

/** Upper ends of the histogram's buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const LAG_STEP_MS = 20;

/** A number that is read when it is asked for; one that can't be read is left out. */
export interface Gauge {
  name: string;
  help: string;
  read: () => number | Promise<number>;
}

interface Series {
  method: string;
  route: string;
  byClass: Map<string, number>;
  /** How many requests took at most as long as the bucket of the same place, and not the one before. */
  buckets: number[];
  seconds: number;
  count: number;
}

export interface Metrics {
  /** Counts each request with its time; stands before everything else. */
  watch: RequestHandler;
  /** GET /metrics for whoever knows the token; for anyone else there is no such address. */
  answer: RequestHandler;
}

/**
 * What Prometheus asks for (docs/decisions/0082): requests by method, route and class of status, their times, and
 * `gauges`. A route is its pattern, never a path: no id, code or name gets into a label.
 */
export function createMetrics(token: string, gauges: Gauge[]): Metrics {
  const series = new Map<string, Series>();
  const lag = monitorEventLoopDelay({ resolution: LAG_STEP_MS });
  lag.enable();
  const expected = Buffer.from(fingerprint(`Bearer ${token}`));

  const observe = (req: Request, status: number, seconds: number) => {
    const method = METHODS.has(req.method) ? req.method : 'other';
    const route = routeOf(req);
    const key = `${method} ${route}`;
    let found = series.get(key);
    if (!found) {
      found = { method, route, byClass: new Map(), buckets: BUCKETS.map(() => 0), seconds: 0, count: 0 };
      series.set(key, found);
    }
    const statusClass = `${Math.floor(status / 100)}xx`;
    found.byClass.set(statusClass, (found.byClass.get(statusClass) ?? 0) + 1);
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    if (bucket >= 0) found.buckets[bucket] = (found.buckets[bucket] ?? 0) + 1;
    found.seconds += seconds;
    found.count += 1;
  };

  return {
    watch(req, res, next) {
      const startedAt = performance.now();
      res.once('close', () => observe(req, res.statusCode, (performance.now() - startedAt) / 1000));
      next();
    },
    async answer(req, res) {
      const given = Buffer.from(fingerprint(req.get('authorization') ?? ''));
      if (!timingSafeEqual(given, expected)) throw notFound('address');
      const read = await Promise.all(gauges.map(gaugeLines));
      const text = [...requestLines([...series.values()]), ...lagLines(lag), ...read.flat()];
      lag.reset();
      res.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
      res.setHeader('Cache-Control', 'no-store');
      res.end(`${text.join('\n')}\n`);
    },
  };
}

/** The pattern that answered; what no pattern did is a page, a file or nothing. */
function routeOf(req: Request): string {
  const route: unknown = req.route;
  if (typeof route === 'object' && route !== null && 'path' in route) return String(route.path);
  return 'none';
}

function requestLines(all: Series[]): string[] {
  const [count, time] = ['starnest_http_requests_total', 'starnest_http_request_seconds'];
  return [
    ...head(count, 'counter', 'Requests by method, route and class of status.'),
    ...all.flatMap((each) =>
      [...each.byClass].map(([status, value]) => `${count}{${labels(each)},status="${status}"} ${value}`),
    ),
    ...head(time, 'histogram', 'Seconds from the first line of a request to the end of its answer.'),
    ...all.flatMap((each) => {
      let sum = 0;
      const ends = BUCKETS.map((end, index) => {
        sum += each.buckets[index] ?? 0;
        return `${time}_bucket{${labels(each)},le="${end}"} ${sum}`;
      });
      return [
        ...ends,
        `${time}_bucket{${labels(each)},le="+Inf"} ${each.count}`,
        `${time}_sum{${labels(each)}} ${each.seconds}`,
        `${time}_count{${labels(each)}} ${each.count}`,
      ];
    }),
  ];
}

const labels = ({ method, route }: Series): string =>
  `method="${method}",route="${route.replace(/["\\\n]/g, '_')}"`;

function lagLines(lag: { percentile(share: number): number; max: number; count: number }): string[] {
  const name = 'starnest_event_loop_lag_seconds';
  // What is measured is the step and the lag on top of it.
  const over = (nanoseconds: number) =>
    lag.count === 0 ? 0 : Math.max(0, nanoseconds / 1e9 - LAG_STEP_MS / 1000);
  return [
    ...head(name, 'gauge', 'How late the event loop was since the last time this was asked.'),
    `${name}{quantile="0.5"} ${over(lag.percentile(50))}`,
    `${name}{quantile="0.99"} ${over(lag.percentile(99))}`,
    `${name}{quantile="1"} ${over(lag.max)}`,
  ];
}

async function gaugeLines({ name, help, read }: Gauge): Promise<string[]> {
  try {
    const value = await read();
    return [...head(name, 'gauge', help), `${name} ${value}`];
  } catch {
    // The database is away, and the other numbers are asked for then more than ever.
    return [];
  }
}

const head = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];
