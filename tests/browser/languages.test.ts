import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { MessageId } from '@/locales/messages';
import type { ErrorKey } from '@shared/error-messages';
import type { Locale } from '@shared/locales';
import { readTranslations } from '../../client/messages/catalogs';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, unique } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { logIn, signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();
const password = 'six or more';

const messagesOf = (locale: Locale) => readTranslations(locale) as Record<MessageId | ErrorKey, string>;
const [german, french, spanish] = [messagesOf('de'), messagesOf('fr'), messagesOf('es')];

const openContext = (locale: string, width = 1440, height = 900) =>
  browser.openContext({ width, height, locale, url: app.url });
const reads = (page: Page, locale: string, dir = 'ltr') =>
  page.locator(`html[lang="${locale}"][dir="${dir}"]`).waitFor({ state: 'attached' });
const languageCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'language')?.value;
/** The last letter is to the right of the first. */
function readsFromLeft(element: Element): boolean {
  const letterAt = (index: number) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode() as Text;
    const range = document.createRange();
    range.setStart(text, index < 0 ? text.length + index : index);
    range.setEnd(text, index < 0 ? text.length + index + 1 : index + 1);
    return range.getBoundingClientRect().left;
  };
  return letterAt(-1) > letterAt(0);
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

describe('a parent whose browser is German', () => {
  it('signs up in German, gets errors in German, and changes the language and back', async () => {
    browser.allowFaults(/40[019]/);
    const taken = await createFamily(app);
    const context = await openContext('de-DE');
    const page = await context.newPage();
    await page.goto('/parent-auth?tab=signup');
    await reads(page, 'de');
    await page.getByLabel(german['auth.firstName']).fill('Dana');
    await page.getByLabel(german['auth.username']).fill(taken.user.username);
    await field(page, german['auth.password']).fill(password);
    await page.getByLabel(german['auth.confirmPassword']).fill(password);
    await page.getByRole('button', { name: german['auth.createAccount'] }).click();
    await page.getByText(german['username_taken']).first().waitFor();
    await page.getByLabel(german['auth.username']).fill(unique('dana'));
    await page.getByRole('button', { name: german['auth.createAccount'] }).click();
    await page.waitForURL('**/parent');

    const other = await context.newPage();
    await other.goto('/parent');
    await other.getByRole('link', { name: german['parent.overview'] }).first().waitFor();

    await page.goto('/parent?tab=settings#name');
    await page.getByLabel(german['language.yours']).selectOption('fr');
    await reads(page, 'fr');
    await page.getByRole('link', { name: french['parent.overview'] }).first().waitFor();
    await expectNoAxeViolations(page);
    await reads(other, 'fr');
    await other.getByRole('link', { name: french['parent.overview'] }).first().waitFor();

    await page.getByLabel(french['language.yours']).selectOption('');
    await Promise.all([reads(page, 'de'), reads(other, 'de')]);
    expect(await languageCookie(page)).toBeUndefined();
  });
});

describe('the kids', () => {
  it('see the family’s language on any browser, mirrored for a right-to-left language', async () => {
    const family = await createFamily(app);
    const mila = await createKid(family, { name: 'Mila' });
    const context = await openContext('en-US', 1024, 768);
    const tablet = await logInAtTablet(context, mila);
    const rail = tablet.getByRole('navigation').first();
    expect((await rail.boundingBox())?.x).toBeLessThan(512);

    await family.parent.put('/api/family', { locale: 'ar' });
    await reads(tablet, 'ar', 'rtl');
    await tablet.locator('h1', { hasText: 'Mila' }).waitFor();
    await expect.poll(async () => (await rail.boundingBox())?.x ?? 0).toBeGreaterThan(512);
    await expectNoAxeViolations(tablet);

    const login = await context.request.get('/kid-login');
    expect(await login.text()).toMatch(/<html[^>]* lang="ar" dir="rtl"/);
  });
});

describe('family texts in another language than the page', () => {
  it('keep the period after their last word', async () => {
    const family = await createFamily(app);
    await createChore(family, { name: 'Feed the cat.' });
    const page = await signInAtDesk(await openContext('ar'), family);
    await page.goto('/parent?tab=chores');
    await reads(page, 'ar', 'rtl');
    const name = page.getByText('Feed the cat.', { exact: true }).first();
    expect(await name.evaluate(readsFromLeft)).toBe(true);
  });
});

describe('a screen reader', () => {
  it('announces names and the notification area in the page’s language', async () => {
    const family = await createFamily(app);
    const mila = await createKid(family, { name: 'Mila' });
    const page = await (await openContext('de-DE')).newPage();
    await page.goto(`/kid/${mila.id}`);
    for (const name of ['Katze', 'Auto', 'Eis']) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    await page.getByRole('button', { name: 'Eis, Bild 3' }).waitFor();
    const messages = page.getByRole('region', { name: 'Mitteilungen (F8)' });
    await expect.poll(() => messages.count()).toBe(1);
  });
});

describe('a visitor', () => {
  it('chooses a language in the footer, which applies to users without a choice', async () => {
    const family = await createFamily(app);
    const page = await (await openContext('en-US')).newPage();
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    await reads(page, 'es');
    await page.goto('/parent-auth');
    await page.getByLabel(spanish['auth.username']).fill(family.user.username);
    await field(page, spanish['auth.password']).fill(family.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/parent');
    await page.getByRole('navigation').first().waitFor();
    await reads(page, 'es');
    expect(await languageCookie(page)).toBe('es');
  });

  it('keeps the language of a parent who has chosen one', async () => {
    const family = await createFamily(app);
    await family.parent.put('/api/user', { locale: 'fr' });
    const page = await (await openContext('en-US')).newPage();
    await page.goto('/parent-auth');
    await logIn(page, family.user.username, family.password);
    await reads(page, 'fr');
    await page.getByRole('link', { name: french['parent.overview'] }).first().waitFor();
    // The page would reconnect with the session that the next login ends.
    await page.close();
    const again = await signInAtDesk(page.context(), family);
    await again.goto('/parent');
    await reads(again, 'fr');
    expect(await languageCookie(again)).toBe('fr');
  });
});
