import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily, createKid } from '../support/families';
import { tapPattern } from '../support/kid-at-tablet';
import { installSystemFont, SYSTEM_FONTS, type SystemFont } from '../support/system-fonts';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };

/** The app is delayed until `letIn` is called. `font` is the only system font. */
async function openShell(
  path: string,
  font?: SystemFont,
): Promise<{ page: Page; asked: string[]; letIn: () => void }> {
  const context = await browser.openContext({ ...TABLET, url: app.url, bypassCSP: font !== undefined });
  const page = await context.newPage();
  if (font) await installSystemFont(page, font);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let letIn = () => {};
  const admitted = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await admitted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, asked, letIn };
}

const tap = async (page: Page, keys: readonly string[]) => {
  for (const name of keys) await page.getByRole('button', { name, exact: true }).click();
};
const slots = (page: Page) => page.locator('[data-slot]').allTextContents();
const prerendered = (page: Page) => page.locator('#root[data-shell]');
function touchedByShell(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = (shellOff: boolean) => {
      for (const style of document.querySelectorAll<HTMLStyleElement>('head > style'))
        style.disabled = shellOff;
      return [...document.querySelectorAll('body *')].map((element) => {
        const { fontFamily, fontSize, color, backgroundColor, boxShadow, padding, animationName } =
          getComputedStyle(element);
        const look = [fontFamily, fontSize, color, backgroundColor, boxShadow, padding, animationName];
        return `${element.tagName} ${element.getAttribute('class')}: ${look.join(' | ')}`;
      });
    };
    const without = looks(true);
    return looks(false).filter((look, index) => look !== without[index]);
  });
}

describe('the keypad before the app has loaded', () => {
  it('is part of the page, which preloads the app, its messages and the login; its buttons are inactive', async () => {
    const { page, asked, letIn } = await openShell('/kid-login');
    await prerendered(page).waitFor();
    await page.getByRole('button', { name: 'Find My Family!', includeHidden: true }).waitFor();
    expect(await page.evaluate(() => document.querySelector('#root button')?.matches('[inert] *'))).toBe(
      true,
    );
    const names = asked.map((path) => path.replace(/-[\w-]{8}\./, '.'));
    expect(names).toEqual(
      expect.arrayContaining(['/kid-login', '/assets/index.js', '/assets/kid-login-page.js']),
    );
    expect(names.filter((name) => /\.(?:css|woff2)$|\/(?:parent|overview|adult)-/.test(name))).toEqual([]);
    letIn();
    // Nothing works until then.
    await prerendered(page).waitFor({ state: 'detached' });
  });

  it.each(SYSTEM_FONTS)(
    'is replaced by the app’s keypad without moving, with the system font %s',
    async (_name, font) => {
      const { page, letIn } = await openShell('/kid-login', font);
      const find = page.locator('button[type="submit"]');
      await prerendered(page).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const before = await find.boundingBox();
      letIn();
      await prerendered(page).waitFor({ state: 'detached' });
      await page.evaluate(() => document.fonts.ready);
      const after = await find.boundingBox();
      expect([after?.y, after?.height]).toEqual([before?.y, before?.height]);
      await tap(page, ['1', '2', '3', '4', '5']);
      expect(await slots(page)).toEqual(['1', '2', '3', '4', '5']);
      expect(await find.isEnabled()).toBe(true);
    },
  );

  it('loses its styles once the app’s are loaded', async () => {
    const kid = await createKid(await createFamily(app), { name: 'Mia' });
    const context = await browser.openContext({ ...TABLET, url: app.url });
    const page = await context.newPage();
    await page.goto('/kid-login');
    await prerendered(page).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    expect(await touchedByShell(page)).toEqual([]);
    await tap(page, [...Array.from(kid.familyCode), 'Find My Family!']);
    await page.getByRole('button', { name: /Mia/ }).click();
    await tapPattern(page, kid.pattern);
    await page.getByRole('heading', { name: 'Hi Mia!' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await touchedByShell(page)).toEqual([]);
  });

  it('shows that kids are loading if the link has a code', async () => {
    const family = await createFamily(app);
    await createKid(family, { name: 'Mia' });
    const { page, letIn } = await openShell(`/kid-login?familyCode=${family.user.familyCode}`);
    await page.getByText('Loading kids...').waitFor();
    await prerendered(page).waitFor();
    letIn();
    await page.getByRole('button', { name: /Mia/ }).waitFor();
    expect(await page.getByText('Loading kids...').count()).toBe(0);
  });
});

describe('a page whose code is listed in the HTML', () => {
  it.each(['/pair', '/admin-login', '/parent/kid/x'])(
    'loads only the code of the page at %s',
    async (path) => {
      const context = await browser.openContext({ ...TABLET, url: app.url });
      const page = await context.newPage();
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(scripts.filter((script) => /\/(?:landing|family-home|parent)-page-/.test(script))).toEqual([]);
    },
  );

  it.each(['/', '/parent-auth'])('is drawn first at %s', async (path) => {
    const context = await browser.openContext({ ...TABLET, url: app.url });
    const page = await context.newPage();
    await page.addInitScript(`
      window.drawn = [];
      new MutationObserver(() => {
        const first = document.querySelector('#root')?.firstElementChild;
        if (first) window.drawn.push(first.querySelector('h1') ? 'page' : first.outerHTML);
      }).observe(document, { subtree: true, childList: true });
    `);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate<string>('window.drawn[0]')).toBe('page');
  });
});

it.each(['/', '/kid-login', '/parent-auth'])(
  'sends no forbidden request at %s, because browsers log it as an error',
  async (path) => {
    const context = await browser.openContext({ ...TABLET, url: app.url });
    const page = await context.newPage();
    const statuses: Record<string, number> = {};
    page.on('response', (response) => {
      statuses[new URL(response.url()).pathname] = response.status();
    });
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/user');
    await page.goto(path);
    await asked;
    expect(Object.entries(statuses).filter(([, status]) => status >= 400)).toEqual([]);
  },
);
