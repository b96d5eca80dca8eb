import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { device, pairing } from '@shared/contracts/devices';
import { goesLive } from '../../scripts/screens/screen';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { createChore, createFamily, createKid, type TestFamily, type TestKid } from '../support/families';
import { expectResponse } from '../support/expect-response';
import { tapPattern } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

let family: TestFamily<BrowserApp>;
let mia: TestKid;
let leo: TestKid;
let tablet: BrowserContext;
let page: Page;

const openTablet = () => browser.openContext({ width: 1024, height: 768, url: app.url });
const makeDigits = async () =>
  expectResponse(await family.parent.post('/api/family/devices/pairings', { name: 'Kitchen' }), 201, pairing);
const devices = async () =>
  expectResponse(await family.parent.get('/api/family/devices'), 200, z.array(device));
const key = (name: string | RegExp) => page.getByRole('button', { name });
const card = (kid: TestKid) => key(new RegExp(`^${kid.name}`));
const expectNames = () => page.getByRole('heading', { name: 'Choose your name' }).waitFor();
const typeDigits = async (digits: string) => {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
};

async function connect(): Promise<void> {
  const { code } = await makeDigits();
  const response = await tablet.request.post('/api/devices/pair', { data: { code } });
  expect(response.status()).toBe(200);
}

async function enter(kid: TestKid): Promise<void> {
  await card(kid).click();
  await tapPattern(page, kid.pattern);
  await page.getByRole('heading', { name: `Hi ${kid.name}!` }).waitFor();
}

beforeEach(async () => {
  family = await createFamily(app, { familyName: 'The Owls' });
  mia = await createKid(family, { name: 'Mia' });
  leo = await createKid(family, { name: 'Leo', picturePattern: [4, 5, 6, 7] });
  tablet = await openTablet();
  page = await tablet.newPage();
});

describe('pairing a tablet', () => {
  it('works with a six-digit code on the kids’ login, and then shows the name cards', async () => {
    await page.goto('/kid-login');
    await page.getByRole('link', { name: 'Connect this tablet' }).click();
    await page.getByRole('heading', { name: 'Connect this tablet' }).waitFor();
    const { code } = await makeDigits();
    await typeDigits(code === '000000' ? '000001' : '000000');
    await page.getByText('That code doesn’t work or has expired.').waitFor();
    await key('Clear').click();
    await typeDigits(code);
    await page.getByText('This tablet now belongs to The Owls').first().waitFor();
    await expectNames();
    await page.getByText('Our tablet').waitFor();
    expect(await card(mia).textContent()).toContain('0 stars');
    await page.goto('/kid-login');
    await expectNames();
    await enter(mia);
  });

  it('works with the QR code’s link and one tap, which is required', async () => {
    const { url } = await makeDigits();
    await page.goto(new URL(url).pathname);
    await page.getByText('After this, kids just tap their name.').waitFor();
    expect(await devices()).toEqual([]);
    await key('Connect').click();
    await expectNames();
    expect(await devices()).toMatchObject([{ name: 'Kitchen' }]);
  });

  it('is required for the name cards', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/kid-login');
    await page.getByRole('heading', { name: 'Your family code' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/api/device');
  });
});

describe('a paired tablet', () => {
  it('shows no stars without a leaderboard, many kids in six columns, and a turn on the corner of a card', async () => {
    await family.parent.put('/api/family', { leaderboardMode: 'off' });
    for (let number = 3; number <= 12; number += 1) await createKid(family, { name: `Kid ${number}` });
    const days = [0, 1, 2, 3, 4, 5, 6];
    await createChore(family, { name: 'Trash', sharing: 'turns', schedule: { kind: 'days', days } });
    await connect();
    await page.goto('/kid-login');
    await expectNames();
    expect(await page.getByRole('listitem').count()).toBe(12);
    expect(await page.getByText(/stars/).count()).toBe(0);
    const tops = await page
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(6);
    const turn = card(mia).getByText('Your turn');
    await turn.waitFor({ state: 'attached' });
    const isOnCorner = async () => {
      const [box, under] = [await turn.locator('..').boundingBox(), await card(mia).boundingBox()];
      return box && under && box.x > under.x + under.width / 2 && box.y < under.y;
    };
    await expect.poll(isOnCorner).toBe(true);
  });

  it('is handed over to the sibling who has a turn, or to anyone', async () => {
    await createChore(family, {
      name: 'Trash',
      sharing: 'turns',
      schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
    });
    const chores = (await family.parent.get(`/api/kids/${mia.id}/chores`)).body as { state: string }[];
    const [first, next] = chores[0]?.state === 'due' ? [leo, mia] : [mia, leo];
    await connect();
    await page.goto('/kid-login');
    await expectNames();
    await card(next).filter({ hasText: 'Your turn' }).waitFor();
    expect(await page.getByText('Your turn').count()).toBe(1);
    expect(await page.getByText('Trash').count()).toBe(0);
    await enter(first);
    const exit = async () => {
      await key('Exit').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Exit' }).click();
    };
    await exit();
    await page.getByRole('heading', { name: `Hand it to ${next.name}` }).waitFor();
    await key(`I’m ${next.name}`).click();
    await tapPattern(page, next.pattern);
    await page.getByRole('heading', { name: `Hi ${next.name}!` }).waitFor();
    await exit();
    await expectNames();
    await enter(first);
    await exit();
    await key('Someone else').click();
    await expectNames();
  });

  it('asks for the code with a kind message when it is unpaired while the cards are open', async () => {
    await connect();
    await page.clock.install();
    await page.goto('/kid-login');
    await expectNames();
    const [first] = await devices();
    await family.parent.del(`/api/family/devices/${first?.id}`);
    await page.clock.runFor(31_000);
    await page.getByText('This tablet isn’t connected anymore').first().waitFor();
    await page.getByRole('heading', { name: 'Your family code' }).waitFor();
    expect(await tablet.cookies()).toEqual([]);
  });

  it('does the same while a kid is signed in, and ends the session', async () => {
    await connect();
    await page.goto('/kid-login');
    const live = goesLive(page);
    await enter(mia);
    await live;
    const [first] = await devices();
    await family.parent.del(`/api/family/devices/${first?.id}`);
    await page.getByText('This tablet isn’t connected anymore').first().waitFor();
    await page.getByRole('heading', { name: 'Your family code' }).waitFor();
    expect((await tablet.request.get(`/api/kids/${mia.id}/badges`)).status()).toBe(401);
  });
});

describe('an idle tablet', () => {
  beforeEach(async () => {
    await family.parent.put('/api/family', { idleMinutes: 2 });
    await connect();
    await page.clock.install();
    await page.goto('/kid-login');
    await expectNames();
    await enter(mia);
  });

  const stillThere = () => page.getByRole('alertdialog', { name: 'Are you still there, Mia?' });
  /** The timer's code may still load. */
  const letTimePass = async () => {
    await expect
      .poll(async () => {
        await page.clock.runFor(10_000);
        return stillThere().count();
      })
      .toBe(1);
  };

  it('shows Pip asleep, and a tap wakes him', async () => {
    await letTimePass();
    await stillThere().locator(':focus').waitFor();
    await key('I’m here!').click();
    await stillThere().waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Hi Mia!' }).waitFor();
    await page.clock.runFor(100_000);
    expect(await stillThere().count()).toBe(0);
  });

  it('ends the kid’s session 20 seconds later and shows the names', async () => {
    await letTimePass();
    expect((await tablet.request.get(`/api/kids/${mia.id}/badges`)).status()).toBe(200);
    await page.clock.runFor(20_000);
    await expectNames();
    expect((await tablet.request.get(`/api/kids/${mia.id}/badges`)).status()).toBe(401);
    await card(leo).click();
    await page.getByRole('heading', { name: 'Hi Leo!' }).waitFor();
  });
});

describe('a parent', () => {
  let desk: Page;
  const press = (name: string | RegExp) => desk.getByRole('button', { name }).click();
  const seen = (text: string | RegExp) => desk.getByText(text).first().waitFor();

  beforeEach(async () => {
    const context = await browser.openContext({ width: 1440, height: 900, url: app.url });
    desk = await signInAtDesk(context, family);
  });

  it('connects a tablet with a code, sees it immediately, renames it and removes it', async () => {
    await desk.goto('/parent?tab=settings#tablets');
    await desk.getByLabel('Device name').fill('Kitchen tablet');
    await press('Connect another device');
    await seen(/Works once, until .*: 10 minutes left/);
    await desk.getByRole('img', { name: 'QR code to connect a device' }).waitFor();
    const digits = await desk.getByText(/^(?:\d ){5}\d$/).textContent();
    await page.goto('/pair');
    await typeDigits((digits ?? '').replaceAll(' ', ''));
    await expectNames();
    await seen('Kitchen tablet is connected');
    const menu = async (name: string, item: string) => {
      await press(`More options for ${name}`);
      await desk.getByRole('menuitem', { name: item }).click();
    };
    await menu('Kitchen tablet', 'Rename');
    await desk.getByRole('dialog').getByLabel('Device name').fill('Stairs');
    await press('Save name');
    await menu('Stairs', 'Remove');
    await desk.getByRole('alertdialog', { name: 'Remove Stairs?' }).waitFor();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await seen('Stairs is no longer connected');
    expect(await devices()).toEqual([]);
  });

  it('pairs the current browser, and chooses where kids log in and when a tablet is idle', async () => {
    await desk.goto('/parent?tab=settings#tablets');
    await press('Connect this device');
    await seen('Our tablet is connected');
    await desk.getByText('This browser', { exact: true }).waitFor();
    await desk.getByLabel('Kids can only log in on connected tablets').click();
    await seen('Saved');
    await desk.getByLabel('Return to “Who’s this?”').selectOption('10');
    await expect
      .poll(async () => (await family.parent.get('/api/family')).body)
      .toMatchObject({ kidLogins: 'paired', idleMinutes: 10 });
    await desk.goto('/kid-login');
    await desk.getByRole('heading', { name: 'Choose your name' }).waitFor();
  });

  it('replaces the family code in place', async () => {
    await desk.goto('/parent');
    await press('New family code');
    await desk.getByRole('alertdialog').getByRole('button', { name: 'New family code' }).click();
    await seen(/Your family code is now \d \d \d \d \d/);
    expect((await app.agent().get(`/api/kids/family/${mia.familyCode}`)).status).toBe(404);
  });
});

describe('kids who may only log in on paired tablets', () => {
  it('can’t be found by the family code in other browsers, which explain why', async () => {
    await family.parent.put('/api/family', { kidLogins: 'paired' });
    await page.goto('/kid-login');
    await typeDigits(mia.familyCode);
    await key('Find My Family!').click();
    await page.getByText('That’s not a family code. Check it and try again!').waitFor();
    await page.getByRole('link', { name: 'Ask a grown-up to connect this tablet' }).click();
    const { code } = await makeDigits();
    await typeDigits(code);
    await expectNames();
    await enter(leo);
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/kid/${leo.id}`);
  });
});
