import type { Page, Response } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createKid, createReward, kidAgent, unique } from '../support/families';

/** A 304 must be passed on to the page. */
const app = useApp();
const browser = useBrowser();
const POLL = '/api/reward-redemptions/pending';

const username = unique('robin');
let desk: Page;

const isPoll = (status: number) => (response: Response) =>
  new URL(response.url()).pathname === POLL && response.status() === status;

async function askFor(reward: string): Promise<void> {
  const parent = app.agent();
  const data = { username, password: 'six or more' };
  expect((await parent.post('/api/login', data)).status).toBe(200);
  const kid = await createKid({ parent });
  const [chore, { id: rewardId }] = [
    await createChore({ parent }, { starReward: 9 }),
    await createReward({ parent }, { name: reward, starCost: 5 }),
  ];
  const tablet = await kidAgent(app, kid);
  const done = await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId: chore.id });
  const { id } = done.body as { id: string };
  await parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
  const asked = await tablet.post('/api/reward-redemptions', { kidId: kid.id, rewardId, starsSpent: 5 });
  expect(asked.status).toBe(201);
}

beforeAll(async () => {
  const context = await browser.openContext({
    width: 1440,
    height: 900,
    url: app.url,
    timezoneId: 'Europe/Lisbon',
  });
  desk = await context.newPage();
  const data = { username, password: 'six or more', firstName: 'Robin' };
  await desk.request.post('/api/register', { data });
});

it('the poll returns 304 while nothing changes, and the page keeps its data', async () => {
  await askFor('A trip to the sea');
  const unchanged = desk.waitForResponse(isPoll(304));
  await desk.goto('/parent');
  await desk.getByText('A trip to the sea').first().waitFor();
  const response = await unchanged;
  expect(await response.headerValue('content-length')).toBeNull();
  expect(await response.request().headerValue('if-none-match')).toBe(await response.headerValue('etag'));
  await desk.waitForResponse(isPoll(304));
  expect(await desk.getByText('A trip to the sea').first().isVisible()).toBe(true);
});
