import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chore } from '@shared/contracts/chores';

import { createS3Store } from '../../server/stores/s3-store';
import { Agent } from '../support/agent';
import { expectResponse, expectError } from '../support/expect-response';
import { startBucket, type Away, type Bucket } from '../support/bucket';
import { createChore, createFamily } from '../support/families';
import { download, picture, putTo, requestUpload } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';

/** Only pictures are affected, and they recover, too. */
let bucket: Bucket;
let server: TestServer;
beforeAll(async () => {
  bucket = await startBucket();
  const times = { silenceMs: 300, requestMs: 600, checkMs: 0 };
  server = await startServer({ images: await createS3Store(bucket.settings, times) });
});
afterAll(async () => {
  await server?.close();
  await bucket?.close();
});

const nameOf = (objectPath: string) => objectPath.split('/').at(-1) ?? '';
const kept = (objectPath: string) => bucket.keys().filter((key) => key.includes(nameOf(objectPath))).length;

async function sent(parent: Agent): Promise<string> {
  const { uploadURL, objectPath } = await requestUpload(parent);
  expect((await putTo(uploadURL, await picture())).status).toBe(200);
  return objectPath;
}

const WAYS: [name: string, how: Away][] = [
  ['has no one listening', 'closed'],
  ['takes requests and never answers', 'silent'],
  ['breaks off in the middle of its answers', 'half a response'],
  ['answers 500', 500],
  ['answers 503', 503],
];

describe.each(WAYS)('a bucket that %s', (_name, how) => {
  it('affects only pictures, returns errors in time, and recovers', async () => {
    const [family, leaving] = [await createFamily(server), await createFamily(server)];
    const { parent } = family;
    const shown = await sent(parent);
    const { id } = await createChore(family, { name: 'Dust', imageUrl: shown });
    const waiting = await sent(parent);
    const theirs = await sent(leaving.parent);
    await createChore(leaving, { name: 'Rake', imageUrl: theirs });
    expect([kept(waiting), kept(theirs) > 0]).toEqual([1, true]);

    await bucket.away(how);
    const warned = vi.spyOn(server.deps.logger, 'warn');
    const save = () => parent.post('/api/chores', { name: 'Sweep', imageUrl: waiting });
    const responses = await Promise.all([save(), save(), parent.get(waiting)]);
    for (const response of responses) {
      expectError(response, 503, 'unavailable');
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    const seen = await download(parent, shown).then(({ response }) => response.status, nameOfFault);
    expect(seen).toBe(how === 'half a response' ? 'TypeError' : 503);
    expect((await parent.put(`/api/chores/${id}`, { name: 'Dust the shelf' })).status).toBe(200);
    await requestUpload(parent);
    expect((await parent.get('/healthz')).status).toBe(200);
    if (how !== 'half a response') expectError(await parent.get('/readyz'), 503, 'unavailable');
    expect((await leaving.parent.del('/api/family', { password: leaving.password })).status).toBe(204);
    await server.runJobs();
    expect(warned.mock.calls.map(([, text]) => text)).toContain('a job failed');
    expect(await statusOf(waiting)).toBe('waiting');

    await bucket.back();
    expect(expectResponse(await save(), 201, chore).imageUrl).toBe(waiting);
    for (const path of [shown, waiting]) expect((await download(parent, path)).response.status).toBe(200);
    expect((await parent.get('/readyz')).status).toBe(200);
    // The files follow when the job is retried.
    expect(kept(theirs)).toBeGreaterThan(0);
    await server.db.execute(sql`UPDATE jobs.job SET start_after = now()`);
    await server.runJobs();
    expect(kept(theirs)).toBe(0);
    warned.mockRestore();
  });
});

const nameOfFault = (fault: Error) => fault.name;

async function statusOf(objectPath: string): Promise<unknown> {
  const { rows } = await server.db.execute<{ status: string }>(
    sql`SELECT status FROM uploads WHERE name = ${nameOf(objectPath)}`,
  );
  return rows[0]?.status;
}
