import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '../server/env';
import { findProgram, unlessInstalled } from '../tests/support/programs';

const root = join(import.meta.dirname, '..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');

it('the example settings match the compose file', () => {
  const example = [...text('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const source = text('docker-compose.yml');
  const fromOutside = [
    ...source.matchAll(/\$\{(\w+):-/g),
    ...source.matchAll(/^ {6}([A-Z][A-Z0-9_]+):$/gm),
  ].map(([, name]) => name);
  expect(example.toSorted()).toEqual([...new Set(fromOutside)].toSorted());
});

describe('the systemd unit', () => {
  const lines = text('deploy/starnest.service')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  const values = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));

  it('starts a command that stops gracefully, with known settings', () => {
    const [program, file = ''] = (values('ExecStart')[0] ?? '').split(' ');
    expect(program).toMatch(/\/node$/);
    expect(existsSync(join(root, file))).toBe(true);
    expect([values('KillMode'), values('TimeoutStopSec')]).toEqual([['mixed'], ['20']]);
    const set = values('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0]));
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(set));
  });

  const verify = findProgram('systemd-analyze');
  it.skipIf(verify === null)(`is accepted by systemd${unlessInstalled('systemd-analyze')}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'starnest-unit-'));
    const file = join(folder, 'starnest.service');
    // Node's path differs between machines.
    writeFileSync(file, text('deploy/starnest.service').replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync(verify ?? '', ['--man=no', 'verify', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('allows the server to write its data', () => {
    expect(values('Environment').join(' ')).toContain(`DATA_DIR=/var/lib/${values('StateDirectory')[0]}`);
  });

  it("requires a build before each start, because it can't write its own folder", () => {
    expect(values('ProtectSystem')).toEqual(['strict']);
    const comments = text('deploy/starnest.service')
      .split('\n')
      .filter((line) => line.startsWith('#'));
    const recipes = comments.filter((line) => line.includes('npm ci'));
    expect(recipes).toHaveLength(2);
    for (const recipe of recipes) expect(recipe).toContain('npm ci && npm run build');
    expect(text('docs/operating.md')).toContain('git pull && npm ci && npm run build');
  });
});

it('every setting is documented', () => {
  const explained = text('README.md') + text('docs/operating.md');
  expect(SETTING_NAMES.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});

it('every metric is documented', () => {
  const source = text('server/http/metrics.ts') + text('server/http/process-gauges.ts');
  const names = [...source.matchAll(/'(starnest_\w+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  const explained = text('docs/operating.md');
  expect(names.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});
