import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { chores, choreSubmissions, rewardRedemptions } from '@shared/tables/index';
import type { Agent, HttpResponse } from '../support/agent';
import { createChore, createFamily, createKid, createReward, kidAgent } from '../support/families';
import { startServer } from '../support/server';
import { giveStars } from '../support/stars';

/** Right after sending a request, which is sent again with the same key. */
const server = await startServer({ rateLimitMultiplier: 1000 });
afterAll(() => server.close());

async function sendAndVanish(
  agent: Agent,
  path: string,
  body: object,
  { key, ms }: { key: string; ms: number },
): Promise<void> {
  const text = JSON.stringify(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Cookie: ${agent.cookie}`,
    'Content-Type: application/json',
    `Idempotency-Key: ${key}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  const socket = connect(Number(new URL(agent.url).port), '127.0.0.1');
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n${text}`, () => resolve()));
  await sleep(ms);
  socket.resetAndDestroy();
}

async function repeat(agent: Agent, path: string, body: object, key: string): Promise<HttpResponse> {
  for (;;) {
    const response = await agent.post(path, body, { 'Idempotency-Key': key });
    if (response.status !== 409) return response;
    await sleep(20);
  }
}

describe('a lost response', () => {
  it.each([0, 1, 3, 6, 10, 20, 50])(
    'after %d ms: a retry writes only once and returns the first response',
    async (ms) => {
      const family = await createFamily(server);
      const kid = await createKid(family);
      await giveStars(server, kid.id, 50);
      const agent = await kidAgent(server, kid);
      const chore = await createChore(family);
      const reward = await createReward(family, { starCost: 10 });
      const name = `Chore of ${kid.id}`;
      const writes = [
        [agent, '/api/chore-submissions', { kidId: kid.id, choreId: chore.id }],
        [agent, '/api/reward-redemptions', { kidId: kid.id, rewardId: reward.id, starsSpent: 10 }],
        [family.parent, '/api/chores', { name }],
      ] as const;
      for (const [by, path, body] of writes) {
        const key = randomUUID();
        await sendAndVanish(by, path, body, { key, ms });
        await sendAndVanish(by, path, body, { key, ms: 0 });
        const responses = await Promise.all([1, 2, 3].map(() => repeat(by, path, body, key)));
        const [first] = responses;
        expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
        expect(responses.map((response) => response.body)).toEqual([first?.body, first?.body, first?.body]);
      }
      await sleep(50);
      const { db } = server;
      const submitted = db.select().from(choreSubmissions).where(eq(choreSubmissions.choreId, chore.id));
      const requested = db.select().from(rewardRedemptions).where(eq(rewardRedemptions.kidId, kid.id));
      const made = db.select().from(chores).where(eq(chores.name, name));
      expect([(await submitted).length, (await requested).length, (await made).length]).toEqual([1, 1, 1]);
    },
  );
});
