import { createHmac } from 'node:crypto';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { createPublicPost, type PublicPost } from '../../server/lib/public-post';
import { listen } from './app-process';

const message = z.strictObject({
  id: z.uuid(),
  type: z.string(),
  at: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  message: z.infer<typeof message>;
}

export interface WebhookReceiver {
  received: Received[];
  requests: number;
  status: number;
  before: () => Promise<void> | void;
  postPublic: PublicPost;
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (req, res) => {
    receiver.requests += 1;
    const body = await text(req);
    await receiver.before();
    if (receiver.status < 300) {
      const parsed = message.parse(JSON.parse(body));
      receiver.received.push({ path: req.url ?? '', headers: req.headers, body, message: parsed });
    }
    res.writeHead(receiver.status, { Location: 'https://hooks.example.net/elsewhere' }).end('ignored');
  });
  const port = await listen(server);
  const receiver: WebhookReceiver = {
    received: [],
    requests: 0,
    status: 204,
    before: () => {},
    postPublic: createPublicPost({
      resolve: async (host) => [host.startsWith('inside.') ? '10.0.0.7' : '127.0.0.1'],
      isAllowed: (each) => each === '127.0.0.1',
      request,
      port,
    }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

export function isSigned({ headers, body }: Received, secret: string): boolean {
  const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['starnest-signature'])) ?? [];
  const isFresh = Math.abs(Date.now() / 1000 - Number(t)) < 300;
  return isFresh && createHmac('sha256', secret).update(`${t}.${body}`).digest('hex') === v1;
}
