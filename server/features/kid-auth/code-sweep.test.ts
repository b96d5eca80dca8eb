import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { unknownCodes } from '@shared/contracts/admin';
import { auditLog } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError } from '../../../tests/support/expect-response';
import { createAdmin, createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';

/** An attacker tries one family code after another, from many addresses. */
const server = await startServer({ trustProxy: 1 });
afterAll(() => server.close());

const UNKNOWN = '/api/kids/family/';
const look = (address: string, code: string, agent = new Agent(server.url)) =>
  agent.get(`${UNKNOWN}${code}`, { 'X-Forwarded-For': address });

async function freeCodes(count: number): Promise<string[]> {
  const { rows } = await server.pool.query<{ code: string }>('SELECT code FROM free_family_codes LIMIT $1', [
    count,
  ]);
  return rows.map(({ code }) => code);
}

/** How many unknown codes are answered until one is put off, each from the next of `addresses`. */
async function answeredFrom(addresses: (index: number) => string, most: number): Promise<number> {
  const codes = await freeCodes(most);
  for (const [index, code] of codes.entries()) {
    const { status } = await look(addresses(index), code);
    if (status === 429) return index;
    expect(status).toBe(404);
  }
  return most;
}

/** As if unknown devices had just tried that many unknown codes. */
const tried = (count: number) =>
  server.pool.query(
    `INSERT INTO rate_limits VALUES ('familyCodeUnknownTotal:*', $1, (extract(epoch FROM now()) + 600) * 1000)
     ON CONFLICT (key) DO UPDATE SET points = excluded.points, expire = excluded.expire`,
    [count],
  );

const group = (index: number) => index.toString(16);

describe('unknown family codes', { timeout: 60_000 }, () => {
  beforeEach(() => server.deps.limits.clear(['familyCodeUnknownTotal', '*']));

  it('are 20 in 15 minutes from one /64', async () => {
    expect(await answeredFrom((index) => `2001:db8:1:1::${group(index)}`, 30)).toBe(20);
  });

  it('are 100 from a /56, however many of its /64 they come from', async () => {
    expect(await answeredFrom((index) => `2001:db8:2:${group(index)}::1`, 130)).toBe(100);
  });

  it('are 300 from a /48, however many of its /56 they come from', async () => {
    expect(await answeredFrom((index) => `2001:db8:3:${group(index * 256)}::1`, 256)).toBe(256);
    expect(await answeredFrom((index) => `2001:db8:3:${group(index * 256 + 1)}::1`, 60)).toBe(44);
  });

  it('are 2,000 from all addresses; then new devices wait and known ones do not', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const tablet = await kidAgent(server, kid);
    await tried(1999);
    const [unknown = ''] = await freeCodes(1);
    expectError(await look('192.0.2.1', unknown), 404, 'not_found');
    const response = await look('192.0.2.2', unknown);
    expectError(response, 429, 'rate_limited');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
    // A code that exists tells nothing either.
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
  it('tells how many were tried, and until when new devices wait', async () => {
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
