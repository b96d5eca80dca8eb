import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { pairing } from '@shared/contracts/devices';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { expectResponse } from '../support/expect-response';
import { createFamily, createKid, type TestFamily } from '../support/families';

const app = useApp();
const browser = useBrowser();

describe('a parent who logged in on the family’s tablet', () => {
  let family: TestFamily<BrowserApp>;
  let tablet: BrowserContext;
  let page: Page;

  beforeEach(async () => {
    family = await createFamily(app, { familyName: 'The Owls', firstName: 'Dana' });
    await createKid(family, { name: 'Mia' });
    await family.parent.put('/api/family', { idleMinutes: 2 });
    const made = await family.parent.post('/api/family/devices/pairings', { name: 'Kitchen' });
    tablet = await browser.openContext({ width: 1024, height: 768, url: app.url });
    const { code } = expectResponse(made, 201, pairing);
    await tablet.request.post('/api/devices/pair', { data: { code } });
    const { username } = family.user;
    await tablet.request.post('/api/login', { data: { username, password: family.password } });
    page = await tablet.newPage();
    await page.clock.install();
    await page.goto('/parent');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  const stillThere = () => page.getByRole('alertdialog', { name: 'Are you still there, Dana?' });
  /** The timer's code may still load. */
  const letTimePass = async () => {
    await expect
      .poll(
        async () => {
          await page.clock.runFor(10_000);
          return stillThere().count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
  };

  it('stays signed in after waking Pip, which is reported to the server', async () => {
    await letTimePass();
    await expectNoAxeViolations(page);
    const reported = page.waitForRequest('**/api/user/activity');
    await page.getByRole('button', { name: 'I’m here!' }).click();
    expect((await (await reported).response())?.status()).toBe(204);
    await stillThere().waitFor({ state: 'detached' });
    expect((await tablet.request.get('/api/user')).status()).toBe(200);
  });

  it('is signed out 20 seconds later, and the kids’ names are shown', async () => {
    await letTimePass();
    await page.clock.runFor(20_000);
    await page.getByRole('heading', { name: 'Choose your name' }).waitFor();
    expect((await tablet.request.get('/api/user')).status()).toBe(401);
  });
});
