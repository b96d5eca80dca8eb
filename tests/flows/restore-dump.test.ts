import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, assert, beforeAll, describe, expect, inject, it } from 'vitest';
import { user } from '@shared/contracts/users';
import { databaseUrl } from '../setup/database-url';
import { expectResponse } from '../support/expect-response';
import { startApp, type AppProcess } from '../support/app-process';
import { debianPostgres, debianPrograms, type DebianPostgres } from '../support/debian-postgres';
import { query } from '../setup/test-database';
import { faultsInBooks, newStormLog, storm, stormFamilies, type StormKid } from '../support/storm';

const SCRIPT = join(import.meta.dirname, '../../scripts/rehearse-restore.mjs');
const SECRET = 'a secret for the tests only';

interface Ended {
  code: number;
  output: string;
}

describe.skipIf(debianPrograms === null)(
  `a backup by pg_dump${debianPrograms === null ? ', left out: no PostgreSQL is installed (Debian: postgresql)' : ''}`,
  () => {
    let clusters: DebianPostgres[] = [];
    let app: AppProcess | undefined;
    let folder: string;
    let source: string;
    let kids: StormKid[];
    let username: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'starnest-dump-'));
      clusters = await Promise.all([debianPostgres(), debianPostgres()]);
      for (const { url } of clusters) await query(url, 'CREATE ROLE app_user LOGIN');
      source = await newDatabase(0, 'starnest');
      app = await startApp({ databaseUrl: source, env: { RATE_LIMIT_MULTIPLIER: '1000' } });
      kids = await stormFamilies(app, 2);
      await storm(kids, newStormLog(), AbortSignal.timeout(500));
      ({ username } = expectResponse(await (kids[0] as StormKid).parent.get('/api/user'), 200, user));
    }, 60_000);
    afterAll(async () => {
      await app?.stop();
      await Promise.all(clusters.map((cluster) => cluster.remove()));
      await rm(folder, { recursive: true, force: true });
    });

    async function newDatabase(cluster: number, name: string): Promise<string> {
      const { url } = clusters[cluster] as DebianPostgres;
      await query(url, `CREATE DATABASE ${name} OWNER app_user`);
      return databaseUrl(url, name).replace('user=starnest', 'user=app_user');
    }

    const rehearse = async (target: string, env: Record<string, string> = {}): Promise<Ended> => {
      const settings = {
        PATH: `${debianPrograms}${delimiter}${process.env.PATH}`,
        DATABASE_URL: source,
        RESTORE_DATABASE_URL: target,
        SESSION_SECRET: SECRET,
        LOGIN_USERNAME: username,
        LOGIN_PASSWORD: 'six or more',
        LOGIN_KID: 'Mia',
        LOGIN_PICTURES: '0,1,2,3',
        ...env,
      };
      const ended = promisify(execFile)(process.execPath, [SCRIPT], { env: settings });
      return ended.then(
        ({ stdout }) => ({ code: 0, output: stdout }),
        (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
      );
    };

    const damaging = async (sql: string, target: string) => {
      const programs = await mkdtemp(join(folder, 'programs-'));
      const script = `#!/bin/sh\n'${debianPrograms}/pg_restore' "$@" || exit\ncase "$1" in --version) exit ;; esac\nexec '${debianPrograms}/psql' --quiet --set ON_ERROR_STOP=1 --dbname '${target}' --command "${sql}"\n`;
      await writeFile(join(programs, 'pg_restore'), script);
      await chmod(join(programs, 'pg_restore'), 0o755);
      return { PATH: [programs, debianPrograms, process.env.PATH].join(delimiter) };
    };

    it(
      'restores the same rows, sums and logins into an empty cluster, even if stars changed during the backup',
      { timeout: 90_000 },
      async () => {
        const target = await newDatabase(1, 'restored');
        const over = new AbortController();
        const log = newStormLog();
        const stormy = storm(kids, log, over.signal);
        const { code, output } = await rehearse(target).finally(() => over.abort());
        await stormy;
        assert.strictEqual(code, 0, output);
        expect(output).toMatch(
          /\d+ tables with \d{3,} rows are the same, and so are constraints and triggers\./,
        );
        expect(output).toMatch(/\n4 kids have the stars of their ledger, [1-9]\d* in all\.\n/);
        expect(output).toMatch(/\nA parent signed in by password, and a kid by pictures\.\n/);
        expect(output).toMatch(/\nThe rehearsal passed\.\n$/);
        expect(log.approved.size).toBeGreaterThan(0);
        expect(await faultsInBooks(source, log)).toEqual([]);

        expect(await rehearse(target)).toMatchObject({
          code: 1,
          output: expect.stringContaining('RESTORE_DATABASE_URL is not empty') as string,
        });
      },
    );

    it('fails with another secret, because pictures no longer match', { timeout: 60_000 }, async () => {
      const target = await newDatabase(1, 'other_secret');
      const { code, output } = await rehearse(target, { SESSION_SECRET: 'another secret altogether' });
      expect(code).toBe(1);
      expect(output).toContain("The kid can't sign in (401). Is SESSION_SECRET the one of the backup?");
    });

    it('reports which database does not respond or is empty', { timeout: 60_000 }, async () => {
      const target = await newDatabase(1, 'not_reached');
      const nowhere = databaseUrl(target, 'nowhere');
      const outputs = [
        await rehearse(nowhere),
        await rehearse(target, { DATABASE_URL: nowhere }),
        await rehearse(target, { DATABASE_URL: target }),
      ].map(({ code, output }) => [code, output.trim()]);
      expect(outputs).toEqual([
        [
          1,
          'The rehearsal failed: The database of RESTORE_DATABASE_URL does not respond: database "nowhere" does not exist',
        ],
        [
          1,
          'The rehearsal failed: The database of DATABASE_URL does not respond: database "nowhere" does not exist',
        ],
        [1, 'The rehearsal failed: The database of DATABASE_URL is empty.'],
      ]);
    });

    // pg_dump must be at least as new as the tests' PostgreSQL 18.
    it.skipIf(Number(debianPrograms?.split('/').at(-2)) >= 18)(
      'reports that a server is too new for pg_dump',
      { timeout: 60_000 },
      async () => {
        const target = await newDatabase(1, 'too_old');
        const { code, output } = await rehearse(target, { DATABASE_URL: inject('postgresUrl') });
        expect(code).toBe(1);
        expect(output).toMatch(/server version mismatch.* server version: 18.*; pg_dump version: \d/);
      },
    );

    it('reports each difference of the copy', { timeout: 60_000 }, async () => {
      const target = await newDatabase(1, 'damaged');
      const damages = [
        [
          "UPDATE kids SET lifetime_stars = lifetime_stars + 1 WHERE name = 'Mia'",
          /\n2 kids whose ledger differs from their stars\n/,
        ],
        ["UPDATE users SET first_name = 'Nobody'", /\npublic\.users: different contents\n/],
        // The search document contains the names.
        ['DELETE FROM family_search', /\npublic\.family_search: 0 of \d+ rows\n/],
        ['DROP SCHEMA drizzle CASCADE', /\ndrizzle\.__drizzle_migrations is missing\n/],
        [
          'DROP TRIGGER star_ledger_append_only ON star_ledger',
          /\ntrigger star_ledger_append_only of star_ledger is missing\n/,
        ],
      ] as const;
      const { code, output } = await rehearse(
        target,
        await damaging(damages.map(([sql]) => sql).join('; '), target),
      );
      expect(code).toBe(1);
      for (const [, line] of damages) expect(output).toMatch(line);
    });
  },
);

it('a rehearsal without PostgreSQL’s programs or a setting lists the missing parts', async () => {
  const run = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [SCRIPT], { env }).then(
      () => 'passed',
      (error: { stderr: string }) => error.stderr,
    );
  const both = { DATABASE_URL: 'postgres://127.0.0.1:9/a', RESTORE_DATABASE_URL: 'postgres://127.0.0.1:9/b' };
  expect(await run({ PATH: '/nowhere', ...both })).toBe(
    "The rehearsal failed: Not installed: pg_dump, pg_restore. They are PostgreSQL's client programs.\n",
  );
  expect(await run({ PATH: '/nowhere' })).toBe(
    'The rehearsal failed: DATABASE_URL must be set: the database to back up.\n',
  );
  expect(await run({ PATH: '/nowhere', ...both, LOGIN_KID: 'Mia' })).toBe(
    'The rehearsal failed: LOGIN_USERNAME must be set because LOGIN_KID is.\n',
  );
});
