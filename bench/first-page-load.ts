import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** Lighthouse's slow 4G, and a processor four times slower than this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_SLOWDOWN = 4;
const TABLET = { width: 1024, height: 768 };
/** A plain script: what runs in the page must not be touched by whatever runs TypeScript here. */
const WATCH = join(import.meta.dirname, 'first-page-watch.js');
const TAP_EVERY_MS = 20;
const GIVE_UP_MS = 20_000;
/** What a page fetches once it rests comes within this time; it counts as blocking too. */
const REST_MS = 1500;

/** What one load of a page was like; times in milliseconds since it was asked for. */
export interface PageLoad {
  /** When the largest text or picture was painted. */
  largestPaint: number;
  /** When a tap on the pad first showed a digit, or the names were there. */
  tapWorks: number;
  /** When the page's own program had drawn it, instead of what the server wrote; 0 for a static page. */
  inCharge: number;
  /** Milliseconds over 50 of every task after the first paint. */
  blocking: number;
  /** How far things jumped (Cumulative Layout Shift). */
  shift: number;
  /** How much had been asked for when the tap worked, the page included. */
  requests: number;
  /** Addresses of the scripts asked for before the program was in charge. */
  scripts: string[];
  /** Bytes over the network until the program was in charge. */
  bytes: number;
}

/** Where the page's key for a digit is. */
export type Spot = { x: number; y: number };

/** Loads `url` in a fresh profile, at full speed, to see where its key 5 is. */
export async function findKey(browser: Browser, url: string): Promise<Spot> {
  return inFreshProfile(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const box = await page.locator('.digits button', { hasText: '5' }).boundingBox();
    if (!box) throw new Error(`${url} has no key 5`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

/** Loads `url` in a fresh profile on a slow machine and network; given a `key`, taps it again and again until it works. */
export async function loadPage(browser: Browser, url: string, key: Spot | null): Promise<PageLoad> {
  return inFreshProfile(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ path: WATCH });
    await page.goto(url, { waitUntil: 'commit' });
    if (key) {
      const works = () => globalThis.watched.tapWorks > 0;
      await tapUntil(session, key, page.waitForFunction(works, undefined, { timeout: GIVE_UP_MS }));
    }
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST_MS);
    return page.evaluate(() => globalThis.watched.readings());
  });
}

async function inFreshProfile<HttpResponse>(
  browser: Browser,
  use: (page: Page) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const context = await browser.newContext({ viewport: TABLET, serviceWorkers: 'block' });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function tapUntil(session: CDPSession, { x, y }: Spot, works: Promise<unknown>): Promise<void> {
  const worked = new AbortController();
  const ended = works.finally(() => worked.abort());
  const finger = { x, y, button: 'left', clickCount: 1 } as const;
  while (!worked.signal.aborted) {
    // Sent, and not waited for: a page that is busy takes them when it can.
    const tap = Promise.all([
      session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...finger }),
      session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...finger }),
    ]);
    await Promise.race([tap, ended]);
    await new Promise((resolve) => {
      setTimeout(resolve, TAP_EVERY_MS);
    });
  }
  await ended;
}

/** What `first-page-watch.js` leaves in the page. */
declare global {
  var watched: { tapWorks: number; inCharge: number; readings: () => PageLoad };
}
