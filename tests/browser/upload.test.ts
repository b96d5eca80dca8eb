import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily, createKid, type TestKid } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { noise, picture } from '../support/pictures';

const app = useApp();
const browser = useBrowser();
const shots = process.env.SHOTS;

let folder: string;
let mia: TestKid;
let desk: Page;
let phone: Page;
let atTablet: BrowserContext;

const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Use a photo' });
const row = (page: Page) => sheet(page).locator('[data-phase]');

async function look(page: Page, name: string): Promise<void> {
  if (!shots) return;
  await mkdir(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `upload-${name}.png`) });
}

async function file(name: string, content: Buffer | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function chooseInForm(page: Page, path: string): Promise<void> {
  await page.getByRole('group', { name: 'Picture' }).getByLabel('Image file').setInputFiles(path);
  await sheet(page).waitFor();
}

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Returns 0 without a picture. */
const drawnWidth = (page: Page, path: string) =>
  page
    .locator(`img[src^="${path}"]`)
    .first()
    .evaluate((image) => (image as HTMLImageElement).naturalWidth);

async function openForm(page: Page, tab: 'chores' | 'rewards'): Promise<void> {
  await page.goto(`/parent?tab=${tab}`);
  // The moved button ignores pointer presses.
  await key(page, tab === 'chores' ? 'New chore' : 'New reward')
    .first()
    .press('Enter');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-pictures-'));
  const family = await createFamily(app);
  mia = await createKid(family);
  const open = async (width: number, height: number, touch = false) => {
    const context = await browser.openContext({
      width,
      height,
      url: app.url,
      ...(touch ? { hasTouch: true, isMobile: true } : {}),
    });
    // A draft of an earlier test would be restored.
    await context.addInitScript(() => location.origin !== 'null' && sessionStorage.clear());
    return signInAtDesk(context, family);
  };
  desk = await open(1440, 900);
  phone = await open(390, 844, true);
  atTablet = await browser.openContext({ width: 1024, height: 768, url: app.url });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a picture for a chore', () => {
  it('selects a picture, previews it, uploads it on demand, and shows it on the kid’s tile', async () => {
    await openForm(desk, 'chores');
    await desk.getByLabel(/Chore name/).fill('Water the balcony');
    await look(desk, '1-field');
    // A choice there opens the dialog.
    const chooser = desk.waitForEvent('filechooser');
    await key(desk, /Or use a photo/).click();
    await (await chooser).setFiles(await file('balcony.png', await picture('png', 900, 600)));
    expect(await sheet(desk).getByText('Browse').count()).toBe(0);
    await row(desk)
      .getByText(/^Ready to upload, \d+ KB$/)
      .waitFor();
    await look(desk, '3-waiting');
    const sent = desk.waitForResponse((response) => response.request().method() === 'PUT');
    const done = row(desk).getByText('Done').waitFor();
    await key(desk, 'Upload').click();
    expect((await sent).status()).toBe(200);
    await done;
    await look(desk, '4-complete');
    await sheet(desk).waitFor({ state: 'detached' });
    await desk.getByText('Your photo').waitFor();
    await expect.poll(() => isFocused(key(desk, 'Change'))).toBe(true);
    await look(desk, '5-in-the-form');
    await key(desk, 'Save chore').click();
    await desk.getByRole('rowheader', { name: 'Water the balcony' }).waitFor();
    await expect.poll(() => drawnWidth(desk, '/objects/uploads/')).toBe(240);

    const tablet = await logInAtTablet(atTablet, mia);
    await tablet.getByRole('heading', { name: 'Water the balcony' }).waitFor();
    await expect.poll(() => drawnWidth(tablet, '/objects/uploads/')).toBe(240);
    await look(tablet, '6-on-the-tile');
  });

  it('can be removed, or be an image from the web', async () => {
    await key(desk, /Edit/).first().click();
    await key(desk, 'Remove picture').click();
    const add = key(desk, /Or use a photo/);
    await add.waitFor();
    await expect.poll(() => isFocused(add)).toBe(true);
    await key(desk, 'Use a web address').click();
    const address = desk.getByRole('dialog', { name: 'Use a web address' });
    await expect.poll(() => isFocused(address.getByLabel('Picture’s web address'))).toBe(true);
    await desk.keyboard.type('cat.png');
    await desk.keyboard.press('Enter');
    await address.getByText('Please enter a web address that starts with https:// or http://').waitFor();
    await look(desk, '7-web-address');
    await desk.keyboard.press('Escape');
    await address.waitFor({ state: 'detached' });
    expect(await add.isVisible()).toBe(true);
    await key(desk, 'Save chore').click();
    await desk.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await desk.locator('img[src^="/objects/"]').count()).toBe(0);
  });

  it('can be paused and resumed, and retries automatically after a lost connection', async () => {
    browser.allowFaults(/Failed to load resource|ERR_/);
    let sent = 0;
    let goOn = () => {};
    const wasTold = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await desk.route('**/objects/incoming/**', async (route) => {
      sent += 1;
      const number = sent;
      // Uppy retries three times before the page reports a second attempt.
      if (number === 1) return;
      if (number === 6) await wasTold;
      await (number <= 5 ? route.abort('connectionreset') : route.continue());
    });
    const tries = new Set<string>();
    desk.on('request', (request) => request.method() === 'PUT' && tries.add(request.url()));
    await openForm(desk, 'chores');
    await chooseInForm(desk, await file('garden.jpg', await picture('jpeg', 800, 600)));
    const first = desk.waitForRequest((request) => request.method() === 'PUT');
    await key(desk, 'Upload').click();
    await first;
    await key(desk, 'Pause').click();
    await row(desk).getByText('Paused').waitFor();
    await look(desk, '10-paused');
    await sheet(desk).getByText('Resume').click();
    await row(desk).getByText('Connection lost. Attempt 2 of 10').waitFor();
    goOn();
    await sheet(desk).waitFor({ state: 'detached', timeout: 30_000 });
    await desk.getByText('Your photo').waitFor();
    await desk.unroute('**/objects/incoming/**');
    expect(tries.size).toBe(3);
  });

  it('is uploaded in parts above a size, here 100 KB', async () => {
    await desk.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('104857600', '102400');
      await route.fulfill({ response, body });
    });
    const calls: string[] = [];
    desk.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/s3/')) calls.push(`${request.method()} ${pathname.split('/').length}`);
    });
    await openForm(desk, 'chores');
    await chooseInForm(desk, await file('parts.png', await noise(600, 500)));
    await key(desk, 'Upload').click();
    await desk.getByText('Your photo').waitFor();
    await expect.poll(() => drawnWidth(desk, '/objects/uploads/')).toBeGreaterThan(0);
    expect(calls).toEqual(['POST 4', 'GET 6', 'POST 6']);
    await desk.unroute('**/*.js');
  });

  it('can be dropped on the form', async () => {
    await openForm(desk, 'chores');
    const bytes = (await picture('webp', 300, 300)).toString('base64');
    const data = await desk.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], 'dropped.webp', { type: 'image/webp' }));
      return transfer;
    }, bytes);
    await key(desk, /Or use a photo/).dispatchEvent('drop', { dataTransfer: data });
    await row(desk).getByText('dropped.webp').waitFor();
    await key(desk, 'Upload').click();
    await desk.getByText('Your photo').waitFor();
    await expect.poll(() => drawnWidth(desk, '/objects/uploads/')).toBe(160);
  });
});

describe('a picture for a reward, on a phone', () => {
  it('can come from the camera, and have 5 MB', async () => {
    await openForm(phone, 'rewards');
    await phone.getByRole('dialog').getByText('More details').click();
    await key(phone, 'Take a photo').waitFor();
    const cameraIn = (place: Locator) => place.getByLabel('Photo', { exact: true });
    const camera = cameraIn(phone.getByRole('group', { name: 'Picture' }));
    expect(await camera.getAttribute('capture')).toBe('environment');
    await camera.setInputFiles(await file('large.png', await noise(1400, 1400)));
    await row(phone)
      .getByText(/The limit is 5 MB\.$/)
      .waitFor();
    await look(phone, '11-phone-choose');
    await cameraIn(sheet(phone)).setInputFiles(await file('bike.jpg', await picture('jpeg', 1200, 1600)));
    await row(phone).getByText('Ready to upload').waitFor();
    await look(phone, '12-phone-waiting');
    await key(phone, 'Upload').click();
    await phone.getByText('Your photo').waitFor();
    await look(phone, '13-phone-in-the-form');
  });

  it('is shrunk before the upload', async () => {
    await openForm(phone, 'rewards');
    await phone.getByRole('dialog').getByText('More details').click();
    const heavy = await noise(1200, 1200);
    expect(heavy.length).toBeGreaterThan(4_000_000);
    await chooseInForm(phone, await file('heavy.png', heavy));
    const sent = phone.waitForRequest((request) => request.method() === 'PUT');
    await key(phone, 'Upload').click();
    const { 'content-length': length } = await (await sent).allHeaders();
    expect(Number(length)).toBeLessThan(heavy.length * 0.8);
    await phone.getByText('Your photo').waitFor();
  });
});
