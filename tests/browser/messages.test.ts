import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily, createKid, type TestFamily, type TestKid } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

let family: TestFamily<typeof app>;
let mia: TestKid;
let desk: Page;
let tablet: Page;
/** Toasts disappear after seconds, so waiting starts before sending. */
let landed: Promise<void>;

const expectSeen = (page: Page, text: string) => page.getByText(text).first().waitFor();
const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

beforeAll(async () => {
  family = await createFamily(app);
  mia = await createKid(family);
  await createKid(family, { name: 'Leo' });
  const still = { url: app.url } as const;
  const atDesk = await browser.openContext({ width: 1440, height: 900, ...still });
  const atTablet = await browser.openContext({ width: 1024, height: 768, ...still });
  desk = await signInAtDesk(atDesk, family);
  tablet = await logInAtTablet(atTablet, mia);
});

describe('messages', () => {
  it('are sent by a parent from a kid’s card', async () => {
    await desk.goto('/parent?tab=kids');
    await desk.getByRole('link', { name: 'Message Mia' }).click();
    expect(await desk.getByRole('radio', { name: 'Mia' }).isChecked()).toBe(true);
    await key(desk, 'Send').click();
    await desk.getByText('Message is required').waitFor();
    await desk.getByRole('radio', { name: 'Celebration' }).click();
    await desk.getByRole('radio', { name: 'Trophy' }).click();
    await desk.getByLabel('Message', { exact: true }).fill('You did it!');
    landed = expectSeen(tablet, 'Hooray!');
    await key(desk, 'Send').click();
    await desk.getByText('To Mia').first().waitFor();
    const sent = desk.getByRole('region', { name: 'Sent to Mia' });
    await sent.getByText('Not seen yet').waitFor();
    await desk.getByRole('region', { name: 'Sent to Leo' }).getByText('Nothing sent yet.').waitFor();
  });

  it('appear on the tablet immediately, with their number on the letterbox', async () => {
    await expect(landed).resolves.toBeUndefined();
    await key(tablet, 'Messages, 1 new one').waitFor();
  });

  it('are shown to a parent without being marked as read, and without a read-aloud button', async () => {
    await desk.clock.install();
    await desk.goto(`/parent/kid/${mia.id}`);
    await key(desk, 'Messages, 1 new one').click();
    await desk.getByRole('dialog').getByText('You did it!').waitFor();
    // After this time, a message counts as read.
    await desk.clock.fastForward(10_000);
    await key(desk, 'Close').first().click();
    await key(desk, 'Messages, 1 new one').waitFor();
    expect(await key(desk, 'Talk to Pip').count()).toBe(0);
  });

  it('are opened by the kid, and the parent sees that they were read', async () => {
    const read = tablet.waitForResponse((response) => response.url().endsWith('/read'));
    await key(tablet, 'Messages, 1 new one').click();
    await tablet.getByRole('dialog').getByText('You did it!').waitFor();
    await key(tablet, 'Got it').waitFor();
    expect((await read).status()).toBe(200);
    await key(tablet, 'Got it').click();
    await tablet.getByRole('button', { name: 'Messages', exact: true }).waitFor();
    await desk.goto('/parent?tab=messages');
    await desk.getByRole('region', { name: 'Sent to Mia' }).getByText('Seen', { exact: true }).waitFor();
  });

  it('can be sent to all kids, and failures are reported', async () => {
    await desk.getByRole('radio', { name: 'All kids' }).click();
    await key(desk, 'I love you!').click();
    await key(desk, 'Send').click();
    await desk.getByRole('region', { name: 'Sent to Leo' }).getByText('I love you!').waitFor();
    await desk.getByRole('region', { name: 'Sent to Mia' }).getByText('I love you!').waitFor();

    browser.allowFaults(/ERR_FAILED/);
    await desk.getByLabel('Message', { exact: true }).fill('Good night');
    await desk.route('**/api/messages', (route) => route.abort(), { times: 2 });
    await key(desk, 'Send').click();
    await expectSeen(desk, 'Failed to send message');
    await key(desk, /^Send to \w+ and \w+$/).click();
    await desk.getByRole('region', { name: 'Sent to Leo' }).getByText('Good night').waitFor();
  });
});
