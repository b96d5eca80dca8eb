import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Load } from './load';
import type { Postgres, Server } from './servers';

// The last log line and the last event leave after the last answer.
const SETTLE_MS = 60;

/** Microseconds of processor for one call. */
export interface Cost {
  node: number;
  postgres: number;
}

export interface Comparison {
  app: Cost;
  bare: Cost;
  /** How many times the bare server's: of Node alone, and of Node and PostgreSQL together. */
  node: number;
  both: number;
}

export interface Bench {
  app: Server;
  bare: Server;
  postgres: Postgres;
  load: Load;
}

/**
 * Loads both servers in turn with the calls that `next` makes for each round, one burst each, the first of them changing
 * from round to round. What else the machine does meets both alike; medians leave out what does not.
 */
export async function compare(
  bench: Bench,
  rounds: number,
  next: () => Promise<{ app: Call[]; bare: Call[] }>,
): Promise<Comparison> {
  await warmUp(bench, await next());
  const measured: { app: Cost; bare: Cost }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const calls = await next();
    if (round % 2 === 0) {
      const app = await burst(bench, bench.app, calls.app);
      measured.push({ app, bare: await burst(bench, bench.bare, calls.bare) });
    } else {
      const bare = await burst(bench, bench.bare, calls.bare);
      measured.push({ app: await burst(bench, bench.app, calls.app), bare });
    }
  }
  return {
    app: medianCost(measured.map(({ app }) => app)),
    bare: medianCost(measured.map(({ bare }) => bare)),
    node: median(measured.map(({ app, bare }) => app.node / bare.node)),
    both: median(measured.map(({ app, bare }) => sum(app) / sum(bare))),
  };
}

async function warmUp(bench: Bench, calls: { app: Call[]; bare: Call[] }): Promise<void> {
  await burst(bench, bench.app, calls.app);
  await burst(bench, bench.bare, calls.bare);
}

async function burst({ postgres, load }: Bench, server: Server, calls: Call[]): Promise<Cost> {
  const before = { node: server.cpu(), postgres: postgres.cpu() };
  await load.send(server.url, calls);
  await sleep(SETTLE_MS);
  const perCall = (used: number) => (used * 1000) / calls.length;
  return { node: perCall(server.cpu() - before.node), postgres: perCall(postgres.cpu() - before.postgres) };
}

const sum = ({ node, postgres }: Cost): number => node + postgres;

function medianCost(costs: Cost[]): Cost {
  return {
    node: median(costs.map(({ node }) => node)),
    postgres: median(costs.map(({ postgres }) => postgres)),
  };
}

/** The middle one, or the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2;
}
