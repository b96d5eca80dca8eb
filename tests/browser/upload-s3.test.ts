import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';
import { Agent } from '../support/agent';
import { startApp, type AppProcess } from '../support/app-process';
import { useBrowser } from '../support/browser';
import { createFamily } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { picture } from '../support/pictures';
import { startSwift, swiftAbsent, type Swift } from '../support/swift';

describe.skipIf(swiftAbsent !== null)(
  `a picture for the bucket${swiftAbsent === null ? '' : `, left out: ${swiftAbsent}`}`,
  () => {
    const browser = useBrowser();
    let swift: Swift;
    let database: TestDatabase;
    let app: AppProcess;
    let folder: string | undefined;
    beforeAll(async () => {
      [swift, database, folder] = await Promise.all([
        startSwift(),
        createTestDatabase(),
        mkdtemp(join(tmpdir(), 'starnest-pictures-')),
      ]);
      const { endpoint = '', bucket, accessKeyId, secretAccessKey } = swift.settings;
      app = await startApp({
        databaseUrl: database.url,
        env: {
          S3_ENDPOINT: endpoint,
          S3_BUCKET: bucket,
          S3_ACCESS_KEY_ID: accessKeyId,
          S3_SECRET_ACCESS_KEY: secretAccessKey,
        },
      });
    });
    afterAll(async () => {
      await app?.stop();
      await database?.drop();
      await swift?.stop();
      if (folder) await rm(folder, { recursive: true, force: true });
    });

    it('is uploaded directly from the page, and checked before it is used', async () => {
      browser.allowFaults(/^request to http:\/\/127\.0\.0\.1:\d+\/pictures\/incoming\//);
      const family = await createFamily({ url: app.url, agent: () => new Agent(app.url) });
      const context = await browser.openContext({ width: 1024, height: 768, url: app.url });
      const page = await signInAtDesk(context, family);
      const put = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.goto('/parent?tab=chores');
      await page.getByRole('button', { name: 'New chore' }).first().click();
      await page.getByLabel(/Chore name/).fill('Water the balcony');
      const path = join(folder ?? '', 'balcony.png');
      await writeFile(path, await picture('png', 500, 400));
      await page.getByLabel('Image file').setInputFiles(path);
      await page.getByRole('button', { name: 'Upload' }).click();
      const { origin } = new URL(swift.settings.endpoint ?? '');
      expect([new URL((await put).url()).origin, (await put).status()]).toEqual([origin, 200]);
      await page.getByText('Your photo').waitFor();
      await page.getByRole('button', { name: 'Save chore' }).click();
      await page.getByRole('rowheader', { name: 'Water the balcony' }).waitFor();
      const image = page.locator('img[src^="/objects/uploads/"]').first();
      await expect
        .poll(() => image.evaluate((drawn) => (drawn as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    });
  },
);
