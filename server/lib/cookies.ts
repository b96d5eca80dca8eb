import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { unsign } from 'cookie-signature';
import type { Request, Response } from 'express';

/**
 * Over https with the `__Host-` prefix, so that subdomains can't set it. Browsers reject it over http, as in
 * a home network.
 */
export const cookieName = (name: string, secure: boolean): string =>
  `${secure ? '__Host-' : ''}starnest.${name}`;

export const readCookie = (req: IncomingMessage, name: string, secure: boolean): string | undefined =>
  parseCookie(req.headers.cookie ?? '')[cookieName(name, secure)];

/** Sets an HttpOnly, same-site cookie; `maxAge` in seconds. */
export function setCookie(req: Request, res: Response, name: string, value: string, maxAge: number): void {
  const { secure } = req;
  const attributes = { path: '/', secure, httpOnly: true, sameSite: 'strict', maxAge } as const;
  res.append('Set-Cookie', stringifySetCookie({ name: cookieName(name, secure), value, ...attributes }));
}

/** Returns the value of `signed` if one of `keys` signed it. */
export function unsignWith(keys: readonly string[], signed: string): string | null {
  for (const key of keys) {
    const value = unsign(signed, key);
    if (value !== false) return value;
  }
  return null;
}
