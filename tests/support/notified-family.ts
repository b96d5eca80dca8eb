import { pushDevice, pushSettings } from '@shared/contracts/push';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { choreSubmission } from '@shared/contracts/submissions';
import { Agent } from './agent';
import { expectResponse } from './expect-response';
import { createChore, createFamily, createKid, createReward, kidAgent, type TestFamily } from './families';
import type { PushService, TestBrowser } from './push-service';
import type { TestServer } from './server';
import { giveStars } from './stars';

export type NotifiedFamily = Awaited<ReturnType<typeof createNotifiedFamily>>;

export async function createNotifiedFamily(server: TestServer, service: PushService, founded?: TestFamily) {
  const family = founded ?? (await createFamily(server));
  const mia = await createKid(family);
  const tablet = await kidAgent(server, mia);
  return {
    family,
    mia,
    tablet,
    async subscribe(agent = family.parent, ...how: Parameters<PushService['browser']>): Promise<TestBrowser> {
      const browser = service.browser(...how);
      expectResponse(await agent.post('/api/push/subscriptions', browser.body), 201, pushDevice);
      return browser;
    },
    settings: async (agent = family.parent) =>
      expectResponse(await agent.get('/api/push/subscriptions'), 200, pushSettings),
    /** The seconds until each waiting job starts. */
    async waitingJobs(): Promise<number[]> {
      const { rows } = await server.pool.query<{ seconds: string }>(
        "SELECT extract(epoch FROM start_after - now()) AS seconds FROM jobs.job WHERE state = 'created'",
      );
      return rows.map(({ seconds }) => Math.max(0, Number(seconds)));
    },
    async handIn(name = 'Feed the cat'): Promise<string> {
      const { id: choreId } = await createChore(family, { name });
      const response = await tablet.post('/api/chore-submissions', { kidId: mia.id, choreId });
      return expectResponse(response, 201, choreSubmission).id;
    },
    async askFor(name = 'Cinema'): Promise<string> {
      await giveStars(server, mia.id, 50);
      const { id: rewardId } = await createReward(family, { name, starCost: 5 });
      const input = { kidId: mia.id, rewardId, starsSpent: 5 };
      return expectResponse(await tablet.post('/api/reward-redemptions', input), 201, rewardRedemption).id;
    },
    async lockOut(): Promise<void> {
      const stranger = new Agent(server.url);
      const { familyCode, id: kidId } = mia;
      for (let wrong = 0; wrong < 10; wrong += 1) {
        await stranger.post('/api/kids/login', { familyCode, kidId, picturePattern: [9, 8, 7, 6] });
        await server.pool.query('UPDATE pattern_attempts SET locked_until = now() WHERE failures < 10');
      }
    },
  };
}
