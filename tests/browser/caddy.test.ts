import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';
import { Agent } from '../support/agent';
import { freePort, startApp, type AppProcess } from '../support/app-process';
import { useBrowser } from '../support/browser';
import { createFamily } from '../support/families';
import { HttpsClient } from '../support/https-client';
import { signInAtDesk } from '../support/parent-at-desk';
import { picture } from '../support/pictures';
import { findProgram, unlessInstalled } from '../support/programs';
import { startSwift, swiftAbsent, type Swift } from '../support/swift';

const caddy = findProgram('caddy');

/**
 * Uses Caddy's own certificate, as in docker-compose.yml. The bucket only allows pages of STARNEST_URL, so
 * these pages' pictures go through the app.
 */
describe.skipIf(caddy === null)(`HTTPS with Caddy${unlessInstalled('caddy')}`, () => {
  const browser = useBrowser();
  let folder: string;
  let database: TestDatabase;
  let swift: Swift | undefined;
  let app: AppProcess;
  let proxy: ChildProcess;
  let url: string;

  beforeAll(async () => {
    [folder, database, swift] = await Promise.all([
      mkdtemp(join(tmpdir(), 'starnest-caddy-')),
      createTestDatabase(),
      swiftAbsent === null ? startSwift() : undefined,
    ]);
    const port = await freePort();
    url = `https://localhost:${port}`;
    const bucket = swift && {
      S3_ENDPOINT: swift.settings.endpoint ?? '',
      S3_BUCKET: swift.settings.bucket,
      S3_ACCESS_KEY_ID: swift.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: swift.settings.secretAccessKey,
    };
    app = await startApp({
      databaseUrl: database.url,
      env: { STARNEST_URL: 'https://nest.example.org', TRUST_PROXY: '1', ...bucket },
    });
    // Without requesting a certificate or changing the system's trust store.
    await writeFile(
      join(folder, 'Caddyfile'),
      `{
        admin off
        local_certs
        skip_install_trust
        auto_https disable_redirects
      }
      ${url} {
        bind 127.0.0.1
        reverse_proxy ${new URL(app.url).host}
      }`,
    );
    proxy = spawn(caddy ?? '', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
      env: { PATH: process.env.PATH, HOME: folder },
      stdio: 'ignore',
    });
    const client = new HttpsClient('localhost', port);
    await vi.waitFor(() => client.send('GET', '/readyz'), { timeout: 15_000 });
  }, 60_000);
  afterAll(async () => {
    proxy?.kill('SIGTERM');
    await app?.stop();
    await database?.drop();
    await swift?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('stores a picture in the bucket and shows it', async () => {
    const family = await createFamily({ url: app.url, agent: () => new Agent(app.url) });
    const context = await browser.openContext({ width: 1024, height: 768, url, ignoreHTTPSErrors: true });
    const page = await signInAtDesk(context, family);
    const cookies = await context.cookies();
    expect(cookies.some(({ name, secure }) => secure && name.startsWith('__Host-'))).toBe(true);
    const put = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.goto('/parent?tab=chores');
    await page.getByRole('button', { name: 'New chore' }).first().click();
    await page.getByLabel(/Chore name/).fill('Water the balcony');
    const path = join(folder, 'balcony.png');
    await writeFile(path, await picture('png', 500, 400));
    await page.getByLabel('Image file').setInputFiles(path);
    await page.getByRole('button', { name: 'Upload' }).click();
    expect((await put).status()).toBe(200);
    await page.getByText('Your photo').waitFor();
    await page.getByRole('button', { name: 'Save chore' }).click();
    await page.getByRole('rowheader', { name: 'Water the balcony' }).waitFor();
    const image = page.locator('img[src^="/objects/uploads/"]').first();
    await expect
      .poll(() => image.evaluate((drawn) => (drawn as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });

  it('shows a new chore live', async () => {
    const family = await createFamily({ url: app.url, agent: () => new Agent(app.url) });
    const context = await browser.openContext({ width: 1024, height: 768, url, ignoreHTTPSErrors: true });
    const page = await signInAtDesk(context, family);
    const socket = page.waitForEvent('websocket');
    await page.goto('/parent?tab=chores');
    await (await socket).waitForEvent('framereceived');
    expect((await socket).url()).toBe(`${url.replace('https', 'wss')}/ws`);
    await family.parent.post('/api/chores', { name: 'Feed the fish', starValue: 2 });
    await page.getByRole('rowheader', { name: 'Feed the fish' }).waitFor();
  });
});
