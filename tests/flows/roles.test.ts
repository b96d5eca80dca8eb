import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@shared/api/endpoints';
import { apiRoutes } from '../../server/app';
import { objectsRoutes } from '../../server/features/uploads/objects.routes';
import { newId } from '../../server/lib/ids';
import { Agent } from '../support/agent';
import { expectError } from '../support/expect-response';
import { createAdmin, createFamily, createKid, kidAgent } from '../support/families';
import { startServer } from '../support/server';

const server = await startServer();
afterAll(() => server.close());

let agents: Record<string, Agent>;
beforeAll(async () => {
  const family = await createFamily(server);
  agents = {
    nobody: new Agent(server.url),
    parent: family.parent,
    kid: await kidAgent(server, await createKid(family)),
    admin: await createAdmin(server),
  };
});

const calls = ENDPOINTS.flatMap(({ method, path, callers }) =>
  (['nobody', 'parent', 'kid', 'admin'] as const)
    .filter((role) => !callers.some((caller) => caller === 'anyone' || caller === role))
    .map((role) => ({ method, path, role })),
);

describe('who may make which call', () => {
  it('is declared for every route of the app, and for nothing else', () => {
    const routes = [
      ...apiRoutes(server.deps).map((route) => ({ ...route, path: `/api${route.path}` })),
      ...objectsRoutes(server.deps).routes.map((route) => ({
        ...route,
        path: `/objects${route.path}`,
      })),
    ];
    const inApp = routes.map(({ method, path, roles }) => [`${method} ${path}`, roles.toSorted()]);
    const health = ['GET /healthz', 'GET /readyz'].map((call) => [call, ['anyone']]);
    const declared = ENDPOINTS.map(({ method, path, callers }) => [`${method} ${path}`, callers.toSorted()]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries([...inApp, ...health]));
  });

  it.each(calls)('refuses $role at $method $path', async ({ method, path, role }) => {
    const url = path.replace(':code', '12345').replace(':id', newId());
    const response = await agents[role]?.send(method, url);
    if (!response) throw new Error(`no agent for ${role}`);
    if (role === 'nobody') expectError(response, 401, 'unauthorized', 'Unauthorized');
    else expectError(response, 403, 'forbidden');
  });
});
