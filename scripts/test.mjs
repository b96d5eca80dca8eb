import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

// `npm test`: runs every check, then the tests, and prints a summary.

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'starnest-run-'));
const report = join(scratch, 'vitest.json');
/** More broken files than this are no accident. */
const MOST_REPEATED = 5;
const rows = [];
let passed = 0;
let failed = 0;

// Together, for each of them leaves a core idle.
const outcomes = await Promise.all([
  check('build', undefined, ['scripts/build.mjs']),
  check('format', 'prettier/bin/prettier.cjs', ['--check', '.']),
  check('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  check('types', 'typescript/bin/tsc', ['--noEmit']),
  check('packages', undefined, ['scripts/audit-dependencies.mjs']),
]);
await runTests(outcomes[0]);
printSummary();
rmSync(scratch, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one check, which is counted only when it fails, and prints at its end what it said. Returns whether it passed. */
async function check(name, program, args) {
  const { status, seconds, output } = await run(program, args, 'pipe');
  printHeading(name);
  process.stdout.write(output);
  if (status !== 0) failed += 1;
  rows.push([name, status === 0 ? 'ok' : 'failed', seconds]);
  return status === 0;
}

/**
 * Runs the tests, which are counted one by one. Browser tests need the built app, and are skipped without a build. Files in
 * which a test failed run once more, alone: a shared machine may stop a browser or a server for seconds at any point, so
 * a test is broken when it fails twice. What passed only then is named.
 */
async function runTests(withBrowser) {
  const first = await runVitest('tests', withBrowser ? [] : ['--project', '!browser']);
  const broken = first.files.filter(isBroken).map(({ name }) => name);
  const again =
    broken.length > 0 && broken.length <= MOST_REPEATED ? await runVitest('again', broken) : undefined;
  const files = first.files.map((file) => again?.files.find(({ name }) => name === file.name) ?? file);
  const late = files.filter((file) => broken.includes(file.name) && !isBroken(file));
  const counts = countTests(files);
  // An error outside of a test fails none.
  const { status } = again ?? first;
  passed += counts.passed;
  failed += status === 0 ? counts.failed : Math.max(counts.failed, 1);
  const words = [`${counts.passed} passed`, `${counts.failed} failed`];
  if (counts.skipped > 0) words.push(`${counts.skipped} skipped`);
  rows.push(['tests', words.join(', '), first.seconds]);
  if (again) rows.push(['again', `${broken.length} files, ${late.length} passed`, again.seconds]);
  for (const { name } of late) rows.push(['', `at the second run: ${relative(root, name)}`]);
}

/** Runs vitest. Returns its exit status, the time it took and what it tells of each file (as its JSON reporter does). */
async function runVitest(name, args) {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  printHeading(name);
  const { status, seconds } = await run('vitest/vitest.mjs', ['run', ...reporters, ...args], 'inherit');
  return { status, seconds, files: readReport() };
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}

/** Whether a test of the file failed, or the file could not be loaded. */
function isBroken({ status, assertionResults }) {
  return status === 'failed' || assertionResults.some((test) => test.status === 'failed');
}

function countTests(files) {
  const tests = files.flatMap((file) => file.assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  const unloaded = files.filter(
    (file) => isBroken(file) && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failures = count('failed') + unloaded;
  return {
    passed: count('passed'),
    failed: failures,
    skipped: tests.length - count('passed') - count('failed'),
  };
}

/**
 * Runs one of our scripts or a package's program with this Node, without standard input. Returns its exit status, the time it
 * took, and what it said where `output` is 'pipe'.
 */
async function run(program, args, output) {
  const started = performance.now();
  const script = program === undefined ? [] : [join(root, 'node_modules', program)];
  const child = spawn(process.execPath, [...script, ...args], {
    cwd: root,
    stdio: ['ignore', output, output],
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const [status] = await once(child, 'close');
  return { status, seconds: (performance.now() - started) / 1000, output: Buffer.concat(said).toString() };
}

function printHeading(name) {
  process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}\n`);
}

function printSummary() {
  process.stdout.write(`\n── summary ${'─'.repeat(53)}\n`);
  for (const [name, outcome, seconds] of rows) {
    const time = seconds === undefined ? '' : `${seconds.toFixed(1).padStart(6)} s`;
    process.stdout.write(`${name.padEnd(8)} ${outcome.padEnd(42)} ${time}`.trimEnd() + '\n');
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
}
