import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicHttps } from './public-address';
import { withTimeout } from './with-timeout';
import { pinnedTo, publicAddresses, PublicFetchError, type PublicHosts } from './public-fetch';

const TIMEOUT_MS = 10_000;

export interface PostedMessage {
  headers: Record<string, string | number>;
  body: Buffer;
}

/** Returns the status. Throws PublicFetchError. */
export type PublicPost = (url: string, message: PostedMessage, signal: AbortSignal) => Promise<number>;

interface Options extends PublicHosts {
  request?: typeof requestHttps;
  port?: number;
}

/** Like `createPublicFetch`, for https only and without redirects. */
export function createPublicPost({ request = requestHttps, port = 443, ...hosts }: Options = {}): PublicPost {
  const addressesOf = publicAddresses(hosts);
  return async (address, { headers, body }, signal) => {
    if (!isPublicHttps(address)) throw new PublicFetchError('not a public https address');
    const url = new URL(address);
    const post = async (inTime: AbortSignal) => {
      const lookup = pinnedTo(await addressesOf(url, inTime));
      const target = { method: 'POST', hostname: url.hostname, port, path: url.pathname + url.search };
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request({ ...target, headers, lookup, signal: inTime, agent: false })
          .once('response', resolve)
          .on('error', (cause) => reject(new PublicFetchError('no connection', { cause })))
          .end(body);
      });
      response.destroy();
      return response.statusCode ?? 0;
    };
    return withTimeout(TIMEOUT_MS, post, signal);
  };
}
