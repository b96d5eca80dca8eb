import type { Comparison } from './measure';

export interface Goal {
  name: string;
  node: number;
  both: number;
}

/** Prints the heading of the table that `printRow` fills. */
export function printHeading(): void {
  print('', 'microseconds of processor a call', 'times the bare server');
  print('', 'app: Node + PostgreSQL', 'bare: Node + PostgreSQL', 'Node', 'goal', 'both', 'goal');
}

/** Prints one measure; a ratio above its goal is marked. */
export function printRow({ name, ...goal }: Goal, { app, bare, node, both }: Comparison): void {
  const cost = (of: Comparison['app']) => `${of.node.toFixed(0)} + ${of.postgres.toFixed(0)}`;
  const ratio = (value: number, limit: number) => `${value.toFixed(2)}${value > limit ? ' !' : '  '}`;
  print(
    name,
    cost(app),
    cost(bare),
    ratio(node, goal.node),
    goal.node.toFixed(2),
    ratio(both, goal.both),
    goal.both.toFixed(2),
  );
}

const WIDTHS = [34, 26, 26, 8, 8, 8, 8];

function print(...cells: string[]): void {
  const line = cells.map((cell, index) =>
    index === 0 ? cell.padEnd(34) : cell.padStart(WIDTHS[index] ?? 8),
  );
  process.stdout.write(`${line.join('')}\n`);
}
