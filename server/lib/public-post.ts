import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPrivateHost } from './private-hosts';
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

/** Like `createPublicFetch`, without redirects, and for https only except to `privateHosts`. */
export function createPublicPost({ request = requestHttps, port = 443, ...hosts }: Options = {}): PublicPost {
  const addressesOf = publicAddresses(hosts);
  return async (address, { headers, body }, signal) => {
    const isListed =
      URL.canParse(address) && isPrivateHost(new URL(address), hosts.privateHosts ?? new Set());
    if (!isListed && !isPublicHttps(address)) throw new PublicFetchError('not a public https address');
    const url = new URL(address);
    const isPlain = url.protocol === 'http:';
    const send = isPlain ? requestHttp : request;
    const listedPort = Number(url.port) || (isPlain ? 80 : 443);
    const post = async (inTime: AbortSignal) => {
      const lookup = pinnedTo(await addressesOf(url, inTime));
      const target = {
        method: 'POST',
        hostname: url.hostname.replace(/^\[|\]$/g, ''),
        port: isListed ? listedPort : port,
        path: url.pathname + url.search,
      };
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        send({ ...target, headers, lookup, signal: inTime, agent: false })
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
