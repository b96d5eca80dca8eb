import { spawnSync } from 'node:child_process';
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locatePackage, prepareBinaries } from './binaries';
import { copyPrograms, isCompleteCopy } from './program-copy';

let folder: string;
let packageDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-programs-test-'));
  packageDir = join(folder, 'package');
  // Copies no links, like npm with install scripts disabled.
  await cp(locatePackage(), packageDir, {
    recursive: true,
    filter: async (source) => !source.endsWith('.a') && !(await lstat(source)).isSymbolicLink(),
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('locatePackage', () => {
  test('explains in one line how to fix a missing package for the platform', () => {
    expect(() => locatePackage('aix', 'ppc64')).toThrow(
      /^The embedded PostgreSQL for this machine .*DATABASE_URL.*\.$/,
    );
  });
});

describe('prepareBinaries', () => {
  test('creates the library links that a skipped install script would have created', async () => {
    const { postgres, major } = await prepareBinaries(undefined, join(folder, 'copies'), packageDir);
    expect(postgres.startsWith(packageDir)).toBe(true);
    const version = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')).version;
    expect(version).toMatch(new RegExp(`^${major}\\.`));
    expect(spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout).toContain(
      `PostgreSQL) ${major}.`,
    );
  });

  test.skipIf(process.getuid?.() !== 0)(
    'runs a copy if the unprivileged user cannot read the checkout (skipped: not root)',
    async () => {
      const nobody = { uid: 65_534, gid: 65_534 };
      const { postgres } = await prepareBinaries(nobody, join(folder, 'copies'), packageDir);
      expect(postgres.startsWith(folder)).toBe(false);
      expect(spawnSync(postgres, ['--version'], { ...nobody, cwd: '/' }).status).toBe(0);
      // The copy must be writable by root only, because root starts it.
      expect((await lstat(postgres)).uid).toBe(0);
      expect((await lstat(postgres)).mode & 0o022).toBe(0);
    },
  );
});

describe('copyPrograms', () => {
  test('makes a complete copy that all users can read, and replaces a broken copy', async () => {
    await chmod(join(packageDir, 'native'), 0o700);
    await mkdir(join(folder, 'copies'));
    const copy = join(folder, 'copies', 'postgres');
    await copyPrograms(packageDir, copy);
    expect(await isCompleteCopy(packageDir, copy)).toBe(true);
    expect((await lstat(join(copy, 'native'))).mode & 0o777).toBe(0o755);

    await truncate(join(copy, 'native', 'bin', 'postgres'));
    expect(await isCompleteCopy(packageDir, copy)).toBe(false);
    await copyPrograms(packageDir, copy);
    expect(await isCompleteCopy(packageDir, copy)).toBe(true);
  });
});
