import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `npm test`: runs every check, the cheapest first, and prints a summary.

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'starnest-run-'));
const report = join(scratch, 'vitest.json');
const rows = [];
let passed = 0;
let failed = 0;

check('format', 'prettier/bin/prettier.cjs', ['--check', '.']);
check('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']);
check('types', 'typescript/bin/tsc', ['--noEmit']);
check('packages', undefined, ['scripts/audit-dependencies.mjs']);
const built = check('build', undefined, ['scripts/build.mjs']);
runTests(built);
printSummary();
rmSync(scratch, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one check, which is counted only when it fails. */
function check(name, program, args) {
  const { status, seconds } = run(name, program, args);
  if (status !== 0) failed += 1;
  rows.push([name, status === 0 ? 'ok' : 'failed', seconds]);
  return status === 0;
}

/** Runs the tests, which are counted one by one. Browser tests need the built app, and are skipped without a build. */
function runTests(withBrowser) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const projects = withBrowser ? [] : ['--project', '!browser'];
  const { status, seconds } = run('tests', 'vitest/vitest.mjs', ['run', ...reporters, ...projects]);
  const counts = countTests();
  passed += counts.passed;
  // A file that fails to load has no tests, and an error outside of a test fails none.
  failed += status === 0 ? counts.failed : Math.max(counts.failed, 1);
  const words = [`${counts.passed} passed`, `${counts.failed} failed`];
  if (counts.skipped > 0) words.push(`${counts.skipped} skipped`);
  rows.push(['tests', words.join(', '), seconds]);
}

function countTests() {
  try {
    const { numPassedTests, numPendingTests, numTodoTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const unloaded = testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    ).length;
    return {
      passed: numPassedTests,
      failed: numFailedTests + unloaded,
      skipped: numPendingTests + numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Runs one of our scripts or a package's program with this Node, without standard input. */
function run(name, program, args) {
  process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}\n`);
  const started = performance.now();
  const script = program === undefined ? [] : [join(root, 'node_modules', program)];
  const { status } = spawnSync(process.execPath, [...script, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { status, seconds: (performance.now() - started) / 1000 };
}

function printSummary() {
  process.stdout.write(`\n── summary ${'─'.repeat(53)}\n`);
  for (const [name, outcome, seconds] of rows) {
    process.stdout.write(`${name.padEnd(8)} ${outcome.padEnd(42)} ${seconds.toFixed(1).padStart(6)} s\n`);
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
}
