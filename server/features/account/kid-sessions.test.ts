import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kidLoginResponse } from '@shared/contracts/kids';
import { kidSession } from '@shared/contracts/sessions';
import { Agent } from '../../../tests/support/agent';
import { pairTablet } from '../../../tests/support/boards';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent, logInKid } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';

const server = await startServer();
afterAll(() => server.close());

const listed = async (agent: Agent) =>
  expectResponse(await agent.get('/api/family/kid-sessions'), 200, z.array(kidSession));

async function familyWithTablet() {
  const family = await createFamily(server);
  const kid = await createKid(family);
  const tablet = await pairTablet(family.parent);
  expectResponse(await logInKid(tablet, kid), 200, kidLoginResponse);
  return { family, kid, tablet };
}

describe('the sessions of kids', () => {
  it('are listed for parents with the kid and the tablet', async () => {
    const { family, kid } = await familyWithTablet();
    await kidAgent(server, kid);
    expect(await listed(family.parent)).toMatchObject([
      { kidId: kid.id, tablet: null },
      { kidId: kid.id, tablet: 'Kitchen' },
    ]);
  });

  it('end one by one, with their sockets', async () => {
    const { family, kid, tablet } = await familyWithTablet();
    const elsewhere = await kidAgent(server, kid);
    const socket = await openSocket(elsewhere);
    await socket.join('kid', kid.id);
    const id = (await listed(family.parent)).find(({ tablet: name }) => name === null)?.id;
    const stranger = await createFamily(server);
    expectError(await stranger.parent.del(`/api/family/kid-sessions/${id}`), 404, 'not_found');
    expect((await family.parent.del(`/api/family/kid-sessions/${id}`)).status).toBe(204);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expectError(await elsewhere.get(`/api/kids/${kid.id}/badges`), 401);
    expect((await tablet.get(`/api/kids/${kid.id}/badges`)).status).toBe(200);
    expectError(await family.parent.del(`/api/family/kid-sessions/${id}`), 404, 'not_found');
  });

  it('are hidden from helpers and kids', async () => {
    const { family, tablet } = await familyWithTablet();
    const helper = await addMember(family, 'helper');
    for (const agent of [helper.agent, tablet]) {
      expectError(await agent.get('/api/family/kid-sessions'), 403);
      expectError(await agent.del('/api/family/kid-sessions/x'), 403);
    }
    expectError(await new Agent(server.url).get('/api/family/kid-sessions'), 401);
  });
});
