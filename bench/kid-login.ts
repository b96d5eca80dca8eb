import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../tests/setup/chromium';
import { median, type Figure, type Measure } from './measures';

const MIN_LOADS = 5;
/** Lighthouse's slow 4G, and a processor slowed down four times. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_SLOWDOWN = 4;
const TABLET = { width: 1024, height: 768 };
const TAP_EVERY_MS = 20;
const TIMEOUT_MS = 20_000;

interface PageLoad {
  largestPaint: number;
  tapWorks: number;
  requests: number;
}

declare global {
  var watched: { tapWorks: number; readings: () => PageLoad };
}

/** G9: compared with a static page of the same design, alternately in fresh browser profiles. */
export const kidLogin: Measure = {
  id: 'G9',
  title: "a kid's first page",
  async run({ rounds, appDatabase, closing }) {
    const { app } = await appDatabase();
    const { browser } = closing(await startBrowser());
    const urls = { app: `${app.url}/kid-login`, still: closing(await startStaticPage()).url };
    // A tapped page reports no further paints.
    const loads = { app: [] as PageLoad[], still: [] as PageLoad[] };
    const tapped = { app: [] as PageLoad[], still: [] as PageLoad[] };
    for (let round = 0; round < Math.max(MIN_LOADS, rounds); round += 1) {
      for (const name of ['still', 'app'] as const) {
        loads[name].push(await loadPage(browser, urls[name], false));
        tapped[name].push(await loadPage(browser, urls[name], true));
      }
    }
    const middle = (of: PageLoad[], what: keyof PageLoad) => median(of.map((load) => load[what]));
    const ratio = (name: string, goal: number, value: number, still: number): Figure => ({
      name,
      value: value / still,
      goal,
      note: `${value.toFixed(0)} ms, static page ${still.toFixed(0)} ms`,
    });
    return [
      ratio('largest paint', 1.5, middle(loads.app, 'largestPaint'), middle(loads.still, 'largestPaint')),
      ratio('a tap works', 2.8, middle(tapped.app, 'tapWorks'), middle(tapped.still, 'tapWorks')),
      { name: 'requests until a tap works', value: middle(tapped.app, 'requests'), goal: 8, unit: '' },
    ];
  },
};

async function loadPage(browser: Browser, url: string, tap: boolean): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: TABLET, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    // The TypeScript runner would transform a function.
    await page.addInitScript({ path: join(import.meta.dirname, 'kid-login-watch.js') });
    await page.goto(url, { waitUntil: 'commit' });
    if (tap) await tapUntilItWorks(page);
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => globalThis.watched.readings());
  } finally {
    await context.close();
  }
}

async function tapUntilItWorks(page: Page): Promise<void> {
  // Disabled buttons are hidden from role queries.
  const key = page.getByRole('button', { name: '5', exact: true, includeHidden: true });
  const box = await key.boundingBox({ timeout: TIMEOUT_MS });
  if (!box) throw new Error('there is no key 5');
  const works = page.waitForFunction(() => globalThis.watched.tapWorks > 0, undefined, {
    timeout: TIMEOUT_MS,
  });
  const ended = new AbortController();
  const worked = works.finally(() => ended.abort());
  while (!ended.signal.aborted) {
    // A busy page handles the tap later.
    const click = page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await Promise.race([click, worked]);
    await new Promise((resolve) => {
      setTimeout(resolve, TAP_EVERY_MS);
    });
  }
  await worked;
}

async function startBrowser(): Promise<{ browser: Browser; stop: () => Promise<void> }> {
  const { value: found, stop: remove } = await findChromium();
  if ('absent' in found) throw new Error(found.absent);
  const { executablePath, env } = found;
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    chromiumSandbox: false,
  });
  return {
    browser,
    stop: async () => {
      await browser.close();
      await remove();
    },
  };
}

async function startStaticPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const file = (name: string, type: string) => ({
    type,
    body: brotliCompressSync(readFileSync(join(import.meta.dirname, 'static-page', name))),
  });
  const files = new Map([
    ['/', file('index.html', 'text/html')],
    ['/pad.js', file('pad.js', 'text/javascript')],
  ]);
  const server = createServer((req, res) => {
    const found = files.get(req.url ?? '');
    if (!found) return res.writeHead(404).end();
    return res.writeHead(200, { 'Content-Type': found.type, 'Content-Encoding': 'br' }).end(found.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
