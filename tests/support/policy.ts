import { describe, it } from 'vitest';
import { findEndpoint } from '@shared/api/endpoints';
import { Agent, type HttpResponse } from './agent';
import { expectError } from './expect-response';
import { createAdmin, createFamily, createKid, kidAgent, type TestFamily } from './families';
import { addMember } from './members';
import type { TestServer } from './server';

type Role = 'parent' | 'kid' | 'admin';
/** A call as `METHOD /path`. */
type Call = string;

const UNKNOWN = '01900000-0000-7000-8000-0000000000ff';

function send(agent: Agent, call: Call): Promise<HttpResponse> {
  const [method = 'GET', path = '/'] = call.replace(':id', UNKNOWN).split(' ');
  return agent.send(method, path, method === 'GET' || method === 'DELETE' ? undefined : '{}');
}

/**
 * Registers the tests that each of `calls` returns 401 without a session and 403 to every role but `allowed`. The record
 * they name does not exist: the role is judged first. `parent` stands for the owner and a co-parent; whether a helper may
 * make a call is for its endpoint to say.
 */
export function describeRoles(server: TestServer, allowed: Role[], calls: Call[]): void {
  const agents: Record<Role, (family: TestFamily) => Promise<Agent>> = {
    parent: async ({ parent }) => parent,
    kid: async (family) => kidAgent(server, await createKid(family)),
    admin: () => createAdmin(server),
  };
  const refusedRoles = (['parent', 'kid', 'admin'] as const).filter((role) => !allowed.includes(role));

  describe('who may call', () => {
    it.each(calls)('%s returns 401 without a session', async (call) => {
      expectError(await send(new Agent(server.url), call), 401, 'unauthorized', 'Unauthorized');
    });

    for (const role of refusedRoles) {
      it(`role ${role} is answered 403, whatever the record`, async () => {
        const agent = await agents[role](await createFamily(server));
        for (const call of calls) expectError(await send(agent, call), 403, 'forbidden');
      });
    }

    const notForHelpers = calls.filter((call) => !callersOf(call).some((caller) => caller === 'helper'));
    it('role helper is answered 403 where it may not call, whatever the record', async () => {
      const { agent } = await addMember(await createFamily(server), 'helper');
      for (const call of notForHelpers) expectError(await send(agent, call), 403, 'forbidden');
    });
  });
}

function callersOf(call: Call) {
  const [method = 'GET', url = ''] = call.split(' ');
  const [path = ''] = url.split('?');
  return findEndpoint(method, path.replace(':id', UNKNOWN))?.callers ?? [];
}

/** Registers the tests that a state change of a parent takes JSON from the app itself, and nothing else. */
export function describeJsonBody(server: TestServer, calls: Call[]): void {
  describe.each(calls)('the body of %s', (call) => {
    const [method = '', path = ''] = call.replace(':id', UNKNOWN).split(' ');
    const sendAs = async (text: string, headers: Record<string, string>) => {
      const { parent } = await createFamily(server);
      return parent.send(method, path, text, headers);
    };

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'is refused with 415 as %s',
      async (type) => {
        expectError(await sendAs('{"name":"x"}', { 'Content-Type': type }), 415, 'unsupported_type');
      },
    );

    it('is refused with 413 above 100 KB', async () => {
      expectError(await sendAs(JSON.stringify({ name: 'x'.repeat(110_000) }), {}), 413, 'too_large');
    });

    it.each(['{"name":', 'name', '"name"', '{"name":"x"}}', '\u0000'])(
      'is refused with 400 when it is malformed: %j',
      async (text) => {
        expectError(await sendAs(text, {}), 400, 'validation');
      },
    );

    it.each<Record<string, string>>([
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ])('is refused with 403 from elsewhere: %j', async (headers) => {
      expectError(await sendAs('{"name":"x"}', headers), 403, 'foreign_origin');
    });
  });
}

/** Registers the tests that `/api/kids/family/:code` + `path` is read by the family's parents and kids alone. */
export function describeFamilyOnly(server: TestServer, path: string): void {
  describeRoles(server, ['parent', 'kid'], [`GET /api/kids/family/12345${path}`]);

  describe(`GET /api/kids/family/:code${path}`, () => {
    it('returns 404 for the code of another family', async () => {
      const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
      const kid = await kidAgent(server, await createKid(family));
      for (const agent of [family.parent, kid]) {
        const response = await agent.get(`/api/kids/family/${other.user.familyCode}${path}`);
        expectError(response, 404, 'not_found', 'Family not found');
      }
    });

    it.each(['1234', '123456', 'abcde', '1234%20', '%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5'])(
      'returns 400 for %s, which is no code',
      async (code) => {
        const { parent } = await createFamily(server);
        const response = await parent.get(`/api/kids/family/${code}${path}`);
        expectError(response, 400, 'validation', 'Please enter a valid 5-digit family code');
      },
    );
  });
}
