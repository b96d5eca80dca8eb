import { afterAll, describe, expect, it } from 'vitest';
import type { Message } from '@shared/contracts/messages';
import { createFamily, createKid } from '../../tests/support/families';
import { startHub, type TestHub } from '../../tests/support/hubs';
import { startServer } from '../../tests/support/server';
import { openSocket } from '../../tests/support/sockets';
import { newId } from '../lib/ids';
import type { SocketLimits } from './socket-limits';

const server = await startServer();
afterAll(() => server.close());

async function withHub(
  limits: Partial<SocketLimits>,
  test: (at: {
    hub: TestHub;
    agent: ReturnType<TestHub['as']>;
    userId: string;
    kidId: string;
  }) => Promise<void>,
): Promise<void> {
  const family = await createFamily(server);
  const kid = await createKid(family);
  const hub = await startHub(server, limits);
  try {
    await test({ hub, agent: hub.as(family.parent), userId: family.user.id, kidId: kid.id });
  } finally {
    await hub.close();
  }
}

const tooLong = JSON.stringify({ type: 'join', userId: 'x', userType: 'kid', pad: 'p'.repeat(4096) });

describe('an invalid socket message', () => {
  it.each([
    ['no JSON', 'hello'],
    ['half of JSON', '{"type":"join"'],
    ['without a type', '{}'],
    ['of an unknown type', '{"type":"chore_approved","newStars":1000}'],
    ['a join without a user', '{"type":"join","userType":"kid"}'],
    ['a join with a number for an id', '{"type":"join","userId":7,"userType":"kid"}'],
    ['a join as an admin', '{"type":"join","userId":"x","userType":"admin"}'],
    ['null', 'null'],
    ['deeply nested', '['.repeat(2000)],
  ])('(%s) gets an error, and the second one closes the socket with 1008', async (_what, text) => {
    await withHub({}, async ({ agent, userId }) => {
      const socket = await openSocket(agent);
      socket.send(text);
      expect(await socket.next()).toEqual({ type: 'error', code: 'validation' });
      expect(await socket.join('parent', userId)).toMatchObject({ type: 'joined' });
      socket.send(text);
      expect((await socket.closed).code).toBe(1008);
    });
  });

  it('may be a join sent as bytes', async () => {
    await withHub({}, async ({ agent, userId }) => {
      const socket = await openSocket(agent);
      socket.ws.send(Buffer.from(JSON.stringify({ type: 'join', userId, userType: 'parent' })));
      expect(await socket.next()).toEqual({ type: 'error', code: 'validation' });
    });
  });

  it('over 4 KB gets an error, and the second one closes the socket with 1009', async () => {
    await withHub({}, async ({ agent }) => {
      const socket = await openSocket(agent);
      socket.send(tooLong);
      expect(await socket.next()).toEqual({ type: 'error', code: 'too_large' });
      socket.send(tooLong);
      expect((await socket.closed).code).toBe(1009);
    });
  });

  it('of many kilobytes closes the socket with 1009 before it is read completely', async () => {
    await withHub({}, async ({ agent, userId }) => {
      const socket = await openSocket(agent);
      socket.send('x'.repeat(1_000_000));
      expect((await socket.closed).code).toBe(1009);
      expect(await (await openSocket(agent)).join('parent', userId)).toMatchObject({ type: 'joined' });
    });
  });

  it('is not a forged join, which only gets an error', async () => {
    await withHub({}, async ({ agent, userId }) => {
      const socket = await openSocket(agent);
      for (let i = 0; i < 5; i += 1) {
        expect(await socket.join('parent', newId())).toEqual({ type: 'error', code: 'forbidden' });
      }
      expect(await socket.join('parent', userId)).toMatchObject({ type: 'joined' });
    });
  });
});

describe('a flood', () => {
  it('of messages gets an error at the 21st and is closed with 1008 at the 22nd', async () => {
    await withHub({}, async ({ agent, userId }) => {
      const socket = await openSocket(agent);
      for (let i = 0; i < 20; i += 1)
        expect(await socket.join('parent', userId)).toMatchObject({ type: 'joined' });
      expect(await socket.join('parent', userId)).toEqual({ type: 'error', code: 'rate_limited' });
      socket.send({ type: 'join', userId, userType: 'parent' });
      expect((await socket.closed).code).toBe(1008);
    });
  });

  it('of pings is closed, too', async () => {
    await withHub({}, async ({ agent }) => {
      const socket = await openSocket(agent);
      for (let i = 0; i < 30; i += 1) socket.ws.ping();
      expect((await socket.closed).code).toBe(1008);
    });
  });

  it('ends after its window', async () => {
    await withHub({ messagesWindowMs: 100 }, async ({ agent, userId }) => {
      const socket = await openSocket(agent);
      for (let i = 0; i < 20; i += 1) await socket.join('parent', userId);
      await new Promise((resolve) => setTimeout(resolve, 120));
      expect(await socket.join('parent', userId)).toMatchObject({ type: 'joined' });
    });
  });
});

describe('a client', () => {
  it("is closed with 1008 if it doesn't join in time", async () => {
    await withHub({ joinMs: 50 }, async ({ agent }) => {
      const socket = await openSocket(agent);
      expect((await socket.closed).code).toBe(1008);
    });
  });

  it('stays connected after joining', async () => {
    await withHub({ joinMs: 600 }, async ({ agent, userId }) => {
      const socket = await openSocket(agent);
      await socket.join('parent', userId);
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(await socket.join('parent', userId)).toMatchObject({ type: 'joined' });
    });
  });

  it('stays connected if it answers pings, and is dropped after two missed pings', async () => {
    await withHub({ pingMs: 40 }, async ({ agent, userId }) => {
      const [lively, dead] = await Promise.all([openSocket(agent), openSocket(agent, { autoPong: false })]);
      expect((await dead.closed).code).toBe(1006);
      expect(await lively.join('parent', userId)).toMatchObject({ type: 'joined' });
    });
  });

  it("that doesn't read is dropped at 1 MiB of unsent data", async () => {
    await withHub({}, async ({ hub, agent, kidId }) => {
      const socket = await openSocket(agent);
      await socket.join('kid', kidId);
      socket.ws.pause();
      // More than the system's socket buffers hold.
      for (let i = 0; i < 32; i += 1) hub.emit(bigMessage(kidId, 1024 * 1024));
      socket.ws.resume();
      expect((await socket.closed).code).toBe(1006);
      expect(socket.inbox.length).toBeLessThan(32);
    });
  });

  it('that ignores the close handshake is terminated', async () => {
    await withHub({ closingMs: 50 }, async ({ hub, agent, userId }) => {
      const socket = await openSocket(agent);
      await socket.join('parent', userId);
      socket.ws.pause();
      const started = performance.now();
      await hub.close();
      expect(performance.now() - started).toBeLessThan(1000);
      socket.ws.resume();
      await socket.closed;
    });
  });
});

function bigMessage(
  toKidId: string,
  length: number,
): { type: 'message.sent'; familyId: string; message: Message } {
  const message: Message = {
    id: newId(),
    content: 'x'.repeat(length),
    toKidId,
    emoji: '🌟',
    messageType: 'general',
    isRead: false,
    createdAt: new Date().toISOString(),
    parent: { username: 'robin', firstName: null },
  };
  return { type: 'message.sent', familyId: newId(), message };
}
