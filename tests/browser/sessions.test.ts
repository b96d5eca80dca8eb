import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

describe('a parent', () => {
  it('sees their sessions, ends one, then all others', async () => {
    const family = await createFamily(app);
    const desk = await signInAtDesk(
      await browser.openContext({ width: 1440, height: 900, url: app.url }),
      family,
    );
    const [laptop, phone] = [app.agent(), app.agent()];
    const login = { username: family.user.username, password: family.password };
    for (const [agent, name] of [
      [
        laptop,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
      ],
      [phone, 'Mozilla/5.0 (Android 14; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0'],
    ] as const)
      expect((await agent.post('/api/login', login, { 'User-Agent': name })).status).toBe(200);
    await desk.goto('/parent?tab=settings#sessions');
    const rows = desk.getByRole('list', { name: 'Where you’re logged in' }).getByRole('listitem');
    await rows.filter({ hasText: 'This browser' }).waitFor();
    expect(await rows.count()).toBe(4);
    await rows
      .filter({ hasText: 'Firefox' })
      .getByRole('button', { name: /^Log out/ })
      .click();
    await expect.poll(() => rows.count()).toBe(3);
    expect([(await phone.get('/api/user')).status, (await laptop.get('/api/user')).status]).toEqual([
      401, 200,
    ]);
    await desk.getByRole('button', { name: 'Log out everywhere else' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere else' }).click();
    await desk.getByText('You’re now only logged in here').first().waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    expect((await laptop.get('/api/user')).status).toBe(401);
    expect((await desk.request.get('/api/user')).status()).toBe(200);
  });
});
