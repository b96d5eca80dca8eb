import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chore } from '@shared/contracts/chores';
import { errorResponse } from '@shared/contracts/error';
import { uploads } from '@shared/tables/index';
import { createDiskStore } from '../../server/stores/disk-store';
import { expectResponse } from '../support/expect-response';
import { createFamily } from '../support/families';
import { download, noise, putTo, requestUpload } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';
import { mountSmallDisk } from '../support/small-disk';
import { strict } from '../support/strict';

const disk = mountSmallDisk();
const absent = 'left out: a small disk to fill can be mounted only by root on Linux';
const KB = 1024;

describe.skipIf(disk === null)(`a full disk${disk ? '' : `, ${absent}`}`, { timeout: 60_000 }, () => {
  let server: TestServer;
  let picture: Buffer;
  beforeAll(async () => {
    const root = join(disk?.folder ?? '', 'images');
    server = await startServer({ images: await createDiskStore(root), rateLimitMultiplier: 100 });
    picture = await noise(300, 300);
  });
  afterAll(async () => {
    await server?.close();
    await disk?.remove();
  });

  const files = async () =>
    (await readdir(disk?.folder ?? '', { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.name !== 'ballast')
      .map(({ name }) => name);

  // The picture has 264 KB as uploaded, and less than half of that resized.
  it.each([0, 4, 64, 200, 270, 280, 300, 340])(
    'rejects a picture with %d KB left, keeps no partial file, and accepts it once there is space',
    async (kilobytes) => {
      const { parent } = await createFamily(server);
      const { uploadURL, objectPath } = await requestUpload(parent, { size: picture.length });
      const state = async () => {
        const [row] = await server.db
          .select({ status: uploads.status })
          .from(uploads)
          .where(eq(uploads.name, objectPath.split('/').at(-1) ?? ''));
        return row?.status;
      };
      await disk?.leave(kilobytes * KB);
      const refusal = await putTo(uploadURL, picture);
      expect(refusal.status).toBe(503);
      expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(strict(errorResponse).parse(await refusal.json()).message).toBe(
        'Pictures can’t be saved right now. Please try again later.',
      );
      // A partial file is not served and is overwritten on the next attempt.
      expect((await files()).filter((name) => !/^\d+\.webp$/.test(name))).toEqual([]);
      expect(await state()).toBe('waiting');
      const made = await parent.post('/api/chores', { name: 'Dust' });
      const { id } = expectResponse(made, 201, chore);
      expect((await parent.put(`/api/chores/${id}`, { starReward: 7 })).status).toBe(200);
      expect((await parent.get(objectPath)).status).toBe(404);

      await disk?.empty();
      expect((await putTo(uploadURL, picture)).status).toBe(200);
      expect(await state()).toBe('ready');
      expect((await parent.put(`/api/chores/${id}`, { imageUrl: objectPath })).status).toBe(200);
      const { response, bytes } = await download(parent, objectPath);
      expect([response.status, (await sharp(bytes).metadata()).width]).toEqual([200, 300]);
      expect((await parent.del('/api/family', { password: 'six or more' })).status).toBe(204);
      await server.runJobs();
      expect(await files()).toEqual([]);
    },
  );
});
