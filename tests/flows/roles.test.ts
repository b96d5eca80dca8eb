import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/lib/ids';
import { apiRoutes } from '../../server/app';
import { Agent } from '../support/agent';
import { refused } from '../support/answers';
import { createAdmin, createFamily, createKid, kidAgent } from '../support/families';
import { startServer } from '../support/server';

/**
 * Who may make which call, as the contract says it. The list is written by hand and compared with the routes the app
 * has, so a new route without a line here fails, and so does a route that opens itself to another role.
 */
const POLICY: Record<string, string> = {
  'GET /user': 'anyone',
  'PUT /user': 'parent',
  'PUT /user/password': 'parent',
  'POST /register': 'anyone',
  'GET /login': 'anyone',
  'POST /login': 'anyone',
  'GET /logout': 'anyone',
  'POST /logout': 'anyone',
  'POST /auth/admin-login': 'anyone',
  'GET /family': 'parent kid',
  'GET /family/export': 'parent',
  'DELETE /family': 'parent',
  'GET /kids/family/:code': 'anyone',
  'GET /kids/family/:code/chores': 'parent kid',
  'GET /kids/family/:code/rewards': 'parent kid',
  'POST /kids/login': 'anyone',
  'POST /kids/:id/login': 'anyone',
  'GET /kids': 'parent',
  'POST /kids': 'parent',
  'GET /kids/:id': 'anyone',
  'PUT /kids/:id': 'parent',
  'DELETE /kids/:id': 'parent',
  'PUT /kids/:id/password': 'parent',
  'POST /kids/:id/unlock': 'parent',
  'GET /kids/:id/badges': 'parent kid',
  'GET /kids/:id/lifetime-stars': 'parent kid',
  'GET /kids/:id/messages': 'parent kid',
  'GET /kids/:id/approved-rewards': 'parent kid',
  'GET /kids/:id/requests': 'parent kid',
  'GET /kids/:id/chore-history': 'parent kid',
  'GET /kids/:id/reward-redemptions': 'parent kid',
  'GET /parents/:id/reward-redemptions': 'parent',
  'GET /reward-redemptions': 'parent',
  'GET /leaderboard': 'parent kid',
  'GET /analytics': 'parent',
  'GET /analytics/summary': 'parent',
  'GET /badges': 'parent kid admin',
  'GET /chores': 'parent',
  'POST /chores': 'parent',
  'PUT /chores/:id': 'parent',
  'DELETE /chores/:id': 'parent',
  'GET /rewards': 'parent',
  'POST /rewards': 'parent',
  'PUT /rewards/:id': 'parent',
  'DELETE /rewards/:id': 'parent',
  'GET /chore-submissions/pending': 'parent',
  'POST /chore-submissions': 'kid',
  'PUT /chore-submissions/:id/review': 'parent',
  'GET /reward-redemptions/pending': 'parent',
  'POST /reward-redemptions': 'kid',
  'PUT /reward-redemptions/:id/review': 'parent',
  'PUT /reward-redemptions/:id/mark-shown': 'kid',
  'POST /messages': 'parent',
  'PUT /messages/:id/read': 'kid',
  'POST /objects/upload': 'parent',
  'POST /objects/web': 'parent',
  'GET /s3/params': 'parent',
  'POST /s3/multipart': 'parent',
  'GET /s3/multipart/:uploadId': 'parent',
  'GET /s3/multipart/:uploadId/:part': 'parent',
  'POST /s3/multipart/:uploadId/complete': 'parent',
  'DELETE /s3/multipart/:uploadId': 'parent',
  'GET /s3/sts': 'parent',
  'GET /admin/stats': 'admin',
  'GET /admin/unknown-codes': 'admin',
  'GET /admin/families': 'admin',
  'GET /admin/audit-log': 'admin',
  'DELETE /admin/families/:id': 'admin',
};

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

const calls = Object.entries(POLICY).flatMap(([call, roles]) => {
  const [method = '', route = ''] = call.split(' ');
  return ['nobody', 'parent', 'kid', 'admin'].map((role) => ({
    call,
    method,
    route,
    role,
    roles: roles.split(' '),
  }));
});

describe('who may make which call', () => {
  it('is written down for every route', () => {
    const declared = apiRoutes(server.deps).map(({ method, path, roles }) => [
      `${method} ${path}`,
      roles.toSorted().join(' '),
    ]);
    const written = Object.entries(POLICY).map(([call, roles]) => [
      call,
      roles.split(' ').toSorted().join(' '),
    ]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(written));
  });

  it.each(calls.filter(({ roles, role }) => !roles.includes('anyone') && !roles.includes(role)))(
    'refuses $role at $call',
    async ({ method, route, role }) => {
      const path = `/api${route.replace(':code', '12345').replace(':id', newId())}`;
      const answer = await agents[role]?.send(method, path);
      if (!answer) throw new Error(`no agent for ${role}`);
      if (role === 'nobody') refused(answer, 401, 'unauthorized', 'Unauthorized');
      else refused(answer, 403, 'forbidden');
    },
  );
});
