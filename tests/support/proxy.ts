import { connect, createServer, type Socket } from 'node:net';
import { listen } from './app-process';

export interface Proxy {
  url: string;
  /** Drops all data without closing connections. New ones work. */
  freeze(): void;
  hungUp(): number;
  close(): Promise<void>;
}

export async function startProxy(url: string): Promise<Proxy> {
  const target = Number(new URL(url).port);
  const open = new Set<{ client: Socket; server: Socket; frozen: boolean }>();
  let hungUp = 0;
  const listener = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    const wire = { client, server, frozen: false };
    open.add(wire);
    const forward = (from: Socket, to: Socket) => {
      // Accepted and dropped, as by a router that has forgotten the connection.
      from.on('data', (data) => wire.frozen || to.write(data));
      from.on('error', () => {});
      from.once('end', () => wire.frozen || to.end());
    };
    forward(client, server);
    forward(server, client);
    server.once('end', () => {
      if (wire.frozen) hungUp += 1;
    });
    client.once('close', () => {
      server.destroy();
      open.delete(wire);
    });
  });
  return {
    url: `http://127.0.0.1:${await listen(listener)}`,
    freeze() {
      for (const wire of open) wire.frozen = true;
    },
    hungUp: () => hungUp,
    async close() {
      for (const { client, server } of open) {
        client.destroy();
        server.destroy();
      }
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
