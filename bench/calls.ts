import type { Context, House, Measure } from './context';
import { approvals, choreLists, unchangedPolls } from './fixtures';
import type { Call } from './load';
import { compare, type Cost } from './measure';
import type { Figure } from './report';

const READS = 4000;

interface Comparing {
  id: string;
  title: string;
  /** The most that Node alone, and Node and PostgreSQL together, may cost, as multiples of the bare server's. */
  node: number;
  both: number;
  /** The calls of the next round for each of the two servers. */
  next: (house: House) => Promise<{ app: Call[]; bare: Call[] }>;
}

/** A measure of one call's processor time against the bare server's. */
function comparing({ id, title, node, both, next }: Comparing): Measure {
  return {
    id,
    title,
    run: async ({ rounds, house }: Context): Promise<Figure[]> => {
      const ready = await house();
      const found = await compare(ready, rounds, () => next(ready));
      const cost = (of: Cost) => `${of.node.toFixed(0)} + ${of.postgres.toFixed(0)}`;
      return [
        { name: 'Node', value: found.node, goal: node },
        {
          name: 'Node and PostgreSQL',
          value: found.both,
          goal: both,
          note: `app ${cost(found.app)} µs, bare ${cost(found.bare)} µs a call`,
        },
      ];
    },
  };
}

/** G1 to G4: what the most frequent calls cost. */
export const callMeasures: Measure[] = [
  comparing({
    id: 'G1',
    title: 'GET /api/chores',
    node: 2,
    both: 1.6,
    next: async ({ parents }) => {
      const calls = choreLists(parents, READS);
      return { app: calls, bare: calls };
    },
  }),
  comparing({
    id: 'G2',
    title: 'the same with gzip, of which the bare server has none',
    node: 2.4,
    both: 1.9,
    next: async ({ parents }) => {
      const calls = choreLists(parents, READS).map((call) => ({
        ...call,
        headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
      }));
      const packed = ['http/1.1 200 ', '\r\ncontent-encoding: gzip\r\n'];
      return { app: calls.map((call) => ({ ...call, says: packed })), bare: calls };
    },
  }),
  comparing({
    id: 'G3',
    title: 'unchanged poll, against the bare chore list',
    node: 1.2,
    both: 0.9,
    next: async ({ app, parents }) => ({
      app: await unchangedPolls(app.url, parents, READS),
      bare: choreLists(parents, READS),
    }),
  }),
  comparing({
    id: 'G4',
    title: 'approval with ledger, level, badges, event',
    node: 2.4,
    both: 1.9,
    next: async ({ db, parents }) => {
      const calls = await approvals(db, parents);
      const half = (rest: number) => calls.filter((_, index) => index % 2 === rest);
      return { app: half(0), bare: half(1) };
    },
  }),
];
