import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import viteConfig from '../vite.config';
import { readEnv, SETTING_NAMES } from '../server/env';
import { listen } from '../tests/support/app-process';

// Docker doesn't run here, so this checks its files.

const root = join(import.meta.dirname, '..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');

const service = z.object({
  image: z.string(),
  build: z.string().optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  pull_policy: z.string().optional(),
  environment: z.record(z.string(), z.string().nullable()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  command: z.array(z.string()).default([]),
  healthcheck: z.unknown().optional(),
  logging: z.unknown().optional(),
  stop_grace_period: z.string().optional(),
  profiles: z.array(z.string()).default([]),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(text('docker-compose.yml')));
const app = compose.services['app'] ?? service.parse({});

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
  it('is built from existing files that are not ignored', () => {
    const given = copied.filter(({ built }) => !built).flatMap(({ sources }) => sources);
    expect(given).toEqual(['package.json', 'package-lock.json', '.']);
    const needed = ['client', 'server', 'shared', 'migrations', 'scripts/build.mjs', 'scripts/stamp.mjs'];
    for (const path of [...given, ...needed, 'tsconfig.json', 'vite.config.ts']) {
      expect([path, existsSync(join(root, path)), isIgnored(path)]).toEqual([path, true, false]);
    }
    const kept = ['docker-compose.yml', 'starnest.dump', 'keys.tar', 'store.tar'];
    const left = ['.git', '.env', 'data', 'dist', 'node_modules', ...kept];
    expect(left.filter((path) => !isIgnored(path))).toEqual([]);
  });

  it('contains the files that the server reads, and no build or test files', () => {
    const taken = copied.filter(({ built }) => built).flatMap(({ sources }) => sources);
    expect(taken).toEqual(['/app/package.json', '/app/node_modules', '/app/migrations', '/app/dist']);
    expect(instructions('RUN').join('\n')).toMatch(
      /npm run build && npm prune --omit=dev .*&& rm -rf node_modules\/@img\/sharp-wasm32$/m,
    );
    expect(instructions('CMD')).toEqual(['["node", "dist/server/index.js"]']);
    const { build } = viteConfig({ isSsrBuild: true, command: 'build', mode: 'production' });
    expect(build?.rolldownOptions?.input).toEqual({
      index: 'server/index.ts',
      'calendar-worker': 'server/features/family-calendars/calendar-worker.ts',
      admin: 'server/commands/admin.ts',
      'db-copy': 'server/commands/db-copy.ts',
    });
    expect(text('docs/operating.md')).toContain('docker compose exec app node dist/server/admin.js');
  });

  it('contains the packages that the server imports, and no packages of the client', () => {
    const { dependencies } = JSON.parse(text('package.json')) as { dependencies: Record<string, string> };
    const files = ['server', 'shared'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => join(folder, file)),
    );
    const imported = files
      .filter((file) => !file.endsWith('development-pages.ts'))
      .map((file) => text(file).replaceAll(/^import type .*$/gm, ''))
      .flatMap((source) => [...source.matchAll(/(?:from|import\(|^import) ?'((?:@[\w.-]+\/)?[\w.:-]+)/gm)])
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('.') && !name.startsWith('@shared/') && !isBuiltin(name));
    expect(Object.keys(dependencies).toSorted()).toEqual([...new Set(imported)].toSorted());
  });

  it('runs a recent Node as a user who owns only the data', () => {
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

  it('is healthy exactly while /readyz succeeds', async () => {
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
    const PORT = String(await listen(server));
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

  it('pins a version of every external image', () => {
    const others = Object.values(compose.services).filter(({ build }) => build === undefined);
    const images = others.map(({ image }) => image);
    expect(images).toHaveLength(4);
    expect(images.filter((image) => !/:\d[\w.-]*$/.test(image))).toEqual([]);
  });

  const startedWith = (name: string, outside: Record<string, string> = {}) => {
    const { environment, command } = compose.services[name] ?? service.parse({});
    const entries = Object.entries(environment).map(([key, value]) => [key, value ?? outside[key]]);
    const given = Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as NodeJS.ProcessEnv;
    const print = `exec ${process.execPath} -p 'JSON.stringify([process.env, process.argv.slice(1)])' -- `;
    const script = (command.at(-1) ?? '')
      .replaceAll('$$', '$')
      .replaceAll('/keys/', `${join(keys, name)}/`)
      .replace(/^exec /m, print);
    const printed = execFileSync('sh', ['-c', script], { env: given, encoding: 'utf8' });
    return JSON.parse(printed) as [NodeJS.ProcessEnv, string[]];
  };
  const keys = join(folder, 'keys');
  const SERVICES = ['app', 'postgres', 'store'];
  /** Returns the keys as `app/session`. */
  const makeKeys = () => {
    for (const name of SERVICES) mkdirSync(join(keys, name), { recursive: true });
    const program = compose.services['keys']?.command.at(-1)?.replaceAll('/keys/', `${keys}/`) ?? '';
    // Only root may change owners.
    const here = process.getuid?.() === 0 ? program : program.replace(/^ *chownSync\(.*$/m, '');
    execFileSync(process.execPath, ['-e', here]);
    const files = SERVICES.flatMap((name) => readdirSync(join(keys, name)).map((file) => `${name}/${file}`));
    return Object.fromEntries(files.map((file) => [file, readFileSync(join(keys, file), 'utf8')]));
  };
  const appStartedWith = (outside?: Record<string, string>) => {
    const [settings] = startedWith('app', outside);
    const inside = Object.entries({ ...env, ...settings }).map(([name, value]) => [
      name,
      value?.replace(/^\/keys\//, `${join(keys, 'app')}/`),
    ]);
    return readEnv({ ...(Object.fromEntries(inside) as NodeJS.ProcessEnv), DATA_DIR: folder });
  };

  it('creates keys once and gives the app valid settings', () => {
    const made = makeKeys();
    expect(makeKeys()).toEqual(made);
    const OF_THE_SHELL = ['STARNEST_S3_URL', 'STARNEST_PORT', 'STARNEST_S3_PORT'];
    expect([...SETTING_NAMES, ...OF_THE_SHELL]).toEqual(expect.arrayContaining(Object.keys(app.environment)));
    const read = appStartedWith();
    expect(read).toMatchObject({
      production: true,
      databaseUrl: `postgres://starnest:${made['postgres/password']}@postgres:5432/starnest`,
      sessionSecret: made['app/session'],
      appOrigin: 'http://localhost:5000',
      s3: {
        endpoint: 'http://store:8333',
        publicEndpoint: 'http://localhost:8333',
        bucket: 'starnest',
        accessKeyId: made['app/s3-id'],
        secretAccessKey: made['app/s3-secret'],
      },
      admin: undefined,
      metricsToken: undefined,
      trustProxy: false,
    });
    expect(made['app/session']).toMatch(/^[0-9a-f]{64}$/);
    // The created bucket must be the configured one.
    expect(compose.services['store']?.environment['S3_BUCKET']).toBe(read.s3?.bucket);
    expect(app.volumes).toContain(`data:${env['DATA_DIR']}`);
  });

  it('uses the public addresses', () => {
    const moved = { STARNEST_PORT: '5001', STARNEST_S3_PORT: '8334' };
    const nest = { STARNEST_URL: 'https://nest.example.org/', STARNEST_S3_URL: 'https://s3.example.org' };
    for (const [outside, app_, bucket] of [
      [{}, 'http://localhost:5000', 'http://localhost:8333'],
      [moved, 'http://localhost:5001', 'http://localhost:8334'],
      [nest, 'https://nest.example.org', 'https://s3.example.org'],
    ] as const) {
      const { appOrigin, s3 } = appStartedWith(outside);
      expect([appOrigin, s3?.publicEndpoint]).toEqual([app_, bucket]);
      const [, flags] = startedWith('store', outside);
      expect(flags).toContain(`-s3.allowedOrigins=${app_}`);
    }
  });

  it('starts the store with the S3 port only and without telemetry', () => {
    const [settings, flags] = startedWith('store');
    expect(flags.slice(0, 3)).toEqual(['weed', 'mini', '-dir=/data']);
    expect(flags).toEqual(
      expect.arrayContaining([
        '-master.telemetry=false',
        '-admin.ui=false',
        '-webdav=false',
        '-s3.port.iceberg=0',
        '-s3.port.lance=0',
        '-s3.iam=false',
      ]),
    );
    expect(settings['AWS_ACCESS_KEY_ID']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('opens its ports on this machine only by default', () => {
    const always = Object.values(compose.services).filter(({ profiles }) => profiles.length === 0);
    const ports = always.flatMap((each) => each.ports);
    expect(ports.toSorted()).toEqual([
      `\${STARNEST_BIND:-127.0.0.1}:\${STARNEST_PORT:-5000}:${env['PORT']}`,
      '${STARNEST_BIND:-127.0.0.1}:${STARNEST_S3_PORT:-8333}:8333',
    ]);
  });

  it('works with older programs and builds its own image', () => {
    expect(Object.keys(parse(text('docker-compose.yml')) as object)).toEqual(['services', 'volumes']);
    expect(app.pull_policy).toBe('build');
    // Some files pass an empty default literally.
    expect(text('docker-compose.yml')).not.toMatch(/\$\{\w+:-\}/);
  });

  it("keeps each service's keys from other services and users", () => {
    const made = makeKeys();
    for (const name of SERVICES) {
      const { volumes, environment, command } = compose.services[name] ?? service.parse({});
      expect(volumes.filter((mount) => mount.includes('keys'))).toEqual([`${name}-keys:/keys:ro`]);
      const readThere = [
        ...[...Object.values(environment), ...command].join(' ').matchAll(/\/keys\/([a-z0-9-]+)/g),
      ].map(([, file]) => `${name}/${file}`);
      const its = Object.keys(made).filter((file) => file.startsWith(`${name}/`));
      expect([...new Set(readThere)].toSorted()).toEqual(its.toSorted());
      for (const file of its) expect(statSync(join(keys, file)).mode & 0o777).toBe(0o400);
    }
    expect(made['store/s3-secret']).toBe(made['app/s3-secret']);
    if (process.getuid?.() !== 0) return;
    const owners = SERVICES.map(
      (name) => statSync(join(keys, name, readdirSync(join(keys, name))[0] ?? '')).uid,
    );
    expect(owners).toEqual([1000, 999, 0]);
  });

  it('limits its logs and allows time for shutdown', () => {
    for (const { logging } of Object.values(compose.services)) {
      expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '3' } });
    }
    expect(app.stop_grace_period).toBe('30s');
    expect(compose.services['postgres']?.stop_grace_period).toBe('1m');
  });

  it('waits for its dependencies', () => {
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

// Compose version 1 (Debian 12) and version 2 (Debian 13, Docker).
const composes = ['docker-compose', 'docker compose'].filter(
  (name) => spawnSync('sh', ['-c', `${name} version`]).status === 0,
);
it.skipIf(composes.length === 0).each(composes)('%s accepts the file', (name) => {
  const { status, stderr } = spawnSync('sh', ['-c', `${name} --profile https config --quiet`], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
