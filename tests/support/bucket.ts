import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../server/stores/s3-store';

export type Away = 'closed' | 'silent' | 'half a response' | 500 | 503;

/** Accepts every signature. tests/flows/s3.test.ts checks those with a real store. */
export interface Bucket {
  settings: S3Settings;
  keys(): string[];
  arrived(): number;
  away(how: Away): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

const NAME = 'pictures';

export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const sockets = new Set<Socket>();
  let how: Away | undefined;
  let port = 0;
  let arrived = 0;

  const server = createServer((req, res) => {
    req.on('data', (chunk: Buffer) => (arrived += chunk.length));
    respond(req, res, objects, how).catch(() => res.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address === 'object' && address) ({ port } = address);
        resolve();
      });
    });
  const close = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    hangUp();
    await closed;
  };
  await listen();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      publicEndpoint: undefined,
      region: 'us-east-1',
      bucket: NAME,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    keys: () => [...objects.keys()],
    arrived: () => arrived,
    async away(way) {
      how = way;
      if (way === 'closed') await close();
    },
    async back() {
      how = undefined;
      hangUp();
      if (!server.listening) await listen();
    },
    close,
  };
}

async function respond(
  req: IncomingMessage,
  res: ServerResponse,
  objects: Map<string, Buffer>,
  how: Away | undefined,
): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://bucket');
  const key = decodeURIComponent(url.pathname).slice(`/${NAME}/`.length);
  const body = await buffer(req);
  if (how === 'silent') return;
  if (typeof how === 'number') return say(res, how, '<Error><Code>InternalError</Code></Error>');
  if (how === 'half a response') {
    // Announces more bytes than it sends.
    res.writeHead(200, { 'Content-Length': '1000000' });
    res.write('half');
    return;
  }
  const found = objects.get(key);
  if (req.method === 'PUT') {
    objects.set(key, body);
    res.writeHead(200, { ETag: '"etag"' }).end();
  } else if (req.method === 'DELETE') {
    objects.delete(key);
    res.writeHead(204).end();
  } else if (req.method === 'HEAD') res.writeHead(200).end();
  else if (url.searchParams.has('list-type')) {
    const prefix = url.searchParams.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((each) => each.startsWith(prefix));
    const contents = keys.map((each) => `<Contents><Key>${each}</Key></Contents>`).join('');
    say(res, 200, `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
  } else if (found) res.writeHead(200, { 'Content-Length': found.length }).end(found);
  else say(res, 404, '<Error><Code>NoSuchKey</Code></Error>');
}

function say(res: ServerResponse, status: number, xml: string): void {
  res.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml);
}
