import type { Request } from 'express';

/**
 * Returns the scheme and host of a request, or the local address for HTTP/1.0 without a host. Not Express'
 * `req.host`, which trusts the unverified `X-Forwarded-Host`.
 */
export function requestOrigin(req: Request): string {
  return `${req.protocol}://${req.headers.host ?? localHost(req)}`;
}

/** Returns the app's public origin: the configured one, else the requesting page's. */
export function appOriginOf(req: Request, { appOrigin }: { appOrigin: string | undefined }): string {
  // `Origin` is ours here, because same-origin.ts rejects others before.
  return appOrigin ?? req.headers.origin ?? requestOrigin(req);
}

function localHost({ socket: { localAddress = 'localhost', localPort } }: Request): string {
  const plain = localAddress.replace(/^::ffff:/, '');
  return `${plain.includes(':') ? `[${plain}]` : plain}:${localPort}`;
}
