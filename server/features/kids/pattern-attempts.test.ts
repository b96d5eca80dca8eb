import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { patternAttempts } from '@shared/tables/index';
import { createFamily, createKid } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { clearAttempts, countAttempt } from './pattern-attempts';

const server = await startServer();
afterAll(() => server.close());

async function target() {
  const kid = await createKid(await createFamily(server));
  const { rows } = await server.db.execute<{ family_id: string }>(
    `SELECT family_id FROM kids WHERE id = '${kid.id}'`,
  );
  return { familyId: rows[0]?.family_id ?? '', kidId: kid.id, device: null, onTablet: false };
}

const lockSeconds = async (kidId: string) => {
  const [row] = await server.db.select().from(patternAttempts).where(eq(patternAttempts.kidId, kidId));
  return row?.lockedUntil ? Math.round((row.lockedUntil.getTime() - Date.now()) / 1000) : 0;
};

describe('countAttempt', () => {
  it('locks for 30 s, 1, 2, 4 and 8 min after failures 5 to 9, for 12 h after the 10th, then starts over', async () => {
    const kid = await target();
    const locks: number[] = [];
    for (let failures = 1; failures <= 11; failures += 1) {
      expect(await countAttempt(server.db, kid)).toBe(0);
      locks.push(await lockSeconds(kid.kidId));
      await server.db.update(patternAttempts).set({ lockedUntil: new Date(0) });
    }
    expect(locks).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 43_200, 0]);
  });

  it('locks a paired tablet for at most 30 minutes', async () => {
    const kid = { ...(await target()), device: 'the tablet', onTablet: true };
    const minutes: number[] = [];
    for (let failures = 1; failures <= 13; failures += 1) {
      expect(await countAttempt(server.db, kid)).toBe(0);
      minutes.push((await lockSeconds(kid.kidId)) / 60);
      await server.db.update(patternAttempts).set({ lockedUntil: new Date(0) });
    }
    expect(minutes).toEqual([0, 0, 0, 0, 0.5, 1, 2, 4, 8, 15, 30, 30, 30]);
  });

  it('allows at most five concurrent attempts', async () => {
    const kid = await target();
    const waits = await Promise.all(Array.from({ length: 15 }, () => countAttempt(server.db, kid)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30_000);
  });

  it("counts a known tablet's attempts separately from strangers'", async () => {
    const kid = await target();
    for (let tries = 0; tries < 6; tries += 1) await countAttempt(server.db, kid);
    expect(await countAttempt(server.db, kid)).toBeGreaterThan(0);
    expect(await countAttempt(server.db, { ...kid, device: 'the tablet' })).toBe(0);
    await clearAttempts(server.db, kid.kidId, { id: 'the tablet' });
    expect(await countAttempt(server.db, kid)).toBeGreaterThan(0);
    await clearAttempts(server.db, kid.kidId);
    expect(await countAttempt(server.db, kid)).toBe(0);
  });
});
