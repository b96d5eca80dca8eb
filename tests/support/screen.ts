import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatWeekday } from '../../client/src/lib/i18n/format';
import { weekday } from './scheduled-family';

export async function expectToast(
  page: Page,
  [title, text]: readonly [title: string, text: string],
  action: () => Promise<unknown>,
): Promise<void> {
  const shown = page
    .locator('[data-toast]', { has: page.getByText(title, { exact: true }) })
    .getByText(text, { exact: true })
    .waitFor();
  await Promise.all([shown, action()]);
}

export async function watchToasts(page: Page): Promise<(title: string, text: string) => Promise<void>> {
  const shown: string[] = [];
  await page.exposeFunction('noteToast', (words: string) => shown.push(words));
  await page.addInitScript(`
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-toast]:not([data-noted])')) {
        toast.dataset.noted = '';
        const words = (at) => toast.querySelectorAll('[data-toast-words]')[at]?.textContent ?? '';
        window.noteToast(words(0) + '\\n' + words(1));
      }
    }).observe(document, { subtree: true, childList: true });
  `);
  return async (title, text) => {
    await expect.poll(() => shown, { timeout: 30_000 }).toContain(`${title}\n${text}`);
  };
}

export const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .filter({ visible: true })
    .first();

export const focused = (page: Page) =>
  page.evaluate<string>(
    `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()`,
  );

/** A new size may render later. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  await expect.poll(excess, { message: `sideways at ${page.viewportSize()?.width}` }).toBeLessThanOrEqual(0);
}

/** `ahead` is the number of days from today. */
export const planTile = (page: Page, name: string, ahead: number, who: string, state: string): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^${name}, ${who}, ${formatWeekday(weekday(ahead))}, .*, ${state}(\\.|$)`),
  });

/** How far the page’s parts have moved since it opened: the sum of its layout shifts. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return sum;
  });
