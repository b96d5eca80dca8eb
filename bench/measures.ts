import type pg from 'pg';
import type { Family } from './families';
import type { LoadProcess } from './http';
import type { Postgres, Server } from './processes';

export interface Figure {
  name: string;
  value: number;
  goal: number;
  unit?: string;
  note?: string;
}

export interface Measure {
  id: string;
  title: string;
  run: (context: Context) => Promise<Figure[]>;
}

export interface AppDatabase {
  app: Server;
  bare: Server;
  postgres: Postgres;
  load: LoadProcess;
  db: pg.Client;
  families: Family[];
}

export interface Context {
  rounds: number;
  program: string;
  folder: string;
  appDatabase: () => Promise<AppDatabase>;
  /** A database with families that have used the app for three years. */
  grownDatabase: () => Promise<AppDatabase>;
  /** Stops `started` at the end of the run, in reverse order. */
  closing: <T extends { stop(): Promise<unknown> }>(started: T) => T;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2;
}

export function printHeading(): void {
  printLine(['', 'ratio, or as the unit says', 'measured', 'goal']);
}

export function printFigures({ id, title }: Measure, figures: Figure[]): void {
  printLine([id, title, '', '']);
  for (const { name, value, goal, unit, note } of figures) {
    const format = (of: number) => (unit === undefined ? of.toFixed(2) : `${of.toFixed(0)} ${unit}`);
    printLine(['', `  ${name}`, `${format(value)}${value > goal ? ' !' : '  '}`, format(goal)], note);
  }
}

function printLine([id, name, value, goal]: [string, string, string, string], note = ''): void {
  const line = `${id.padEnd(5)}${name.padEnd(58)}${value.padStart(12)}${goal.padStart(12)}  ${note}`;
  process.stdout.write(`${line.trimEnd()}\n`);
}
