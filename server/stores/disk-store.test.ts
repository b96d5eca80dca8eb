import { mkdtemp, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createDiskStore } from './disk-store';
import { TooManyBytesError } from './image-store';

const root = await mkdtemp(join(tmpdir(), 'starnest-store-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const store = await createDiskStore(join(root, 'images'));

const write = (key: string, content: string) => store.write(key, Buffer.from(content), 'text/plain');
const files = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

async function* chunks(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}
async function* broken() {
  yield Buffer.from('half');
  throw new Error('the connection broke');
}

describe('the disk store', () => {
  it('returns stored data as a buffer or a stream', async () => {
    await write('a/b/one', 'one');
    await store.receive('a/b/two', chunks('tw', 'o'), 3);
    expect((await store.read('a/b/one', 3))?.toString()).toBe('one');
    const two = await store.open('a/b/two');
    expect([two?.size, two && (await text(two.stream))]).toEqual([3, 'two']);
    await write('a/b/one', 'another');
    expect((await store.read('a/b/one', 99))?.toString()).toBe('another');
  });

  it('returns null for missing files', async () => {
    await write('c/file', 'x');
    for (const key of ['none', 'c/none', 'c/file/none']) {
      expect(await store.read(key, 9)).toBeNull();
      expect(await store.open(key)).toBeNull();
    }
  });

  it('flushes a new file, its folder and the parents of new folders', async () => {
    const handle = await open(root, 'r');
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
    await handle.close();
    try {
      await write('sync/deep/file', 'x');
      expect(sync).toHaveBeenCalledTimes(4);
      await write('sync/deep/other', 'x');
      expect(sync).toHaveBeenCalledTimes(6);
    } finally {
      sync.mockRestore();
    }
  });

  it('keeps no partial file, and keeps the old file when an overwrite fails', async () => {
    await write('d/file', 'old');
    const before = await files();
    await expect(store.receive('d/file', broken(), 99)).rejects.toThrow('broke');
    await expect(store.receive('d/new', broken(), 99)).rejects.toThrow('broke');
    await expect(store.receive('d/new', chunks('12', '34'), 3)).rejects.toThrow(TooManyBytesError);
    expect((await files()).length).toBe(before.length);
    expect((await store.read('d/file', 9))?.toString()).toBe('old');
    await expect(store.read('d/file', 2)).rejects.toThrow(TooManyBytesError);
  });

  it('deletes only the given folder', async () => {
    await write('e/1/x', 'x');
    await write('e/12/x', 'x');
    await store.removeFolder('e/1');
    await store.removeFolder('e/1');
    expect(await store.read('e/1/x', 9)).toBeNull();
    expect(await store.read('e/12/x', 9)).not.toBeNull();
  });

  it.each(['../x', '/etc/passwd', 'a/../../x', '.hidden', ''])('rejects the key %j', async (key) => {
    await expect(write(key, 'x')).rejects.toThrow('not a plain key');
    await expect(store.read(key, 9)).rejects.toThrow('not a plain key');
    await expect(store.removeFolder(key)).rejects.toThrow('not a plain key');
  });

  it("throws 503 if it can't write", async () => {
    await write('f/file', 'x');
    await expect(write('f/file/x/below', 'x')).rejects.toMatchObject({ status: 503 });
  });

  it('is not ready without its folder', async () => {
    await store.check();
    await rm(join(root, 'images'), { recursive: true });
    await expect(store.check()).rejects.toThrow('ENOENT');
  });
});
