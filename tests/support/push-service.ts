import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushWant } from '@shared/constants';
import type { PushMessage } from '@shared/push-message';
import type { QuietHours } from '@shared/rules/quiet-hours';
import { createPublicPost, type PublicPost } from '../../server/lib/public-post';
import { listen } from './app-process';

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  wants: PushWant[];
  quiet?: QuietHours | null;
}

export const subscription = (wants: PushWant[] = ['chores', 'rewards', 'lockouts']): Subscription => ({
  ...subscribe('https://push.example.net').body,
  wants,
});

export interface Delivered {
  headers: IncomingHttpHeaders;
  length: number;
  message: PushMessage;
}

export interface TestBrowser {
  body: Subscription;
  messages: Delivered[];
  status: number;
  requests: number;
  before: () => Promise<void> | void;
}

export interface PushService {
  browser(wants?: PushWant[], quiet?: QuietHours | null): TestBrowser;
  postPublic: PublicPost;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { browser: TestBrowser; read: (body: Buffer) => PushMessage }>();
  const origin = 'https://push.example.net';
  const server = createServer(async (req, res) => {
    const known = browsers.get(origin + req.url);
    const body = await buffer(req);
    if (!known) return res.writeHead(410).end();
    if (!isFromSender(req.headers, origin)) return res.writeHead(403).end();
    const { browser, read } = known;
    browser.requests += 1;
    await browser.before();
    if (browser.status < 300)
      browser.messages.push({ headers: req.headers, length: body.length, message: read(body) });
    return res.writeHead(browser.status).end();
  });
  const port = await listen(server);
  return {
    browser(wants = ['chores', 'rewards', 'lockouts'], quiet = null) {
      const { body, read } = subscribe(origin);
      const browser: TestBrowser = {
        body: { ...body, wants, quiet },
        messages: [],
        status: 201,
        requests: 0,
        before: () => {},
      };
      browsers.set(body.endpoint, { browser, read });
      return browser;
    },
    postPublic: createPublicPost({
      resolve: async () => ['127.0.0.1'],
      isAllowed: (each) => each === '127.0.0.1',
      request,
      port,
    }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function subscribe(origin: string) {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16);
  const endpoint = `${origin}/${randomBytes(12).toString('base64url')}`;
  return {
    body: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } },
    read: (body: Buffer) => JSON.parse(decrypt(body, keys, auth)) as PushMessage,
  };
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts RFC 8291 and 8188: one record whose text ends before the byte 2. */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const key = hkdf(keys.computeSecret(sender), auth, context, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

/** Checks RFC 8292: unexpired, for this service, signed with the key it contains. */
function isFromSender({ authorization = '' }: IncomingHttpHeaders, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const coordinate = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const [x, y] = [coordinate(1, 33), coordinate(33, 65)];
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const left = Number(exp) - Date.now() / 1000;
  return (
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: signer, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ) &&
    aud === origin &&
    left > 0 &&
    left <= 24 * 3600 &&
    /^(?:https:|mailto:)/.test(String(sub))
  );
}
