import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Nothing has been released, so there are two migrations: the schema, and the functions, which are edited by
// hand.
const folder = join(import.meta.dirname, '../migrations');
const functionsFile = join(folder, '0001_functions.sql');
const functions = readFileSync(functionsFile, 'utf8');

function generate(...args) {
  const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync(join(folder, '0000_schema.sql'));
rmSync(functionsFile);
rmSync(join(folder, 'meta'), { recursive: true });
try {
  generate('--name', 'schema');
  generate('--custom', '--name', 'functions');
} finally {
  writeFileSync(functionsFile, functions);
}
rmSync(join(folder, 'meta/0000_snapshot.json'));
