import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Request, RequestHandler } from 'express';

interface OwnNames {
  appOrigin: string | undefined;
  listenHost?: string | undefined;
  trustProxy: number | string[] | false;
}

// Public DNS can't resolve these names.
const HOME_NAME = /^[^.]+$|\.(?:localhost|local|lan|home|internal|localdomain|home\.arpa)$/;
const HOST_HEADER = /^(?:\[[\da-f:.]+\]|[^\s:/?#@[\]\\]+)(?::\d*)?$/i;

const MISDIRECTED = `Starnest doesn't serve this host name.
Open it by the address in STARNEST_URL, or set STARNEST_URL to the address that people use (README.md, "Settings").
`;

/**
 * Rejects foreign host names with 421, because of DNS rebinding: a page whose name resolves to a home server
 * would share its origin. Behind a trusted proxy without STARNEST_URL, the proxy controls the names. Ignores
 * `X-Forwarded-Host`.
 */
export function requireOwnHost({ appOrigin, listenHost, trustProxy }: OwnNames): RequestHandler {
  const machine = hostname().toLowerCase();
  const names = new Set([machine, `${machine}.local`]);
  if (appOrigin !== undefined) names.add(new URL(appOrigin).hostname);
  if (listenHost !== undefined) names.add(listenHost.toLowerCase());
  const takesAnyName = trustProxy !== false && appOrigin === undefined;

  const isOwn = (host: string): boolean => {
    if (takesAnyName) return true;
    const name = new URL(`http://${host}`).hostname.replace(/\.$/, '');
    return names.has(name) || HOME_NAME.test(name) || isIP(name.replace(/^\[|\]$/g, '')) > 0;
  };

  return (req, res, next) => {
    const { host } = req.headers;
    if (host === undefined) return next();
    if (hostCount(req) > 1 || !HOST_HEADER.test(host) || !URL.canParse(`http://${host}`))
      return void res.status(400).type('text').send('Send one valid Host header.\n');
    if (!isOwn(host)) return void res.status(421).type('text').send(MISDIRECTED);
    return next();
  };
}

const hostCount = ({ rawHeaders }: Request): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
