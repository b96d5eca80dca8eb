import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Does `action` and sees the notification it leads to, with exactly that title and text. The wait begins before the
 * action: a notification stays for seconds only.
 */
export async function expectTold(
  page: Page,
  [title, text]: readonly [title: string, text: string],
  action: () => Promise<unknown>,
): Promise<void> {
  const told = page
    .locator('[data-toast]', { has: page.getByText(title, { exact: true }) })
    .getByText(text, { exact: true })
    .waitFor();
  await Promise.all([told, action()]);
}

/**
 * Notes every notification of the page, however briefly it is there: call it before the page is opened. What it returns
 * is done once that title and text were shown.
 */
export async function noteTold(page: Page): Promise<(title: string, text: string) => Promise<void>> {
  const told: string[] = [];
  await page.exposeFunction('noteToast', (words: string) => told.push(words));
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
    await expect.poll(() => told, { timeout: 30_000 }).toContain(`${title}\n${text}`);
  };
}

/** What the form at the page says above its fields, with exactly that title and text. */
export async function expectRefused(
  page: Page,
  [title, text]: readonly [title: string, text: string],
): Promise<void> {
  await page
    .getByRole('alert')
    .filter({ hasText: new RegExp(`^${literally(title + text)}$`) })
    .waitFor();
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A key that can be seen; on some screens there is a second one for other sizes. */
export const keyOf = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .filter({ visible: true })
    .first();

/** What a screen reader calls the element that has the focus. */
export const focused = (page: Page) =>
  page.evaluate<string>(
    `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()`,
  );
