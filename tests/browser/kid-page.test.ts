import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parentKid } from '@shared/contracts/kids';
import type { NewInvite } from '@shared/contracts/members';
import { praise } from '@shared/contracts/praise';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { expectResponse } from '../support/expect-response';
import { createFamily, createKid, kidAgent, type TestFamily, type TestKid } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();
const PHONE = { width: 390, height: 844 };

async function begin(): Promise<{ family: TestFamily<BrowserApp>; leo: TestKid }> {
  const family = await createFamily(app, { firstName: 'Dana' });
  const leo = await createKid(family, { name: 'Leo' });
  return { family, leo };
}
const openContext = (size = PHONE) => browser.openContext({ ...size, url: app.url });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const hearts = async ({ parent }: TestFamily<BrowserApp>, { id }: TestKid) =>
  expectResponse(await parent.get(`/api/kids/${id}/praise`), 200, z.array(praise));
const leftTheDialog = (page: Page) =>
  page.waitForFunction(() => (history.state as { dialog?: true } | null)?.dialog !== true);

describe('a kid’s page on a phone', () => {
  it('opens from the card, sends a heart, shows it in the album, pauses the kid, and goes back', async () => {
    const { family, leo } = await begin();
    const page = await signInAtDesk(await openContext(), family);
    await page.goto('/parent?tab=kids');
    await page.getByRole('link', { name: 'Leo', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Leo' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/parent/kids/${leo.id}`);
    await expect.poll(() => page.title()).toBe('Leo · Starnest');

    await button(page, 'Send Leo a heart').click();
    await page.getByRole('textbox', { name: 'Or say it in your own words first' }).fill('What a tidy room');
    await button(page, 'It sparkles!').click();
    await button(page, /^Undo/).click();
    await expect.poll(() => hearts(family, leo)).toEqual([]);

    await button(page, 'Send Leo a heart').click();
    await button(page, 'A big hug!').click();
    await button(page, /^Hearts 1 this month/).click();
    const album = page.getByRole('dialog', { name: 'Hearts for Leo' });
    await album.getByText('A big hug!').waitFor();
    expect(await album.getByText('What a tidy room').count()).toBe(0);
    const [sent] = await hearts(family, leo);
    const tablet = await kidAgent(app, leo);
    await tablet.put(`/api/praise/${sent?.id}/reply`, { picture: 'kind' });
    await album.getByText('Leo sent a heart back').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await album.waitFor({ state: 'detached' });
    await leftTheDialog(page);

    await button(page, /^Pause/).click();
    const pause = page.getByRole('dialog', { name: 'Pause Leo' });
    await pause.getByRole('button', { name: 'Today only' }).click();
    await pause.getByText(/^One day\. Chores start again on /).waitFor();
    await pause.getByRole('button', { name: 'Pause for 1 day' }).click();
    await pause.waitFor({ state: 'detached' });
    await page
      .getByText(/^Paused through/)
      .first()
      .waitFor();
    await leftTheDialog(page);
    const { pausedFrom, pausedUntil } = expectResponse(
      await family.parent.get(`/api/kids/${leo.id}`),
      200,
      parentKid,
    );
    expect(pausedFrom).not.toBeNull();
    expect(pausedUntil).toBe(pausedFrom);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Kids' }).waitFor();
    await page.getByText('Leo sent a heart back').waitFor();
  });

  it('shows a helper only what helpers may do, and lets them remove only their own hearts', async () => {
    const { family, leo } = await begin();
    await family.parent.post(`/api/kids/${leo.id}/praise`, { picture: 'thanks' });
    const invited = await family.parent.post('/api/family/invites', { role: 'helper' });
    const { url } = invited.body as NewInvite;
    const helper = await createFamily(app, { inviteToken: url.split('/').at(-1) });
    await helper.parent.post(`/api/kids/${leo.id}/praise`, { picture: 'hug' });
    const page = await signInAtDesk(await openContext(), helper);
    await page.goto(`/parent/kids/${leo.id}?show=remove`);
    await page.getByRole('link', { name: /^Chore history/ }).waitFor();
    const rows = page.getByRole('region', { name: 'Leo’s settings' });
    expect(await rows.getByRole('button').count()).toBe(1);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await button(page, /^(Give stars|More for)/).count()).toBe(0);
    await button(page, /^Hearts 2 this month/).click();
    const album = page.getByRole('dialog', { name: 'Hearts for Leo' });
    await album.getByRole('button', { name: 'Remove: A big hug!' }).click();
    expect(await album.getByRole('button', { name: /^Remove: Thank you!/ }).count()).toBe(0);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await album.getByText('A big hug!').waitFor({ state: 'detached' });
    const pictures = async () => (await hearts(family, leo)).map(({ picture }) => picture);
    await expect.poll(pictures).toEqual(['thanks']);
    await album.getByRole('button', { name: 'Close' }).click();
    await album.waitFor({ state: 'detached' });
    await page.keyboard.press('c');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/parent/kids/${leo.id}`);
  });
});
