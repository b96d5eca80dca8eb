import { createServer, type RequestListener } from 'node:http';
import { createPublicFetch, type PublicFetch } from '../../server/lib/public-fetch';
import { listen } from './app-process';

export interface Elsewhere {
  url(path: string): string;
  requests: string[];
  respondWith(listener: RequestListener): void;
  fetchPublic: PublicFetch;
  close(): Promise<void>;
}

export async function startElsewhere(): Promise<Elsewhere> {
  const requests: string[] = [];
  let listener: RequestListener = (_req, res) => res.writeHead(404).end();
  const server = createServer((req, res) => {
    requests.push(req.url ?? '');
    listener(req, res);
  });
  const port = await listen(server);
  return {
    url: (path) => `http://pictures.example:${port}${path}`,
    requests,
    respondWith: (given) => {
      listener = given;
    },
    fetchPublic: createPublicFetch({
      resolve: async () => ['127.0.0.1'],
      isAllowed: (each) => each === '127.0.0.1',
    }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
