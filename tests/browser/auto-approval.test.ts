import { expect, it } from 'vitest';
import { parentKid } from '@shared/contracts/kids';
import { goesLive } from '../../scripts/screens/screen';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { expectError, expectResponse } from '../support/expect-response';
import { createChore, createFamily, createKid, kidAgent } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

it('notifies the parent of an auto-approved chore, which can be undone and has its limit', async () => {
  const family = await createFamily(app, { timezone: 'UTC' });
  const mia = await createKid(family, { name: 'Mia' });
  await family.parent.put('/api/family', { openSteps: [] });
  const { id: choreId } = await createChore(family, {
    name: 'Brush your teeth',
    starReward: 2,
    schedule: { kind: 'times', times: 1, per: 'day' },
    needsApproval: false,
  });
  const desk = await signInAtDesk(
    await browser.openContext({ width: 1440, height: 900, url: app.url }),
    family,
  );
  const live = goesLive(desk);
  await desk.goto('/parent');
  await desk.getByText('1 to do').filter({ visible: true }).waitFor();
  await live;
  const tablet = await logInAtTablet(
    await browser.openContext({ width: 1024, height: 768, url: app.url }),
    mia,
  );
  await tablet
    .getByRole('button', { name: /Do It!/ })
    .first()
    .click();

  await desk.getByText('Brush your teeth: auto-approved, 2 stars', { exact: true }).waitFor();
  const submit = async () =>
    (await kidAgent(app, mia)).post('/api/chore-submissions', { kidId: mia.id, choreId });
  await desk.getByRole('button', { name: 'Review', exact: true }).click();
  expectError(await submit(), 409, 'already_done');

  await desk.getByText(/Auto-approved, /).waitFor();
  await desk.getByRole('button', { name: /^Undo Brush your teeth, Mia/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: /^Undo/ }).click();
  await desk.goto('/parent?tab=approvals');
  await desk.getByRole('article', { name: 'Brush your teeth, Mia' }).first().waitFor();
  const { totalStars } = expectResponse(await family.parent.get(`/api/kids/${mia.id}`), 200, parentKid);
  expect(totalStars).toBe(0);
  // The first one is pending.
  expectError(await submit(), 409, 'already_done');
});
