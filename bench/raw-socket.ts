import { WebSocketServer } from 'ws';

// Broadcasts each text it receives.
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.(address.port);
});
process.on('message', (text: string) => {
  const frame = Buffer.from(text);
  for (const client of server.clients) client.send(frame, { binary: false });
});
process.on('disconnect', () => process.exit(0));
