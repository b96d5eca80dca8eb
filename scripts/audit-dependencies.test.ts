import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'audit-dependencies.mjs');
const SHA512 = `sha512-${'A'.repeat(86)}==`;
const GOOD = { version: '1.0.0', integrity: SHA512, license: 'MIT' };
const REFUSAL = { message: '405 Method Not Allowed', statusCode: 405 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-audit-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Project {
  packages?: Record<string, object>;
  exceptions?: object[];
  /** What npm answers to `npm audit`. */
  answer?: object;
}

/** What the check says of a project, and whether it passes. */
async function audit({ packages = {}, exceptions = [], answer = REFUSAL }: Project) {
  const place = await mkdtemp(join(folder, 'project-'));
  const write = async (name: string, content: object | string) => {
    const file = join(place, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const root = { name: 'project', license: 'MIT' };
  await write('package.json', { allowScripts: { esbuild: true, refused: false } });
  await write('package-lock.json', { lockfileVersion: 3, packages: { '': root, ...packages } });
  const licences = ['MIT', 'ISC', 'Apache-2.0'];
  const allowed = { licences, undeclared: { pause: 'MIT' }, vulnerabilities: exceptions };
  await write('scripts/allowed-packages.json', allowed);
  await write('programs/answer.json', answer);
  const npm = await write('programs/npm', `#!/bin/sh\ncat "$(dirname "$0")/answer.json"\nexit 1\n`);
  await chmod(npm, 0o755);
  const env = { PATH: [dirname(npm), process.env.PATH].join(delimiter) };
  return promisify(execFile)(process.execPath, [SCRIPT, place], { env }).then(
    ({ stdout }) => ({ passed: true, lines: stdout.trim().split('\n') }),
    ({ stdout }: { stdout: string }) => ({ passed: false, lines: stdout.trim().split('\n') }),
  );
}

const advisory = (id: string, severity: string) => ({
  source: 1,
  name: 'express',
  severity,
  title: 'A body without end',
  url: `https://github.com/advisories/${id}`,
});
const answerWith = (...advisories: object[]) => ({
  auditReportVersion: 2,
  vulnerabilities: {
    express: { name: 'express', severity: 'high', via: advisories },
    // Only named by way of the other.
    router: { name: 'router', severity: 'high', via: ['express'] },
  },
});
const UNASKED = 'Known vulnerabilities could not be asked for: 405 Method Not Allowed';

describe('the lockfile', () => {
  it('passes, and the run says so when the registry tells no vulnerabilities', async () => {
    const packages = {
      'node_modules/a': GOOD,
      'node_modules/a/node_modules/@b/c': GOOD,
      'node_modules/alias': { ...GOOD, name: 'd' },
      'node_modules/esbuild': { ...GOOD, hasInstallScript: true },
      'node_modules/pause': { ...GOOD, license: undefined },
      'node_modules/either': { ...GOOD, license: '(GPL-3.0 OR ISC)' },
      'node_modules/both': { ...GOOD, license: 'Apache-2.0 AND (MIT OR GPL-3.0)' },
    };
    expect(await audit({ packages })).toEqual({
      passed: true,
      lines: [UNASKED, '7 packages are as they may be.'],
    });
  });

  it.each([
    ['from git', { ...GOOD, resolved: 'git+ssh://git@github.com/a/a.git#0123' }, /is not the registry's a/],
    ['from an address', { ...GOOD, resolved: 'https://example.com/a-1.0.0.tgz' }, /is not the registry's a/],
    ['from a folder', { ...GOOD, resolved: 'packages/a', link: true }, /is not the registry's a/],
    ['with no hash', { ...GOOD, integrity: undefined }, /has no sha512/],
    ['with a weak hash', { ...GOOD, integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }, /has no sha512/],
    ['with an install script', { ...GOOD, hasInstallScript: true }, /runs a script when it is installed/],
    ['without a licence', { ...GOOD, license: undefined }, /declares no licence/],
    ['with another licence', { ...GOOD, license: 'GPL-3.0' }, /has the licence GPL-3.0/],
    ['with one licence too many', { ...GOOD, license: 'MIT AND GPL-3.0' }, /has the licence MIT AND GPL-3.0/],
  ])('fails for a package %s', async (_, entry, fault) => {
    const { passed, lines } = await audit({ packages: { 'node_modules/a': entry } });
    expect(passed).toBe(false);
    expect(lines).toEqual([UNASKED, expect.stringMatching(fault)]);
  });

  it('fails for a script that was refused', async () => {
    const packages = { 'node_modules/refused': { ...GOOD, hasInstallScript: true } };
    expect((await audit({ packages })).passed).toBe(false);
  });
});

describe('a known vulnerability', () => {
  it('fails from high on, once each, and not below', async () => {
    const answer = answerWith(
      advisory('GHSA-high', 'high'),
      advisory('GHSA-high', 'high'),
      advisory('GHSA-worst', 'critical'),
      advisory('GHSA-low', 'moderate'),
    );
    expect(await audit({ answer })).toEqual({
      passed: false,
      lines: [
        'express (high): A body without end, https://github.com/advisories/GHSA-high',
        'express (critical): A body without end, https://github.com/advisories/GHSA-worst',
      ],
    });
    expect((await audit({ answer: answerWith(advisory('GHSA-low', 'moderate')) })).passed).toBe(true);
  });

  it('passes while an exception with a reason lasts, and no longer', async () => {
    const answer = answerWith(advisory('GHSA-high', 'high'));
    const exception = { id: 'GHSA-high', reason: 'We never take such bodies.', until: '2999-01-01' };
    expect((await audit({ answer, exceptions: [exception] })).passed).toBe(true);
    for (const bad of [
      { ...exception, until: '2020-01-01' },
      { ...exception, until: undefined },
      { ...exception, reason: '' },
      { ...exception, id: 'GHSA-other' },
    ]) {
      expect((await audit({ answer, exceptions: [bad] })).passed).toBe(false);
    }
  });
});
