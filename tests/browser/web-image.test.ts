import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { kids } from '@shared/tables/index';
import { PageTemplate } from '../../server/http/page-template';
import { builtPages } from '../../server/http/static';
import { useBrowser } from '../support/browser';
import { startElsewhere } from '../support/elsewhere';
import { createChore, createFamily, createKid } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { picture } from '../support/pictures';
import { startServer } from '../support/server';

/** The app runs in this process, so that it can reach a fake external site. */
const elsewhere = await startElsewhere();
const app = await startServer({
  fetchPublic: elsewhere.fetchPublic,
  pages: builtPages(new PageTemplate(join(import.meta.dirname, '../../dist/client'))),
});
afterAll(async () => {
  await app.close();
  await elsewhere.close();
});
const browser = useBrowser();

const cat = await picture('jpeg', 700, 700);
elsewhere.respondWith((req, res) => {
  if (req.url === '/cat.jpg') res.end(cat);
  else res.writeHead(404).end();
});

/** 0 while it shows the drawing. */
const drawnWidth = (page: Page, chore: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: chore }) })
    .locator('img[src^="/objects/web"]:not(.opacity-0)')
    .evaluateAll(([image]) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

describe('a picture from another site', () => {
  it('is loaded in the form, and shown to the kid from our server', async () => {
    const family = await createFamily(app);
    const kid = await createKid(family);
    await app.db.update(kids).set({ greeted: true });
    await createChore(family, { name: 'Walk the dog', imageUrl: elsewhere.url('/gone.jpg') });
    const desk = await signInAtDesk(
      await browser.openContext({ width: 1024, height: 768, url: app.url }),
      family,
    );
    browser.allowFaults(/404|400/);
    await desk.goto('/parent?tab=chores');
    await desk.getByRole('button', { name: 'New chore' }).first().click();
    await desk.getByLabel(/Chore name/).fill('Feed the cat');
    await desk.getByRole('button', { name: 'Use a web address' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Use a web address' });
    const address = dialog.getByLabel('Picture’s web address');
    await address.fill(elsewhere.url('/dog.jpg'));
    await dialog.getByRole('button', { name: 'Use address' }).click();
    await dialog.getByText('Couldn’t load a picture from this address.').waitFor();
    await address.fill(elsewhere.url('/cat.jpg'));
    await dialog.getByRole('button', { name: 'Use address' }).click();
    await dialog.waitFor({ state: 'detached' });
    await desk.getByText('From pictures.example').waitFor();
    const field = desk
      .getByRole('group', { name: 'Picture' })
      .locator('img[src^="/objects/web"]:not(.opacity-0)');
    await expect.poll(() => field.count()).toBe(1);
    const preview = desk.getByRole('region', { name: 'How kids see it' });
    await expect.poll(() => preview.locator('img[src^="/objects/web"]:not(.opacity-0)').count()).toBe(1);
    await desk.getByRole('button', { name: 'Save chore' }).click();
    await desk.getByRole('rowheader', { name: 'Feed the cat' }).waitFor();

    const tablet = await logInAtTablet(
      await browser.openContext({ width: 1024, height: 768, url: app.url }),
      kid,
    );
    await tablet.getByRole('heading', { name: 'Feed the cat' }).waitFor();
    await expect.poll(() => drawnWidth(tablet, 'Feed the cat')).toBe(160);
    await expect.poll(() => elsewhere.requests).toContain('/gone.jpg');
    expect(await drawnWidth(tablet, 'Walk the dog')).toBe(0);
    expect(elsewhere.requests.filter((path) => path === '/cat.jpg')).toHaveLength(1);
  });
});
