import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPagePath } from '@shared/pages';
import { listen } from '../../tests/support/app-process';
import { writeClientBuild } from '../../tests/support/client-build';
import { createLogger } from '../lib/logger';
import { errorHandler } from './error-handler';
import { PageTemplate } from './page-template';
import { builtPages } from './static';

const PAGE = '<!doctype html><p>Starnest</p>';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const folder = mkdtempSync(join(tmpdir(), 'starnest-pages-'));
let url = '';

let close = () => {};

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeClientBuild(folder, PAGE);
  writeFileSync(join(folder, 'favicon.svg'), DRAWING);
  writeFileSync(join(folder, 'favicon.svg.br'), brotliCompressSync(DRAWING));
  writeFileSync(join(folder, 'favicon.svg.gz'), gzipSync(DRAWING));
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {};');
  const app = express()
    .use(builtPages(new PageTemplate(folder)))
    .use(errorHandler(createLogger('silent')));
  const server = createServer(app);
  url = `http://127.0.0.1:${await listen(server)}`;
  close = () => server.close();
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });

describe('the built pages', () => {
  it('survive a file deleted at runtime: only that request fails', async () => {
    const file = join(folder, 'assets/old-5e6f.js');
    writeFileSync(file, 'export {};');
    const server = createServer(express().use(builtPages(new PageTemplate(folder))));
    const port = await listen(server);
    rmSync(file);
    await expect(fetch(`http://127.0.0.1:${port}/assets/old-5e6f.js`)).rejects.toThrow('fetch failed');
    expect((await fetch(`http://127.0.0.1:${port}/assets/app-1a2b.js`)).status).toBe(200);
    server.closeAllConnections();
    server.close();
  });

  it.each([
    '/',
    '/parent',
    '/parent?tab=chores',
    '/kid/anything',
    '/parent/kid/anything',
    '/parent/kids/anything',
    '/kid-login?familyCode=12345',
    '/kids/',
  ])('return the app for %s', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, PAGE]);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/nowhere',
    '/%zz',
    '/%',
    '/parent/%c3%28',
    '/kid',
    '/kid/a/b',
    '/parent/chores',
    '/index.php',
    '/..%2fpackage.json',
  ])('return the app with status 404 for %s', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, PAGE]);
  });

  it('return the allowed methods and pass other methods on', async () => {
    const options = await fetch(`${url}/parent`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect((await fetch(`${url}/parent`, { method: 'POST' })).status).toBe(404);
  });

  it('return 304 for a known ETag', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('are compressed if the browser accepts it', async () => {
    const response = await get('/', { 'Accept-Encoding': 'br' });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', PAGE]);
    expect((await get('/', { 'Accept-Encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });

  it.each([
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', null],
    ['gzip;q=1, br;q=0.5', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity, br;q=0.5', null],
    ['brotli-like', null],
    ['', null],
  ])('follow Accept-Encoding: %s', async (accepted, encoding) => {
    for (const path of ['/', '/favicon.svg']) {
      const response = await get(path, { 'Accept-Encoding': accepted });
      expect([path, response.headers.get('content-encoding')]).toEqual([path, encoding]);
      expect(await response.text()).toBe(path === '/' ? PAGE : DRAWING);
    }
  });

  it('cache hashed files for a year and revalidate others', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('never replace a missing file', async () => {
    const response = await get('/assets/gone.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('json');
  });
});

describe('isPagePath', () => {
  it('recognizes screens', () => {
    expect(['/', '/kid/x', '/admin-login', '/parent-dashboard'].every(isPagePath)).toBe(true);
    expect(['', '/api/user', '/kid/', '/parent/kid', '//'].some(isPagePath)).toBe(false);
  });

  it('handles letter case and escapes like the router', async () => {
    for (const path of ['/PARENT', '/%70arent', '/Kid-Login/', '/KID/x', '/kid/%F0%9F%8C%9F', '/kid/%zz']) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    for (const path of ['/PARENTS', '/%2Fparent', '/parent%2Fkid%2Fx', '/par%zzent', '/kid/a/b']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });
});

describe('preferences from cookies and headers', () => {
  const server = createServer();
  const ask = async (headers: Record<string, string>) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
    return {
      body: await response.text(),
      etag: response.headers.get('etag'),
      vary: response.headers.get('vary'),
    };
  };

  beforeAll(async () => {
    writeClientBuild(folder, '<!doctype html><html lang="en"><title>Starnest</title></head>');
    server.on('request', express().use(builtPages(new PageTemplate(folder))));
    await listen(server);
  });
  afterAll(() => void server.close());

  it('select a page for the theme with a separate ETag', async () => {
    const plain = await ask({ Cookie: 'starnest-theme=purple' });
    const dark = await ask({ Cookie: 'starnest-theme=bedtime' });
    expect(plain.body).not.toContain('data-theme');
    expect(dark.body).toContain('<html data-theme="bedtime"');
    expect(dark.etag).not.toBe(plain.etag);
    expect(dark.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it.each([
    ['', '', 'en'],
    ['', 'de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['', 'en;q=0.1, eu, fr-CA;q=0.5', 'fr'],
    ['', 'pt-PT', 'pt-BR'],
    ['', 'xx, *', 'en'],
    ['language=ar', 'de', 'ar'],
    ['language=xx', 'de', 'de'],
  ])(
    'select the language: cookie "%s" and Accept-Language "%s" give %s',
    async (Cookie, accepted, locale) => {
      const { body } = await ask({ Cookie, 'Accept-Language': accepted });
      expect(body).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    },
  );
});
