import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import setUpChromium, { chromiumSchema } from '../tests/setup/chromium';
import type { Context, Measure } from './context';
import { findKey, loadPage, type PageLoad } from './first-page-load';
import { median } from './measure';
import type { Figure } from './report';

const LEAST_LOADS = 5;

/**
 * G9: a kid's first page against a static page of the same look. All are loaded in turn, each time in a fresh profile, on
 * slow 4G and with a processor four times slower than this one.
 */
export const firstPage: Measure = { id: 'G9', title: "a kid's first page", run };

async function run({ rounds, house, closing }: Context): Promise<Figure[]> {
  const { app, db } = await house();
  const { rows } = await db.query<{ code: string }>('SELECT code FROM families LIMIT 1');
  const { browser } = closing(await startBrowser());
  const bare = closing(await startStaticPage());
  const login = `${app.url}/kid-login`;
  const linked = `${login}?familyCode=${rows[0]?.code}`;
  const keys = { still: await findKey(browser, bare.url), first: await findKey(browser, login) };
  // Once a page is tapped, a browser reports no further paint: painting and tapping are measured in loads of their own.
  const loads = await loadInTurn(Math.max(LEAST_LOADS, rounds), {
    still: () => loadPage(browser, bare.url, null),
    tappedStill: () => loadPage(browser, bare.url, keys.still),
    first: () => loadPage(browser, login, null),
    tappedFirst: () => loadPage(browser, login, keys.first),
    linked: () => loadPage(browser, linked, null),
  });
  const middle = (of: LoadName, what: keyof Figures) => median(loads[of].map((load) => load[what]));
  const compared = (name: string, goal: number, [of, what]: Reading, [to, base]: Reading): Figure => {
    const [value, still] = [middle(of, what), middle(to, base)];
    return {
      name,
      value: value / still,
      goal,
      note: `${value.toFixed(0)} ms, static page ${still.toFixed(0)} ms`,
    };
  };
  const stillWorks: Reading = ['tappedStill', 'tapWorks'];
  return [
    compared('largest paint', 1.15, ['first', 'largestPaint'], ['still', 'largestPaint']),
    compared('a tap works', 2.5, ['tappedFirst', 'tapWorks'], stillWorks),
    compared('the app itself runs', 2.5, ['first', 'inCharge'], stillWorks),
    {
      name: 'blocking',
      value: middle('first', 'blocking'),
      goal: 50,
      unit: 'ms',
      note: `static page ${middle('still', 'blocking').toFixed(0)} ms`,
    },
    { name: 'requests until a tap works', value: middle('tappedFirst', 'requests'), goal: 3, unit: '' },
    {
      name: 'JavaScript, gzip',
      value: (await gzipped(loads.first[0]?.scripts ?? [])) / 1000,
      goal: 100,
      unit: 'kB',
      note: `${(middle('first', 'bytes') / 1000).toFixed(0)} kB over the network in all`,
    },
    { name: 'layout shift, thousandths', value: middle('first', 'shift') * 1000, goal: 50, unit: '' },
    compared('with a linked code: the names are there', 3.5, ['linked', 'tapWorks'], stillWorks),
  ];
}

type LoadName = 'still' | 'tappedStill' | 'first' | 'tappedFirst' | 'linked';
type Figures = Omit<PageLoad, 'scripts'>;
type Reading = [LoadName, keyof Figures];

/** One load of each kind after the other, so that what else the machine does meets all alike. */
async function loadInTurn(
  rounds: number,
  kinds: Record<LoadName, () => Promise<PageLoad>>,
): Promise<Record<LoadName, PageLoad[]>> {
  const loads: Record<LoadName, PageLoad[]> = {
    still: [],
    tappedStill: [],
    first: [],
    tappedFirst: [],
    linked: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    loads.still.push(await kinds.still());
    loads.first.push(await kinds.first());
    loads.tappedStill.push(await kinds.tappedStill());
    loads.tappedFirst.push(await kinds.tappedFirst());
    loads.linked.push(await kinds.linked());
  }
  return loads;
}

async function gzipped(scripts: string[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (url) => gzipSync(await (await fetch(url)).text(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function startBrowser(): Promise<{ browser: Browser; stop: () => Promise<void> }> {
  const provided = new Map<string, unknown>();
  const remove = await setUpChromium({ provide: (name, value) => void provided.set(name, value) });
  const { executablePath, env } = chromiumSchema.parse(provided.get('chromium'));
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

/** The yardstick: one page with its styles in it, and one small script. */
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
