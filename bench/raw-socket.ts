import { WebSocketServer } from 'ws';

/** The yardstick for sockets: a plain `ws` server that sends one frame to everybody, and knows nobody. */
export interface Order {
  text: string;
  times: number;
}

const server = new WebSocketServer({
  host: '127.0.0.1',
  port: 0,
  perMessageDeflate: false,
  clientTracking: true,
});
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.(address.port);
});
process.on('message', ({ text, times }: Order) => {
  for (let index = 0; index < times; index += 1) {
    const frame = Buffer.from(text);
    for (const client of server.clients) client.send(frame, { binary: false });
  }
});
process.on('disconnect', () => process.exit(0));
