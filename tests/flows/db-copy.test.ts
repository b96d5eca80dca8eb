import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { NotEmptyError, copyDatabase } from '../../server/db/copy-database';
import { createTestDatabase, query, type TestDatabase } from '../setup/test-database';
import { databaseUrl } from '../setup/database-url';
import { Agent } from '../support/agent';
import { debianPostgres, debianPrograms, type DebianPostgres } from '../support/debian-postgres';
import { createChore, createFamily, createKid, kidAgent, type TestFamily } from '../support/families';
import { startServer, type TestServer } from '../support/server';
import { giveStars } from '../support/stars';

const ABSENT = ', left out: no PostgreSQL is installed (Debian: postgresql)';

describe.skipIf(debianPrograms === null)(
  `db:copy${debianPrograms === null ? ABSENT : ''}`,
  { timeout: 120_000 },
  () => {
    let debian: DebianPostgres;
    let source: TestServer;
    let family: TestFamily;
    let copy: TestDatabase;
    beforeAll(async () => {
      debian = await debianPostgres();
      await query(debian.url, 'CREATE ROLE app_user LOGIN');
      copy = await newDatabase('copied');
      source = await startServer();
      family = await createFamily(source);
      const kid = await createKid(family);
      await giveStars(source, kid.id, 7);
      const { id: choreId } = await createChore(family);
      const tablet = await kidAgent(source, kid);
      await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId });
      await source.db.transaction((tx) => source.deps.jobs.add(tx, 'sweep-uploads', {}));
    }, 60_000);
    afterAll(async () => {
      await source.close();
      await debian.remove();
    });

    async function newDatabase(name: string): Promise<TestDatabase> {
      await query(debian.url, `CREATE DATABASE ${name} OWNER app_user`);
      const url = databaseUrl(debian.url, name).replace('user=starnest', 'user=app_user');
      return { url, drop: () => Promise.resolve() };
    }

    const logIn = (server: TestServer) =>
      new Agent(server.url).post('/api/login', {
        username: family.user.username,
        password: family.password,
      });

    it("copies everything from the embedded PostgreSQL to Debian's and back", async () => {
      const counts = await copyDatabase(source.database.url, copy.url);
      expect(counts.get('public.star_ledger')).toBe(1);
      expect(counts.get('jobs.job')).toBeGreaterThan(0);
      const moved = await startServer({ database: copy });
      expect((await logIn(moved)).status).toBe(200);
      await giveStars(
        moved,
        (await createKid({ parent: moved.agentOf(family.parent) }, { name: 'Ben' })).id,
        3,
      );
      expect(await moved.runJobs()).toBe(1);
      await moved.close();

      const back = await createTestDatabase(inject('postgresUrl'));
      try {
        const returned = await copyDatabase(copy.url, back.url);
        expect(returned.get('public.kids')).toBe(2);
        expect(returned.get('public.family_search')).toBe(1);
        expect(returned.size).toBe(counts.size);
        const home = await startServer({ database: back });
        expect((await logIn(home)).status).toBe(200);
        await home.close();
      } finally {
        await back.drop();
      }
    });

    it('rejects a target that has accounts', async () => {
      const target = await newDatabase('taken');
      await copyDatabase(source.database.url, target.url);
      await expect(copyDatabase(source.database.url, target.url)).rejects.toThrow(NotEmptyError);
    });
  },
);
