import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Locale } from '@shared/locales';
import { readCatalog } from '../../client/messages/catalogs';
import { type ContextOptions, useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';

const app = useApp();
const browser = useBrowser();

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function open(options: Omit<ContextOptions, 'url'>, locale: Locale = 'en'): Promise<Page> {
  const context = await browser.openContext({ locale, ...options, url: app.url });
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

const tourOf = (page: Page) => page.locator('#tour');

async function seePictures(page: Page) {
  const pictures = await tourOf(page).getByRole('img').and(page.locator('picture img')).all();
  return Promise.all(
    pictures.map((picture) =>
      picture.evaluate(async (image: HTMLImageElement) => {
        image.scrollIntoView();
        await image.decode();
        const { width, height } = image.getBoundingClientRect();
        return {
          file: /\/([\w-]+)-[\w-]{8}\.avif$/.exec(image.currentSrc)?.[1],
          alt: image.alt,
          isKeptInShape: Math.abs(width / height - image.naturalWidth / image.naturalHeight) < 0.02,
        };
      }),
    ),
  );
}

const namesOf = async (page: Page) => (await seePictures(page)).map(({ file }) => file);

describe('the tour on the landing page', () => {
  it('shows four screens in the page’s theme, and other screens on a phone', async () => {
    const page = await open(DESK);
    await tourOf(page).waitFor();
    const seen = await seePictures(page);
    expect(seen.map(({ file }) => file)).toEqual(['today-day', 'nest-day', 'plan-day', 'statement-day']);
    expect(seen.filter(({ isKeptInShape }) => !isKeptInShape)).toEqual([]);

    await page.getByRole('button', { name: 'Bedtime' }).click();
    await expect
      .poll(() => namesOf(page))
      .toEqual(['today-bedtime', 'nest-bedtime', 'plan-bedtime', 'statement-bedtime']);

    const phone = await open({ ...PHONE, colorScheme: 'dark' });
    await tourOf(phone).waitFor();
    const small = await seePictures(phone);
    expect(small.map(({ file }) => file)).toContain('plan-bedtime-phone');
    expect(small.filter(({ isKeptInShape }) => !isKeptInShape)).toEqual([]);
  });

  it('loads none of them before they are almost visible', async () => {
    const page = await open(PHONE);
    await tourOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    const fetched = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.avif')).length,
      );
    expect(await fetched()).toBe(0);
    await seePictures(page);
    expect(await fetched()).toBe(4);
  });

  it.each(['de', 'ar'] as const)('is in the page’s language %s, and fits a phone', async (locale) => {
    const words = readCatalog(locale);
    const page = await open(PHONE, locale);
    await tourOf(page)
      .getByRole('heading', { name: words['tour.title'] ?? '' })
      .waitFor();
    const alts = ['today', 'nest', 'plan', 'statement'].map((name) => words[`tour.${name}Alt`]);
    expect((await seePictures(page)).map(({ alt }) => alt)).toEqual(alts);
    const spread = await page.evaluate(() => {
      const all = [...document.querySelectorAll('#tour *')].map((element) => element.getBoundingClientRect());
      return all.filter(({ left, right }) => left < -0.5 || right > window.innerWidth + 0.5).length;
    });
    expect(spread).toBe(0);
  });
});
