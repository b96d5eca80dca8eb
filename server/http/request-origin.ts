import type { Request } from 'express';

export function requestOrigin(req: Request): string {
  return `${req.protocol}://${req.headers.host ?? localHost(req)}`;
}

/** Returns the configured origin, else the requesting page's. */
export function appOriginOf(req: Request, { appOrigin }: { appOrigin: string | undefined }): string {
  // same-origin.ts rejects foreign ones before.
  return appOrigin ?? req.headers.origin ?? requestOrigin(req);
}

function localHost({ socket: { localAddress = 'localhost', localPort } }: Request): string {
  const plain = localAddress.replace(/^::ffff:/, '');
  return `${plain.includes(':') ? `[${plain}]` : plain}:${localPort}`;
}
