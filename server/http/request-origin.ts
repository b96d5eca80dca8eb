import type { Request } from 'express';

/** Scheme and host that a request came to. HTTP/1.0 need name no host: then it is the address that took the request. */
export function requestOrigin(req: Request): string {
  // Express' types do not know of such a request.
  const host = req.host as string | undefined;
  return `${req.protocol}://${host ?? localHost(req)}`;
}

function localHost({ socket: { localAddress = 'localhost', localPort } }: Request): string {
  const plain = localAddress.replace(/^::ffff:/, '');
  return `${plain.includes(':') ? `[${plain}]` : plain}:${localPort}`;
}
