import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { KIDS, PARENT } from '../../server/demo/family';
import { patternOf } from '../../server/demo/household';
import { type Api, openApi } from './api';
import { HOST, type Place, startMachine } from './place';

// `npm run build && npm run pictures`: takes the README's pictures of the demo family, into docs/images.

const FOLDER = join(import.meta.dirname, '../../docs/images');
const WIDTH = 1200;
const TABLET = { width: 1024, height: 768 };
const DESK = { width: 1440, height: 900 };
/** The hour at which the demo's day has something done and something left to do. */
const HOUR = 16;

/** A zone in which it is now that hour. */
function timezoneAt(hour: number): string {
  const shift = hour - new Date().getUTCHours();
  const ahead = shift > 12 ? shift - 24 : shift;
  // The sign of these names is the other way round.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

interface Family {
  parent: Api;
  code: string;
  kids: { id: string; name: string }[];
}

/** The demo is put in once the app is ready. */
async function logIn(place: Place): Promise<Family> {
  for (let tries = 0; tries < 100; tries += 1) {
    const parent = await openApi(place.url);
    try {
      const { username, password } = PARENT;
      const { familyCode: code } = await parent.post<{ familyCode: string }>('/api/login', {
        username,
        password,
      });
      return { parent, code, kids: await parent.get('/api/kids') };
    } catch {
      await sleep(500);
    }
  }
  throw new Error('The demo family did not come.');
}

/** A kid's session, for a page on which nothing new is told first. */
async function logInKid(place: Place, { code, kids }: Family, name: string) {
  const kid = kids.find((one) => one.name === name);
  const demoKid = KIDS.find((one) => one.name === name);
  if (!kid || !demoKid) throw new Error(`The demo has no ${name}.`);
  const api = await openApi(place.url);
  const picturePattern = patternOf(demoKid);
  const body = { familyCode: code, kidId: kid.id, picturePattern };
  const { sessionToken } = await api.post<{ sessionToken: string }>('/api/kids/login', body);
  const news = await api.get<{ id: string }[]>(`/api/kids/${kid.id}/news`);
  const last = news.at(-1);
  if (last) await api.put(`/api/kids/${kid.id}/news`, { upTo: last.id });
  const unseen = await api.get<{ id: string }[]>(`/api/kids/${kid.id}/approved-rewards`);
  for (const { id } of unseen) await api.put(`/api/reward-redemptions/${id}/mark-shown`, {});
  const session = JSON.stringify({ kidId: kid.id, timestamp: Date.now(), sessionToken });
  return {
    ...api,
    id: kid.id,
    script: `localStorage.setItem('starnest-kid-session', ${JSON.stringify(session)});`,
  };
}

async function openContext(
  { browser }: Place,
  viewport: { width: number; height: number },
  timezoneId: string,
  api?: Api,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: `http://${HOST}`,
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId,
    serviceWorkers: 'block',
  });
  if (!api) return context;
  if (api.script) await context.addInitScript({ content: api.script });
  const { cookies } = await api.context.storageState();
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: HOST })));
  return context;
}

async function shoot(context: BrowserContext, path: string, name: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page.evaluate('document.fonts.ready');
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const { size } = await sharp(png)
    .resize(WIDTH)
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}.webp`));
  process.stdout.write(`${name}.webp: ${Math.round(size / 1000)} kB\n`);
  await context.close();
}

const timezone = timezoneAt(HOUR);
const machine = await startMachine();
try {
  const place = await machine.openDemo(timezone);
  try {
    const family = await logIn(place);
    const theo = await logInKid(place, family, 'Theo');
    const mila = family.kids.find(({ name }) => name === 'Mila');
    const pictures: [name: string, path: string, size: typeof DESK, api?: Api][] = [
      ['landing', '/', DESK],
      ['today', `/kid/${theo.id}`, TABLET, theo],
      ['nest', `/kid/${theo.id}?tab=nest`, TABLET, theo],
      ['plan', '/parent?tab=plan', DESK, family.parent],
      ['statement', `/parent?tab=kids&stars=${mila?.id}`, DESK, family.parent],
    ];
    for (const [name, path, size, api] of pictures)
      await shoot(await openContext(place, size, timezone, api), path, name);
  } finally {
    await place.stop();
  }
} finally {
  await machine.stop();
}
