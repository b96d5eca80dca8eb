import type { Page } from 'playwright-core';

/**
 * Watches each document of the page for words that may stand there for a moment only, before the page moves on. Call it
 * before what shows them; `seen` answers whether they have been there. (A locator waits for a navigation that has begun.)
 */
export async function watchFor(page: Page, words: string): Promise<{ seen: () => boolean }> {
  let seen = false;
  await page.exposeFunction('sawPassingWords', () => {
    seen = true;
  });
  await page.addInitScript((text) => {
    const look = () => {
      if (!document.body?.textContent.includes(text)) return;
      observer.disconnect();
      (Reflect.get(window, 'sawPassingWords') as () => void)();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, words);
  return { seen: () => seen };
}
