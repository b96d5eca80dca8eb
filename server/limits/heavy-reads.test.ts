import { afterAll, expect, it } from 'vitest';
import { expectError } from '../../tests/support/expect-response';
import { createFamily } from '../../tests/support/families';
import { startServer } from '../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

it.each(['/api/family/plan?from=2026-01-05&days=7', '/api/analytics/summary'])(
  'refuses a family’s 61st read of %s in a minute, and no one else’s',
  async (path) => {
    const { parent } = await createFamily(server);
    const statuses: number[] = [];
    for (let reads = 0; reads < 60; reads += 1) statuses.push((await parent.get(path)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expectError(await parent.get(path), 429, 'rate_limited');
    expect((await parent.get('/api/chores')).status).toBe(200);
    const another = await createFamily(server);
    expect((await another.parent.get(path)).status).toBe(200);
  },
);
