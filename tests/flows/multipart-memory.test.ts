import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widgetMultipartResponse, widgetPartResponse, widgetPartsResponse } from '@shared/contracts/uploads';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';
import { startApp, type AppProcess } from '../support/app-process';
import { expectResponse } from '../support/expect-response';
import { createFamily } from '../support/families';
import { putTo } from '../support/pictures';

/** Memory for concurrent calls in a process that should fit in 1 GB. */
const CALLS = 100;
const MIB = 1024 * 1024;

let database: TestDatabase;
let app: AppProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startApp({ databaseUrl: database.url });
});
afterAll(async () => {
  await app?.stop();
  await database?.drop();
});

async function peakMemory(): Promise<number> {
  const status = await readFile(`/proc/${app.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

describe.skipIf(!existsSync('/proc/self/status'))('100 listings of a multipart upload', () => {
  it('use a few megabytes', { timeout: 120_000 }, async () => {
    const { parent } = await createFamily(app);
    const started = await parent.post('/api/s3/multipart', { filename: 'a.png', type: 'image/png' });
    const { key, uploadId } = expectResponse(started, 200, widgetMultipartResponse);
    const path = `/api/s3/multipart/${uploadId}`;
    const query = new URLSearchParams({ key });
    for (const part of [1, 2]) {
      const { url } = expectResponse(await parent.get(`${path}/${part}?${query}`), 200, widgetPartResponse);
      expect((await putTo(url, Buffer.alloc(5 * MIB, part))).status).toBe(200);
    }
    const before = await peakMemory();
    const listings = await Promise.all(Array.from({ length: CALLS }, () => parent.get(`${path}?${query}`)));
    for (const listing of listings) expect(expectResponse(listing, 200, widgetPartsResponse)).toHaveLength(2);
    expect((await peakMemory()) - before).toBeLessThan(80);
  });
});
