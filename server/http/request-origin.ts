import type { Request } from 'express';

/**
 * Scheme and host that a request was sent to. An HTTP/1.0 request may name no host; then it is the local address. Express'
 * `req.host` would believe `X-Forwarded-Host`, which no check covers.
 */
export function requestOrigin(req: Request): string {
  return `${req.protocol}://${req.headers.host ?? localHost(req)}`;
}

/** The origin of the app as people reach it: the one that is set, else that of the page that asks. */
export function appOriginOf(req: Request, { appOrigin }: { appOrigin: string | undefined }): string {
  // A browser's `Origin` is ours here: another one was refused before (same-origin.ts).
  return appOrigin ?? req.headers.origin ?? requestOrigin(req);
}

function localHost({ socket: { localAddress = 'localhost', localPort } }: Request): string {
  const plain = localAddress.replace(/^::ffff:/, '');
  return `${plain.includes(':') ? `[${plain}]` : plain}:${localPort}`;
}
