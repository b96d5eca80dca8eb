import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Locale } from '@shared/locales';
import { lendContext } from '../../tests/support/browser-contexts';
import type { Api } from './api';
import { NOW } from './clock';
import { logInParent } from './families';
import { HOST } from './place';
import { isOwn, type OwnScreen, type Screen } from './screen';
import { smallFamily, type Stage } from './stage';

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The same random numbers in every run. */
const RANDOM = `{ let last = 42; Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647; }`;

interface Look {
  theme: Theme;
  sizes: readonly (typeof SIZES)[number][];
  locale: Locale;
  isPseudo: boolean;
}

/** Takes a screen as `<folder>/<area>/<name>-<theme>-<width>.png`. */
export async function shoot(
  stage: Stage,
  screen: Screen | OwnScreen,
  look: Look,
  folder: string,
): Promise<number> {
  const { theme } = look;
  await mkdir(join(folder, screen.area), { recursive: true });
  await visit(stage, screen, look, async (page, steps, sizes) => {
    try {
      await steps();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await settle(page);
        const path = join(folder, screen.area, `${screen.name}-${theme}-${size.width}.png`);
        // Content behind a dialog has its own picture.
        const fullPage = (await page.locator('[role=dialog], [role=alertdialog]').count()) === 0;
        await page.screenshot({ path, fullPage, animations: 'disabled', caret: 'hide' });
      }
    } catch (error) {
      const path = join(folder, 'failed', `${screen.area}-${screen.name}-${theme}.png`);
      await page.screenshot({ path }).catch(() => undefined);
      throw error;
    }
  });
  return look.sizes.length;
}

export async function visit(
  stage: Stage,
  screen: Screen | OwnScreen,
  look: Look,
  onPage: (page: Page, steps: () => Promise<void>, sizes: Look['sizes']) => Promise<void>,
): Promise<void> {
  const rounds = screen.each ? look.sizes.map((size) => [size]) : [look.sizes];
  for (const sizes of rounds) {
    const variant = `${look.theme}-${rounds.length > 1 ? sizes[0]?.width : ''}`;
    const { api, steps } = await prepare(stage, screen, variant);
    const { page, close } = await open(stage, look, sizes[0], api, screen);
    try {
      page.setDefaultTimeout(60_000);
      const take = async () => {
        await steps(page);
        // Toasts stay while the window is inactive.
        await page.evaluate(`window.dispatchEvent(new Event('blur'))`);
      };
      await onPage(page, take, sizes);
    } finally {
      await close();
    }
  }
}

interface Prepared {
  api: Api | undefined;
  steps: (page: Page) => Promise<unknown>;
}

async function prepare(stage: Stage, screen: Screen | OwnScreen, variant: string): Promise<Prepared> {
  if (isOwn(screen)) {
    const own = await smallFamily(stage.place, codeFor(`${screen.name} ${variant}`));
    const api = screen.who === 'own-mia' ? own.atMia : await logInParent(stage.place, own.family);
    return { api, steps: (page) => screen.steps(page, own, stage) };
  }
  return {
    api: screen.who === 'nobody' ? undefined : stage.sessions[screen.who],
    steps: (page) => screen.steps(page, stage),
  };
}

function codeFor(name: string): string {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 40_000;
  return String(50_000 + sum);
}

async function open(
  { place }: Stage,
  { theme: colorScheme, locale, isPseudo }: Look,
  viewport: { width: number; height: number } | undefined,
  api: Api | undefined,
  { script, serviceWorker, holdsWrite }: Omit<Screen | OwnScreen, 'steps'>,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const options = {
    baseURL: `http://${HOST}`,
    ...(viewport && { viewport }),
    colorScheme,
    reducedMotion: 'reduce',
    locale: locale === 'en' ? 'en-US' : locale,
    timezoneId: 'UTC',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  } as const;
  const { context, giveBack } = await lendContext(place.browser, options, NOW);
  const page = await context.newPage();
  const pseudo = isPseudo ? `localStorage['starnest:pseudo'] = '1';` : '';
  // A context with scripts can't be used again.
  await page.addInitScript({ content: RANDOM + pseudo + (api?.script ?? '') + (script ?? '') });
  if (api) {
    const { cookies } = await api.context.storageState();
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: HOST })));
  }
  return { page, close: holdsWrite ? () => context.close() : giveBack };
}

export async function settle(page: Page): Promise<void> {
  // Held and offline requests never become idle.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(SETTLED);
}

/** A string, because the TypeScript runner transforms functions. */
const SETTLED = `(async () => {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  let same = 0;
  let last = '';
  for (let frames = 0; frames < 120 && same < 8; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = document.documentElement.scrollHeight + document.body.innerHTML;
    same = now === last ? same + 1 : 0;
    last = now;
  }
})()`;
