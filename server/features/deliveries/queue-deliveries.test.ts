import { afterAll, expect, it } from 'vitest';
import { newWebhook } from '@shared/contracts/webhooks';
import { ledgerEntry } from '@shared/contracts/stars';
import { expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';

const server = await startServer();
const second = await startServer({ database: server.database });
afterAll(async () => {
  await second.close();
  await server.close();
});

it('queues messages of every process as soon as a family has a webhook', async () => {
  const family = await createFamily(server);
  const kid = await createKid(family);
  const agents = [family.parent, second.agentOf(family.parent)] as const;
  const giveStars = async () => {
    for (const agent of agents) {
      const given = await agent.post(`/api/kids/${kid.id}/stars`, { amount: 5, reason: 'Helped' });
      expectResponse(given, 201, ledgerEntry);
    }
    const { rows } = await server.pool.query('SELECT id FROM webhook_deliveries');
    return rows.length;
  };
  expect(await giveStars()).toBe(0);
  const desk = await openSocket(agents[1]);
  await desk.join('parent', family.user.id);
  const asked = { url: 'https://hooks.example.net/', events: ['stars_changed'] };
  expectResponse(await family.parent.post('/api/family/webhooks', asked), 201, newWebhook);
  expect(await desk.next()).toEqual({ type: 'devices_changed' });
  expect(await giveStars()).toBe(2);
  await desk.close();
});
