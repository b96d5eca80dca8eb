import { expect } from 'vitest';
import type { BrowserApp } from './browser-app';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  kidAgent,
  type TestFamily,
  type TestKid,
} from './families';

type Family = TestFamily<BrowserApp>;

export async function createFamilyWithChores(app: BrowserApp): Promise<{ family: Family; kid: TestKid }> {
  const family = await createFamily(app, { timezone: 'UTC' });
  const kid = await createKid(family, { name: 'Mia' });
  for (const name of [
    'Wash the dishes',
    'Set the table',
    'Feed the cat',
    'Make your bed',
    'Pull weeds',
    'Dust',
  ]) {
    await createChore(family, { name, starReward: 5 });
  }
  for (const [name, starCost] of [
    ['Ice cream', 5],
    ['Movie night', 20],
    ['Trip to the zoo', 60],
  ] as const) {
    await createReward(family, { name, starCost });
  }
  return { family, kid };
}

export async function handIn(
  { parent, server }: Family,
  kid: TestKid,
  name: string,
  response: object,
): Promise<void> {
  const chores = (await parent.get('/api/chores')).body as readonly { id: string; name: string }[];
  const choreId = chores.find((chore) => chore.name === name)?.id;
  const agent = await kidAgent(server, kid);
  const { id } = (await agent.post('/api/chore-submissions', { kidId: kid.id, choreId })).body as {
    id: string;
  };
  expect((await parent.put(`/api/chore-submissions/${id}/review`, response)).status).toBe(200);
}
