import { afterAll, describe, expect, it } from 'vitest';
import { Agent } from '../../tests/support/agent';
import { expectError } from '../../tests/support/expect-response';
import { unique } from '../../tests/support/families';
import { startServer } from '../../tests/support/server';
import { LIMIT_POLICIES, type PolicyName } from './limit-policies';

const server = await startServer({ trustProxy: 1 });
afterAll(() => server.close());

describe('attempts from one IPv6 /56', () => {
  it('share a limit of 250 failed logins and 1,500 registrations', async () => {
    const { limits } = server.deps;
    const count = async (policy: PolicyName) => (await limits.usage([policy, '2001:db8:1:200::/56'])).used;
    const from = (network: string) => ({ 'X-Forwarded-For': `2001:db8:1:${network}::1` });
    for (const network of ['200', '2ff']) {
      const login = { username: 'nobody', password: 'not this' };
      expectError(await new Agent(server.url).post('/api/login', login, from(network)), 401);
      const account = { username: unique('v6'), password: 'secret', firstName: 'Vi' };
      expect((await new Agent(server.url).post('/api/register', account, from(network))).status).toBe(201);
    }
    expect([await count('loginAddress56'), await count('registration56')]).toEqual([2, 2]);
    expect([LIMIT_POLICIES.loginAddress56.points, LIMIT_POLICIES.registration56.points]).toEqual([250, 1500]);
  });
});
