import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { unknownCodes } from '@shared/contracts/admin';
import { auditLog } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError } from '../../../tests/support/expect-response';
import { createAdmin, createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { freeCodes } from '../../../tests/support/family-codes';
import { startServer } from '../../../tests/support/server';

/** An attacker tries family codes from many addresses. */
const server = await startServer({ trustProxy: 1 });
afterAll(() => server.close());

const UNKNOWN = '/api/kids/family/';
const look = (address: string, code: string, agent = new Agent(server.url)) =>
  agent.get(`${UNKNOWN}${code}`, { 'X-Forwarded-For': address });

async function answeredFrom(addresses: (index: number) => string, most: number): Promise<number> {
  const codes = await freeCodes(server, most);
  for (const [index, code] of codes.entries()) {
    const { status } = await look(addresses(index), code);
    if (status === 429) return index;
    expect(status).toBe(404);
  }
  return most;
}

const tried = (count: number) =>
  server.pool.query(
    `INSERT INTO rate_limits VALUES ('familyCodeUnknownTotal:*', $1, (extract(epoch FROM now()) + 600) * 1000)
     ON CONFLICT (key) DO UPDATE SET points = excluded.points, expire = excluded.expire`,
    [count],
  );

const group = (index: number) => index.toString(16);

describe('unknown family codes', { timeout: 60_000 }, () => {
  beforeEach(() => server.deps.limits.clear(['familyCodeUnknownTotal', '*']));

  it('are limited to 20 in 15 minutes per /64', async () => {
    expect(await answeredFrom((index) => `2001:db8:1:1::${group(index)}`, 30)).toBe(20);
  });

  it('are limited to 100 per /56', async () => {
    expect(await answeredFrom((index) => `2001:db8:2:${group(index)}::1`, 130)).toBe(100);
  });

  it('are limited to 300 per /48', async () => {
    expect(await answeredFrom((index) => `2001:db8:3:${group(index * 256)}::1`, 256)).toBe(256);
    expect(await answeredFrom((index) => `2001:db8:3:${group(index * 256 + 1)}::1`, 60)).toBe(44);
  });

  it('are limited to 2,000 overall, which blocks new devices but not known ones', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const tablet = await kidAgent(server, kid);
    await tried(1999);
    const [unknown = ''] = await freeCodes(server, 1);
    expectError(await look('192.0.2.1', unknown), 404, 'not_found');
    const response = await look('192.0.2.2', unknown);
    expectError(response, 429, 'rate_limited');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
    // An existing code must not be distinguishable.
    expectError(await look('192.0.2.3', kid.familyCode), 429);
    expect((await look('192.0.2.3', kid.familyCode, tablet)).status).toBe(200);
    expect((await look('192.0.2.3', kid.familyCode, family.parent)).status).toBe(200);
    const written = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, 'familyCodeUnknownTotal'));
    expect(written).toMatchObject([{ action: 'lockout', outcome: 'refused' }]);
  });
});

describe('GET /api/admin/unknown-codes', () => {
  it('returns the number of attempts and the end of the block', async () => {
    const admin = await createAdmin(server);
    await server.deps.limits.clear(['familyCodeUnknownTotal', '*']);
    const read = async () => expectResponse(await admin.get('/api/admin/unknown-codes'), 200, unknownCodes);
    expect(await read()).toEqual({ tried: 0, allowed: 2000, endsAt: null });
    await tried(1200);
    const busy = await read();
    expect(busy).toMatchObject({ tried: 1200, allowed: 2000 });
    const seconds = (Date.parse(busy.endsAt ?? '') - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(610);
  });
});
