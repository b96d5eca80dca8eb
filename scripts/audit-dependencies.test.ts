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
  answer?: object;
}

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
  const licenses = ['MIT', 'ISC', 'Apache-2.0'];
  const allowed = { licenses, undeclared: { pause: 'MIT' }, vulnerabilities: exceptions };
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
  title: 'An endless body',
  url: `https://github.com/advisories/${id}`,
});
const answerWith = (...advisories: object[]) => ({
  auditReportVersion: 2,
  vulnerabilities: {
    express: { name: 'express', severity: 'high', via: advisories },
    router: { name: 'router', severity: 'high', via: ['express'] },
  },
});
const UNCHECKED = 'Known vulnerabilities could not be checked: 405 Method Not Allowed';

describe('the lockfile', () => {
  it('passes, and reports that there are no known vulnerabilities', async () => {
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
      lines: [UNCHECKED, '7 packages pass.'],
    });
  });

  it.each([
    [
      'from git',
      { ...GOOD, resolved: 'git+ssh://git@github.com/a/a.git#0123' },
      /does not come from the registry/,
    ],
    [
      'from a URL',
      { ...GOOD, resolved: 'https://example.com/a-1.0.0.tgz' },
      /does not come from the registry/,
    ],
    ['from a folder', { ...GOOD, resolved: 'packages/a', link: true }, /does not come from the registry/],
    ['without a checksum', { ...GOOD, integrity: undefined }, /has no SHA-512 checksum/],
    [
      'with a weak checksum',
      { ...GOOD, integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
      /has no SHA-512 checksum/,
    ],
    ['with an install script', { ...GOOD, hasInstallScript: true }, /has an install script/],
    ['without a license', { ...GOOD, license: undefined }, /declares no license/],
    ['with another license', { ...GOOD, license: 'GPL-3.0' }, /has the license GPL-3.0/],
    ['with one license too many', { ...GOOD, license: 'MIT AND GPL-3.0' }, /has the license MIT AND GPL-3.0/],
  ])('rejects a package %s', async (_, entry, fault) => {
    const { passed, lines } = await audit({ packages: { 'node_modules/a': entry } });
    expect(passed).toBe(false);
    expect(lines).toEqual([UNCHECKED, expect.stringMatching(fault)]);
  });

  it('rejects a forbidden install script', async () => {
    const packages = { 'node_modules/refused': { ...GOOD, hasInstallScript: true } };
    expect((await audit({ packages })).passed).toBe(false);
  });
});

describe('a known vulnerability', () => {
  it('fails from high severity and is listed once', async () => {
    const answer = answerWith(
      advisory('GHSA-high', 'high'),
      advisory('GHSA-high', 'high'),
      advisory('GHSA-worst', 'critical'),
      advisory('GHSA-low', 'moderate'),
    );
    expect(await audit({ answer })).toEqual({
      passed: false,
      lines: [
        'express (high): An endless body, https://github.com/advisories/GHSA-high',
        'express (critical): An endless body, https://github.com/advisories/GHSA-worst',
      ],
    });
    expect((await audit({ answer: answerWith(advisory('GHSA-low', 'moderate')) })).passed).toBe(true);
  });

  it('is allowed until an exception with a reason expires', async () => {
    const answer = answerWith(advisory('GHSA-high', 'high'));
    const exception = { id: 'GHSA-high', reason: 'We never accept such bodies.', until: '2999-01-01' };
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
