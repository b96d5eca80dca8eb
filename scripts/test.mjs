import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `all` runs everything once; CONTRIBUTING.md lists the others.

const SUITES = {
  quick: ['unit', 'client', 'server', 'main-job'],
  e2e: ['main-job', 'browser'],
  faults: ['faults'],
  all: ['unit', 'client', 'server', 'main-job', 'browser', 'faults'],
};

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'starnest-run-'));
const report = join(scratch, 'vitest.json');
const suite = process.argv[2] ?? 'quick';
const projects = SUITES[suite].flatMap((name) => ['--project', name]);
const rows = [];
let passed = 0;
let failed = 0;

// Parallel, because each check leaves a core idle.
const checks = [check('build', undefined, ['scripts/build.mjs'])];
if (suite === 'quick' || suite === 'all')
  checks.push(
    check('format', 'prettier/bin/prettier.cjs', ['--check', '--cache', '.']),
    check('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
    check('types', 'typescript/bin/tsc', ['--noEmit']),
    check('packages', undefined, ['scripts/audit-dependencies.mjs']),
  );
const [built] = await Promise.all(checks);
if (built) await runTests();
printSummary();
rmSync(scratch, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;

async function check(name, program, args) {
  const { status, seconds, output } = await run(program, args, 'pipe');
  printHeading(name);
  process.stdout.write(output);
  if (status !== 0) failed += 1;
  rows.push([name, status === 0 ? 'ok' : 'failed', seconds]);
  return status === 0;
}

async function runTests() {
  printHeading('tests');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status, seconds } = await run('vitest/vitest.mjs', ['run', ...projects, ...reporters], 'inherit');
  const counts = countTests(readReport());
  passed += counts.passed;
  // An error outside a test fails the run without failing a test.
  failed += status === 0 ? counts.failed : Math.max(counts.failed, 1);
  const texts = [`${counts.passed} passed`, `${counts.failed} failed`];
  if (counts.skipped > 0) texts.push(`${counts.skipped} skipped`);
  rows.push(['tests', texts.join(', '), seconds]);
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}

function countTests(files) {
  const tests = files.flatMap((file) => file.assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: count('passed'),
    failed: count('failed') + unloaded,
    skipped: tests.length - count('passed') - count('failed'),
  };
}

async function run(program, args, output) {
  const started = performance.now();
  const script = program === undefined ? [] : [join(root, 'node_modules', program)];
  const child = spawn(process.execPath, [...script, ...args], {
    cwd: root,
    stdio: ['ignore', output, output],
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const [status] = await once(child, 'close');
  return { status, seconds: (performance.now() - started) / 1000, output: Buffer.concat(chunks).toString() };
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
