import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, calendarDateOf, weekdayOf } from '@shared/rules/calendar';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useOwnApp } from '../support/browser-app';
import { createChore, createFamily, createKid, kidAgent, unique } from '../support/families';
import { MAIL_ORIGIN, startMailbox, tokenIn, type ReceivedMail } from '../support/mailbox';

const mailbox = await startMailbox();
afterAll(() => mailbox.close());
const app = useOwnApp({ SMTP_URL: mailbox.url, STARNEST_URL: MAIL_ORIGIN });
const browser = useBrowser();

let page: Page;
let stranger: Page;
beforeAll(async () => {
  const open = async () => (await browser.openContext({ width: 390, height: 844, url: app.url })).newPage();
  [page, stranger] = [await open(), await open()];
});

const isLetter = ({ mail }: ReceivedMail) => mail.subject?.startsWith('Your family’s week, ') === true;
const weekly = (where: Page) => where.getByRole('switch', { name: 'Weekly email' });

async function familyWithAWeek(email: string) {
  const family = await createFamily(app, { email, timezone: 'UTC' });
  const kid = await createKid(family);
  const chore = await createChore(family);
  const tablet = await kidAgent(app, kid);
  await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId: chore.id });
  await app.query(`UPDATE chore_submissions SET submitted_at = now() - interval '3 days' WHERE kid_id = $1`, [
    kid.id,
  ]);
  const yesterday = addDays(calendarDateOf(new Date(), 'UTC'), -1);
  await family.parent.put('/api/family', { weekStart: weekdayOf(yesterday) });
  return family;
}

describe('a parent', () => {
  it('turns the weekly email on, gets it, and unsubscribes with its link without a login', async () => {
    const email = `${unique('dana')}@example.org`;
    const { user, password } = await familyWithAWeek(email);
    await expect.poll(() => mailbox.to(email).length).toBe(1);

    await page.goto('/parent-auth?returnTo=/parent%3Ftab%3Dsettings%23notify');
    await page.getByLabel(/^Username/).fill(user.username);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText('You need a confirmed address first.').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'confirmed address' }).click();
    await page.getByText(`Not confirmed yet. Open the link in the email we sent to ${email}.`).waitFor();

    await page.goto(`/confirm/${tokenIn(mailbox.last(email), '/confirm')}`);
    await page.getByRole('heading', { name: 'Address confirmed' }).waitFor();
    await weekly(page)
      .and(page.getByRole('switch', { checked: false }))
      .click();
    await weekly(page)
      .and(page.getByRole('switch', { checked: true }))
      .waitFor();
    await expectNoAxeViolations(page);

    await page.goto('/parent?tab=settings#weekly-email');
    await weekly(page)
      .and(page.getByRole('switch', { checked: true }))
      .waitFor();
    await page.getByText(new RegExp(`mornings to ${email}`)).waitFor();
    await expectNoAxeViolations(page);

    await app.query(
      `INSERT INTO jobs.job (name, data) VALUES ('letters', '{"kind":"queue-letters","data":{}}')`,
    );
    await expect.poll(() => mailbox.to(email).filter(isLetter).length, { timeout: 20_000 }).toBe(1);
    const letter = mailbox.to(email).find(isLetter);
    if (!letter) throw new Error('no letter');
    expect(letter.mail.text).toContain('1 chore to approve');

    await stranger.goto(`/unsubscribe/${tokenIn(letter, '/unsubscribe')}`);
    await stranger.getByRole('heading', { name: 'Turn off the weekly email?' }).waitFor();
    await expectNoAxeViolations(stranger);
    await stranger.getByRole('button', { name: 'Turn it off' }).click();
    await stranger.getByRole('heading', { name: 'Weekly email turned off' }).waitFor();
    await expectNoAxeViolations(stranger);

    await page.reload();
    await weekly(page)
      .and(page.getByRole('switch', { checked: false }))
      .waitFor();
  });
});
