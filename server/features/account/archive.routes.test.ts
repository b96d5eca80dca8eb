import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync, type Unzipped } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { uploads } from '@shared/tables/index';
import { expectError } from '../../../tests/support/expect-response';
import { createChore, createFamily, type TestFamily } from '../../../tests/support/families';
import { download, picture, upload } from '../../../tests/support/pictures';
import { startServer } from '../../../tests/support/server';
import type { ImageStore } from '../../stores/image-store';

const server = await startServer();
afterAll(() => server.close());

const PATH = '/api/family/export?format=zip';

async function unzip({ parent }: Pick<TestFamily, 'parent'>): Promise<Unzipped> {
  const { response, bytes } = await download(parent, PATH);
  expect(response.status).toBe(200);
  return unzipSync(new Uint8Array(bytes));
}

async function familyWithPictures() {
  const family = await createFamily(server, { familyName: 'Pictured' });
  const paths = [
    await upload(family.parent, await picture('png', 600, 500)),
    await upload(family.parent, await picture('jpeg', 90, 70)),
  ];
  await createChore(family, { imageUrl: paths[0] });
  return { ...family, paths, names: paths.map((path) => path.split('/').at(-1) ?? '') };
}

const eqName = (name: string) => eq(uploads.name, name);
const textOf = (files: Unzipped, name: string) => strFromU8(files[name] ?? new Uint8Array(0));

describe('GET /api/family/export?format=zip', () => {
  it('contains the same data as the other formats, and every picture byte by byte', async () => {
    const family = await familyWithPictures();
    const { response } = await download(family.parent, PATH);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=starnest-family.zip');

    const files = await unzip(family);
    const pictures = family.names.map((name) => `pictures/${name}.webp`);
    expect(Object.keys(files)).toEqual([
      'starnest-family.json',
      'starnest-family.csv',
      ...pictures,
      'README.txt',
    ]);
    for (const format of ['json', 'csv']) {
      const { bytes } = await download(family.parent, `/api/family/export?format=${format}`);
      expect(textOf(files, `starnest-family.${format}`)).toBe(bytes.toString());
    }
    for (const [index, path] of family.paths.entries()) {
      const { bytes } = await download(family.parent, path);
      expect(bytes.length).toBeGreaterThan(20);
      expect(bytes.equals(files[pictures[index] ?? ''] ?? new Uint8Array(0))).toBe(true);
    }
    expect(textOf(files, 'README.txt')).toContain('2 of your pictures');
  });

  it('never contains a picture of another family or an unchecked one', async () => {
    const [family, other] = [await familyWithPictures(), await familyWithPictures()];
    const waiting = await family.parent.post('/api/objects/upload', {});
    expect(waiting.status).toBe(200);
    const names = Object.keys(await unzip(family)).filter((name) => name.startsWith('pictures/'));
    expect(names).toHaveLength(2);
    for (const name of other.names) expect(names.join()).not.toContain(name);
  });

  it('is complete without pictures', async () => {
    const files = await unzip(await createFamily(server));
    expect(Object.keys(files)).toEqual(['starnest-family.json', 'starnest-family.csv', 'README.txt']);
  });

  it('leaves out a picture that the store has lost, and names it', async () => {
    const family = await familyWithPictures();
    const [lost = '', kept] = family.names;
    const [row] = await server.db.select().from(uploads).where(eqName(lost));
    const folder = row?.familyId ?? '';
    await rm(join(server.imageFolder, 'images', folder.slice(-2), folder, lost), { recursive: true });
    const files = await unzip(family);
    expect(Object.keys(files)).toContain(`pictures/${kept}.webp`);
    expect(Object.keys(files)).not.toContain(`pictures/${lost}.webp`);
    const readme = textOf(files, 'README.txt');
    expect(readme).toContain('1 of your pictures');
    expect(readme).toContain(`aren’t included:\r\n  ${lost}`);
  });

  it('has only plain file names', async () => {
    const family = await familyWithPictures();
    const [row] = await server.db
      .select()
      .from(uploads)
      .where(eqName(family.names[0] ?? ''));
    if (!row) throw new Error('no upload');
    await server.db.insert(uploads).values({ ...row, name: '../../climbs' });
    expect(Object.keys(await unzip(family))).toHaveLength(5);
  });

  it('returns 503 while the store is down, and breaks off if it fails halfway', async () => {
    const family = await familyWithPictures();
    let away = true;
    const images: ImageStore = {
      ...server.deps.images,
      async check() {
        if (away) throw new Error('away');
      },
      async open() {
        throw new Error('went away');
      },
    };
    const shaky = await startServer({ database: server.database, images });
    const agent = shaky.agentOf(family.parent);
    expectError(await agent.get(PATH), 503, 'unavailable');
    away = false;
    await expect(download(agent, PATH)).rejects.toThrow('terminated');
    await shaky.close();
  });

  it('limits the exports per hour across formats', async () => {
    const { parent } = await createFamily(server);
    for (let tries = 0; tries < 10; tries += 1) {
      for (const format of ['json', 'csv', 'zip']) {
        expect((await download(parent, `/api/family/export?format=${format}`)).response.status).toBe(200);
      }
    }
    expectError(await parent.get(PATH), 429, 'rate_limited');
  });
});
