import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { STAMP, sourceStamp } from './stamp.mjs';

const root = join(import.meta.dirname, '..');
const COMPRESSIBLE = /^\.(?:css|html|ico|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
const MIN_BYTES = 1024;

/** Compresses the client's files, and records a hash of the sources. */
async function main() {
  // The production app, even in a test run.
  process.env.NODE_ENV = 'production';
  process.chdir(root);
  const started = performance.now();
  const stamp = sourceStamp(root);
  const { build } = await import('vite').catch(() => {
    throw new Error('Vite is not installed. Run "npm ci" with development packages (without --omit=dev).');
  });
  const common = { configFile: join(root, 'vite.config.ts'), mode: 'production', logLevel: 'warn' };
  try {
    await build({ ...common, build: { outDir: temporary('client') } });
    await build({ ...common, build: { outDir: temporary('server'), ssr: true } });
    await compressFolder(temporary('client'));
    putInPlace('client');
    putInPlace('server');
    writeFileSync(join(root, STAMP), stamp);
  } finally {
    for (const name of ['client', 'server']) rmSync(temporary(name), { recursive: true, force: true });
  }
  process.stdout.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Keeps concurrent builds apart and the last build intact after a failure. */
function temporary(name) {
  return join(root, 'dist', `${name}.next-${process.pid}`);
}

function putInPlace(name) {
  const target = join(root, 'dist', name);
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(join(root, STAMP), { force: true });
  rmSync(target, { recursive: true, force: true });
  renameSync(temporary(name), target);
}

async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(extname(entry.name)))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
