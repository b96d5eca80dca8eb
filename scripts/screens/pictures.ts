import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Friend } from '@shared/constants';
import { KIDS, PARENT } from '../../server/demo/family';
import { patternOf } from '../../server/demo/household';
import { type Api, openApi } from './api';
import { HOST, type Place, startMachine } from './place';
import { settle } from './shoot';

// Takes pictures for the README (docs/images) and the landing page. Run `npm run build` first.

const README = join(import.meta.dirname, '../../docs/images');
const LANDING = join(import.meta.dirname, '../../client/src/pages/landing/pictures');
const README_WIDTH = 1200;
const THEMES = [
  { theme: 'day', colorScheme: 'light' },
  { theme: 'bedtime', colorScheme: 'dark' },
] as const;
const SIZES = {
  tablet: { viewport: { width: 1024, height: 768 }, height: 768, width: 1120 },
  desk: { viewport: { width: 1180, height: 738 }, height: 738, width: 1120 },
  phone: { viewport: { width: 390, height: 760 }, height: 580, width: 560 },
} as const;
type Size = keyof typeof SIZES;
/** The demo's day is partly done. */
const HOUR = 7;

function timezoneAt(hour: number): string {
  const shift = hour - new Date().getUTCHours();
  const ahead = shift > 12 ? shift - 24 : shift;
  // The sign is inverted.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

interface Family {
  parent: Api;
  code: string;
  kids: { id: string; name: string }[];
}

/** The demo is added after the app is ready. */
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

async function logInKid(place: Place, { code, kids }: Family, name: string, friend: Friend) {
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
  await api.put(`/api/kids/${kid.id}/friend`, { friend });
  const session = JSON.stringify({ kidId: kid.id, timestamp: Date.now(), sessionToken });
  return {
    ...api,
    id: kid.id,
    script: `localStorage.setItem('starnest-kid-session', ${JSON.stringify(session)});`,
  };
}

/** A browser that a parent has made a family board. */
async function makeBoard(place: Place): Promise<Api> {
  const api = await openApi(place.url);
  const { username, password } = PARENT;
  await api.post('/api/login', { username, password });
  await api.post('/api/family/devices', { name: 'Hall', board: {} });
  return api;
}

async function shoot(
  { browser }: Place,
  path: string,
  size: Size,
  colorScheme: 'light' | 'dark',
  api?: Api,
): Promise<Buffer> {
  const { viewport, height } = SIZES[size];
  const context = await browser.newContext({
    baseURL: `http://${HOST}`,
    viewport,
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: timezone,
    serviceWorkers: 'block',
  });
  if (api?.script) await context.addInitScript({ content: api.script });
  const { cookies = [] } = (await api?.context.storageState()) ?? {};
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: HOST })));
  const page = await context.newPage();
  await page.goto(path);
  await settle(page);
  const clip = { x: 0, y: 0, width: viewport.width, height };
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  await context.close();
  return png;
}

async function write(picture: Sharp, folder: string, file: string): Promise<void> {
  const { size } = await picture.toFile(join(folder, file));
  process.stdout.write(`${file}: ${Math.round(size / 1000)} kB\n`);
}

const forReadme = (png: Buffer, name: string) =>
  write(sharp(png).resize(README_WIDTH).webp({ quality: 82 }), README, `${name}.webp`);

const forLanding = (png: Buffer, name: string, width: number) =>
  write(sharp(png).resize(width).avif({ quality: 38 }), LANDING, `${name}.avif`);

const timezone = timezoneAt(HOUR);
const machine = await startMachine();
try {
  const place = await machine.openDemo(timezone);
  try {
    const family = await logIn(place);
    const [mila, theo] = [
      await logInKid(place, family, 'Mila', 'owl'),
      await logInKid(place, family, 'Theo', 'fox'),
    ];
    await forReadme(await shoot(place, '/', 'desk', 'light'), 'landing');
    await forReadme(await shoot(place, '/board', 'tablet', 'light', await makeBoard(place)), 'board');
    await forReadme(await shoot(place, '/parent', 'desk', 'light', family.parent), 'overview');
    const pictures: [name: string, path: string, size: Size, api: Api][] = [
      ['today', `/kid/${theo.id}`, 'tablet', theo],
      ['nest', `/kid/${theo.id}?tab=nest`, 'tablet', theo],
      ['plan', '/parent?tab=plan', 'desk', family.parent],
      ['statement', `/parent?tab=kids&stars=${mila.id}`, 'desk', family.parent],
    ];
    for (const [name, path, size, api] of pictures) {
      for (const { theme, colorScheme } of THEMES) {
        const wide = await shoot(place, path, size, colorScheme, api);
        if (theme === 'day') await forReadme(wide, name);
        await forLanding(wide, `${name}-${theme}`, SIZES[size].width);
        const narrow = await shoot(place, path, 'phone', colorScheme, api);
        await forLanding(narrow, `${name}-${theme}-phone`, SIZES.phone.width);
      }
    }
  } finally {
    await place.stop();
  }
} finally {
  await machine.stop();
}
