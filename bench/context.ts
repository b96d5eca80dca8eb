import type pg from 'pg';
import type { Parent } from './fixtures';
import type { Bench } from './measure';
import type { Figure } from './report';

/** What a measure needs: an id such as `G4`, the name of what is measured, and the run that gives its figures. */
export interface Measure {
  id: string;
  title: string;
  run: (context: Context) => Promise<Figure[]>;
}

/** A throwaway PostgreSQL with sixteen families on it, and the app, the bare server and the load beside it. */
export interface House extends Bench {
  db: pg.Client;
  parents: Parent[];
}

export interface Context {
  /** How often what is compared is measured; the median counts. */
  rounds: number;
  /** The built server's program, for a measure that starts its own. */
  program: string;
  /** A folder that is removed at the end. */
  folder: string;
  /** The house that several measures share, built when the first one asks for it. */
  house: () => Promise<House>;
  /** Has `started` stopped at the end of the run, however it ends, the last one first. */
  closing: <T extends { stop(): Promise<void> }>(started: T) => T;
}
