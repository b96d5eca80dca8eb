import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnv, SETTING_NAMES } from '../server/env';

// No Docker runs here: this holds its files to what the app is and knows.

const root = join(import.meta.dirname, '..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');

const service = z.object({
  image: z.string(),
  build: z.string().optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  command: z.array(z.string()).default([]),
  healthcheck: z.unknown().optional(),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(text('docker-compose.yml')));
const app = compose.services['app'] ?? service.parse({});

// One instruction a line, with those that go on in the next.
const dockerfile = text('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
const instructions = (name: string) =>
  dockerfile.filter((each) => each.name === name).map(({ rest }) => rest);
const env = Object.fromEntries(
  instructions('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('='))),
) as Record<string, string>;
const copied = instructions('COPY').map((rest) => {
  const words = rest.split(' ').filter((word) => !word.startsWith('--'));
  return { built: rest.includes('--from=build'), sources: words.slice(0, -1) };
});

const IGNORED = text('.dockerignore').trim().split('\n');
const isIgnored = (path: string) =>
  IGNORED.some((pattern) =>
    pattern.startsWith('*') ? path.endsWith(pattern.slice(1)) : path.split('/', 1)[0] === pattern,
  );

describe('the image', () => {
  it('is built from files that are there and not left out', () => {
    const given = copied.filter(({ built }) => !built).flatMap(({ sources }) => sources);
    expect(given).toEqual(['package.json', 'package-lock.json', '.']);
    const needed = ['client', 'server', 'shared', 'migrations', 'scripts/build.mjs', 'scripts/stamp.mjs'];
    for (const path of [...given, ...needed, 'tsconfig.json', 'vite.config.ts']) {
      expect([path, existsSync(join(root, path)), isIgnored(path)]).toEqual([path, true, false]);
    }
    for (const path of ['.git', '.env', 'data', 'dist', 'node_modules']) expect(isIgnored(path)).toBe(true);
  });

  it('holds what the server reads at run time, and nothing that builds or tests', () => {
    const taken = copied.filter(({ built }) => built).flatMap(({ sources }) => sources);
    expect(taken).toEqual(['/app/package.json', '/app/node_modules', '/app/migrations', '/app/dist']);
    expect(instructions('RUN').join('\n')).toContain('npm run build && npm prune --omit=dev');
    expect(instructions('CMD')).toEqual(['["node", "dist/server/index.js"]']);
  });

  it('runs a Node that is new enough, as a user who owns the data alone', () => {
    const { engines } = JSON.parse(text('package.json')) as { engines: { node: string } };
    const needed = Number(/\d+/.exec(engines.node)?.[0]);
    const nodes = instructions('FROM').map((from) => Number(/^node:(\d+)-/.exec(from)?.[1]));
    expect(nodes).toHaveLength(2);
    for (const node of nodes) expect(node).toBeGreaterThanOrEqual(needed);
    expect(instructions('USER')).toEqual(['node']);
    expect(instructions('VOLUME')).toEqual([env['DATA_DIR']]);
    expect(instructions('RUN')).toContain(`mkdir ${env['DATA_DIR']} && chown node:node ${env['DATA_DIR']}`);
    expect(instructions('EXPOSE')).toEqual([env['PORT']]);
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(env)));
  });

  it('is healthy exactly while /readyz says so', async () => {
    const [program, ...args] = z
      .array(z.string())
      .parse(JSON.parse(/ CMD (\[.*\])$/.exec(instructions('HEALTHCHECK')[0] ?? '')?.[1] ?? ''));
    expect(program).toBe('node');
    let status = 200;
    const asked: string[] = [];
    const server = createServer((req, res) => {
      asked.push(req.url ?? '');
      res.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const PORT = String((server.address() as AddressInfo).port);
    const check = () =>
      promisify(execFile)(process.execPath, args, { env: { PORT } }).then(
        () => 0,
        (error: { code: number }) => error.code,
      );
    expect(await check()).toBe(0);
    status = 503;
    expect(await check()).toBe(1);
    expect(asked).toEqual(['/readyz', '/readyz']);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await check()).toBe(1);
  });
});

describe('docker compose', () => {
  const folder = mkdtempSync(join(tmpdir(), 'starnest-compose-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names a version of every image that is not ours', () => {
    const others = Object.values(compose.services).filter(({ build }) => build === undefined);
    const images = others.map(({ image }) => image);
    expect(images).toHaveLength(3);
    expect(images.filter((image) => !/:\d[\w.-]*$/.test(image))).toEqual([]);
  });

  it('gives the app settings that it knows and starts with', () => {
    // As compose fills them in when nothing is set, and as the shell does from the volume of keys.
    const filled = Object.fromEntries(
      Object.entries(app.environment).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
      ]),
    );
    const script = app.command.at(-1) ?? '';
    const exported = [...script.matchAll(/(\w+)="([^"]*(?:"\$\$\([^)]*\)"[^"]*)*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replace(/\$\$\(cat [^)]+\)/g, 'f'.repeat(64))],
    );
    const settings = { ...filled, ...(Object.fromEntries(exported) as Record<string, string>) };
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(settings)));
    const read = readEnv({ ...env, ...settings, DATA_DIR: folder });
    expect(read).toMatchObject({
      production: true,
      databaseUrl: `postgres://starnest:${'f'.repeat(64)}@postgres:5432/starnest`,
      s3: { endpoint: 'http://store:8333', publicEndpoint: 'http://localhost:8333', bucket: 'starnest' },
      admin: undefined,
      metricsToken: undefined,
    });
    expect(read.sessionSecret).toBe('f'.repeat(64));
    // The bucket that is made is the one that is used.
    expect(compose.services['store']?.environment['S3_BUCKET']).toBe(settings['S3_BUCKET']);
    expect(app.ports).toEqual([`\${STARNEST_PORT:-5000}:${env['PORT']}`]);
    expect(app.volumes).toContain(`data:${env['DATA_DIR']}`);
  });

  it('reads keys that were made before, and waits for what it needs', () => {
    const made = /for \(const name of \[([^\]]*)\]/.exec(compose.services['keys']?.command.at(-1) ?? '');
    const names = [...(made?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
    const read = new Set(
      [...text('docker-compose.yml').matchAll(/\/keys\/([a-z0-9-]+)/g)].map(([, name]) => name),
    );
    expect([...read].toSorted()).toEqual(names.toSorted());
    const needs = Object.values(compose.services).flatMap(({ depends_on }) => Object.entries(depends_on));
    const hopeless = needs.filter(([name, { condition }]) => {
      const other = compose.services[name];
      return other === undefined || (condition === 'service_healthy' && other.healthcheck === undefined);
    });
    expect([needs.length > 0, hopeless]).toEqual([true, []]);
    const mounts = Object.values(compose.services).flatMap(({ volumes }) => volumes);
    const mounted = new Set(mounts.map((mount) => mount.split(':', 1)[0]));
    expect([...mounted].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  });
});

it('every setting is explained to whoever runs it', () => {
  const explained = text('README.md') + text('docs/operating.md');
  expect(SETTING_NAMES.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});

it('every metric is explained to whoever watches it', () => {
  const source = text('server/http/metrics.ts') + text('server/http/process-gauges.ts');
  const names = [...source.matchAll(/'(starnest_\w+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  const explained = text('docs/operating.md');
  expect(names.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});
