import { WebSocket } from 'ws';
import { afterAll, describe, expect, it } from 'vitest';
import { choreSubmission } from '@shared/contracts/submissions';
import { Agent } from '../support/agent';
import { expectResponse } from '../support/expect-response';
import { createChore, createFamily, createKid, kidAgent } from '../support/families';
import { startProxy } from '../support/proxy';
import { startServer } from '../support/server';
import { openSocket, RefusedUpgrade } from '../support/sockets';

/** The connection breaks silently. client/src/realtime/socket-liveness.test.ts covers the page. */
const server = await startServer({ socketLimits: { pingMs: 300, socketsPerSession: 1 } });
const proxy = await startProxy(server.url);
afterAll(async () => {
  await proxy.close();
  await server.close();
});

describe('a tablet that disappears silently', () => {
  it('is dropped after two missed pings, and its next socket receives events', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const chore = await createChore(family);
    const child = await kidAgent(server, kid);
    const tablet = new Agent(proxy.url).copyCookies(child);
    const lost = await openSocket(tablet);
    await lost.join('kid', kid.id);
    await new Promise<void>((resolve) => {
      let pings = 0;
      lost.ws.on('ping', () => ++pings === 4 && resolve());
    });
    await expect(openSocket(tablet)).rejects.toThrow(RefusedUpgrade);

    proxy.freeze();
    const submitted = await child.post('/api/chore-submissions', { kidId: kid.id, choreId: chore.id });
    const { id } = expectResponse(submitted, 201, choreSubmission);
    await expect.poll(() => proxy.hungUp(), { timeout: 10_000 }).toBeGreaterThan(0);
    expect(lost.ws.readyState).toBe(WebSocket.OPEN);

    const again = await openSocket(tablet);
    await again.join('kid', kid.id);
    expect(
      (await family.parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' })).status,
    ).toBe(200);
    expect(await again.next()).toMatchObject({ type: 'chore_approved', submission: { id } });
    expect(lost.inbox).toEqual([]);
    await again.close();
    lost.ws.terminate();
  });
});
