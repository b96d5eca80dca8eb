import { afterAll, expect, it } from 'vitest';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useOwnApp } from '../support/browser-app';
import { createFamily, unique } from '../support/families';
import { MAIL_ORIGIN, startMailbox, tokenIn } from '../support/mailbox';
import { signInAtDesk } from '../support/parent-at-desk';

const mailbox = await startMailbox();
afterAll(() => mailbox.close());
const app = useOwnApp({ SMTP_URL: mailbox.url, STARNEST_URL: MAIL_ORIGIN });
const browser = useBrowser();

it('a parent invites by email, and the link shows who invites', async () => {
  const email = `${unique('gran')}@example.org`;
  const family = await createFamily(app, { familyName: 'The Owls' });
  const open = () => browser.openContext({ width: 1440, height: 900, url: app.url });
  const desk = await signInAtDesk(await open(), family);
  await desk.goto('/parent?tab=settings#adults');
  const box = desk.getByRole('main');
  await box.getByLabel(/^Send to/).fill('gran at home');
  await box.getByRole('button', { name: 'Send invitation' }).click();
  await box.getByText('Please enter a valid email address').waitFor();
  await box.getByLabel(/^Send to/).fill(email);
  await box.getByRole('button', { name: 'Send invitation' }).click();
  await box.getByText(`Sent to ${email}`).waitFor();
  await desk.getByRole('listitem').filter({ hasText: email }).getByText('Invited as parent').waitFor();
  await expectNoAxeViolations(desk);

  await expect.poll(() => mailbox.to(email).length).toBe(1);
  const guest = await (await open()).newPage();
  await guest.goto(`/invite/${tokenIn(mailbox.last(email), '/invite')}`);
  await guest.getByRole('heading', { name: 'Robin invited you to join The Owls' }).waitFor();
});
