import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { user } from '@shared/contracts/users';
import { uploadResponse } from '@shared/contracts/uploads';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';
import { freePort, startApp, type AppProcess } from '../support/app-process';
import { unique } from '../support/families';
import { HttpsClient } from '../support/https-client';
import { noise } from '../support/pictures';
import { findProgram, unlessInstalled } from '../support/programs';
import { TestSocket } from '../support/sockets';

const HOST = 'nest.example.org';
const nginx = findProgram('nginx');
const openssl = findProgram('openssl');

describe.skipIf(nginx === null || openssl === null)(
  `two processes behind nginx${unlessInstalled('nginx')}${unlessInstalled('openssl')}`,
  () => {
    let folder: string;
    let database: TestDatabase;
    let apps: AppProcess[] = [];
    let proxy: ChildProcess | undefined;
    let ports: { http: number; https: number };
    let browser: HttpsClient;

    beforeAll(async () => {
      [folder, database] = await Promise.all([
        mkdtemp(join(tmpdir(), 'starnest-nginx-')),
        createTestDatabase(),
      ]);
      const env = { TRUST_PROXY: '1', STARNEST_URL: `https://${HOST}`, DATA_DIR: join(folder, 'data') };
      const start = () => startApp({ databaseUrl: database.url, env });
      // The first start runs the migrations.
      apps = [await start(), await start()];
      ports = { http: await freePort(), https: await freePort() };
      await startNginx();
      browser = new HttpsClient(HOST, ports.https);
      await vi.waitFor(() => browser.send('GET', '/readyz'), { timeout: 15_000 });
    }, 60_000);
    afterAll(async () => {
      proxy?.kill('SIGTERM');
      await Promise.all(apps.map((app) => app.stop()));
      await database?.drop();
      if (folder) await rm(folder, { recursive: true, force: true });
    });

    async function startNginx(): Promise<void> {
      const files = { key: join(folder, 'privkey.pem'), certificate: join(folder, 'fullchain.pem') };
      const subject = ['-subj', `/CN=${HOST}`, '-days', '2'];
      const written = ['-keyout', files.key, '-out', files.certificate];
      await promisify(execFile)(openssl ?? '', ['req', '-x509', '-nodes', ...subject, ...written]);
      const site = (await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8'))
        .replace('# server 127.0.0.1:5001;', `server ${new URL(apps[1]?.url ?? '').host};`)
        .replace('server 127.0.0.1:5000;', `server ${new URL(apps[0]?.url ?? '').host};`)
        .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
        .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.https} ssl;`)
        .replaceAll(/\n *listen \[::\]:.*;/g, '')
        .replace(/ssl_certificate .*;/, `ssl_certificate ${files.certificate};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${files.key};`);
      await writeFile(join(folder, 'site.conf'), site);
      const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${join(folder, kind)};`,
      );
      await writeFile(
        join(folder, 'nginx.conf'),
        `user ${userInfo().username}; daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')};
        events {}
        http {
          ${kept.join('\n')}
          log_format upstreams '$upstream_addr $request_method $uri';
          access_log ${join(folder, 'access.log')} upstreams;
          include ${join(folder, 'site.conf')};
        }`,
      );
      proxy = spawn(nginx ?? '', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
    }

    it('redirect from HTTP to HTTPS', async () => {
      const { status, headers } = await fetch(`http://127.0.0.1:${ports.http}/kid?code=48213`, {
        headers: { Host: HOST },
        redirect: 'manual',
      });
      expect([status, headers.get('location')]).toEqual([301, `https://127.0.0.1/kid?code=48213`]);
    });

    it('sign in with cookies for HTTPS only', async () => {
      const account = { username: unique('nora'), password: 'six or more', firstName: 'Nora' };
      const { status, headers } = await browser.send('POST', '/api/register', account);
      expect(status).toBe(201);
      expect(browser.setCookies.join('\n')).toMatch(/^__Host-[\w.-]+=.*; Secure/m);
      expect(headers['strict-transport-security']).toContain('includeSubDomains');
    });

    it('share the load and deliver events across processes', async () => {
      const { id } = user.parse((await browser.send('GET', '/api/user')).body);
      const ws = new WebSocket(`wss://127.0.0.1:${ports.https}/ws`, {
        ...browser.options,
        origin: `https://${HOST}`,
      });
      const socket = new TestSocket(ws);
      await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject));
      expect(await socket.join('parent', id)).toMatchObject({ type: 'joined' });
      for (const name of ['Dishes', 'Bed', 'Plants', 'Shoes']) {
        expect((await browser.send('POST', '/api/chores', { name, starValue: 1 })).status).toBe(201);
        expect(await socket.next()).toMatchObject({ type: 'chores_changed' });
      }
      await socket.close();
      const log = await readFile(join(folder, 'access.log'), 'utf8');
      const doers = Array.from(log.matchAll(/^(\S+) POST \/api\/chores$/gm), ([, doer]) => doer);
      expect(new Set(doers).size).toBe(2);
    });

    it('accept changes from a page that is served on another port', async () => {
      const page = { Host: `${HOST}:8443`, Origin: `https://${HOST}:8443` };
      const { status } = await browser.send('POST', '/api/chores', { name: 'Windows', starValue: 1 }, page);
      expect(status).toBe(201);
    });

    it('accept a picture of nearly ten megabytes, but not more', async () => {
      const place = async () =>
        new URL(uploadResponse.parse((await browser.send('POST', '/api/objects/upload', {})).body).uploadURL);
      const bytes = await noise(1900, 1700);
      expect(bytes.length).toBeGreaterThan(9 << 20);
      const { origin, pathname, search } = await place();
      expect(origin).toBe(`https://${HOST}`);
      expect((await browser.send('PUT', pathname + search, bytes)).status).toBe(200);
      const other = await place();
      expect((await browser.send('PUT', other.pathname + other.search, Buffer.alloc(12 << 20))).status).toBe(
        413,
      );
    });

    it('limit attempts by the address that nginx saw, ignoring forged headers', async () => {
      const stranger = new HttpsClient(HOST, ports.https);
      const statuses = new Set<number>();
      for (let guess = 1; guess <= 60; guess++) {
        const claimed = { 'X-Forwarded-For': `203.0.113.${guess}`, 'X-Real-IP': `203.0.113.${guess}` };
        statuses.add(
          (await stranger.send('GET', `/api/kids/family/${10_000 + guess}`, undefined, claimed)).status,
        );
      }
      expect([...statuses]).toEqual([404, 429]);
    });
  },
);
