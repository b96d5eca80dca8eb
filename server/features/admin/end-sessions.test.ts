import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { auditLine } from '@shared/contracts/audit';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createAdmin, createFamily } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';

const server = await startServer();
afterAll(() => server.close());

const path = '/api/admin/end-sessions';

it('ends every session and socket of one parent and audits it', async () => {
  const admin = await createAdmin(server);
  const family = await createFamily(server);
  const { agent, user } = await addMember(family);
  const socket = await openSocket(agent);
  await socket.join('parent', user.id);
  expect((await admin.post(path, { username: user.username })).status).toBe(204);
  expect(await socket.closed).toMatchObject({ code: 4401 });
  expectError(await agent.get('/api/user'), 401);
  expect((await family.parent.get('/api/user')).status).toBe(200);
  const log = expectResponse(await admin.get('/api/admin/audit-log'), 200, z.array(auditLine));
  expect(log[0]).toMatchObject({ action: 'sessions.end', target: { id: user.id } });
});

it('returns 403 to parents and 404 for unknown usernames', async () => {
  const admin = await createAdmin(server);
  const { parent, user } = await createFamily(server);
  expectError(await parent.post(path, { username: user.username }), 403);
  expectError(await admin.post(path, { username: 'nobody.here' }), 404, 'not_found');
});
