import { Resolver } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const HEADERS = { 'User-Agent': 'Starnest', Accept: 'image/*' };

/** A fetched body; the reader decides how much of it to read. */
export interface FetchedBody {
  chunks: AsyncIterable<Buffer>;
  /** Bytes, if the sender says. */
  length: number | undefined;
}

/** A GET that may reach public addresses only. Throws PublicFetchError, or `signal`'s reason once it aborts. */
export type PublicFetch = (url: string, signal: AbortSignal) => Promise<FetchedBody>;

/** Something could not be fetched. The message reveals the network, so it is for the log, not for people. */
export class PublicFetchError extends Error {}

export interface PublicHosts {
  /** Returns all IP addresses of a host name; by default from the DNS, without this machine's hosts file. */
  resolve?: (hostname: string, signal: AbortSignal) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
}

/**
 * Fetches a URL that a user names, without giving access to our network (SSRF): http and https without credentials only,
 * addresses are checked after the name look-up, the connection is pinned to them (a second look-up could return others),
 * and each of at most three redirects is checked in the same way. `resolve` and `isAllowed` are for tests.
 */
export function createPublicFetch(hosts: PublicHosts = {}): PublicFetch {
  const addressesOf = publicAddresses(hosts);
  return async (address, signal) => {
    let url = parseTarget(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await get(url, await addressesOf(url, signal), signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) {
        const length = Number(headers['content-length']);
        return { chunks: response, length: Number.isInteger(length) ? length : undefined };
      }
      response.destroy();
      if (!REDIRECTS.has(statusCode) || headers.location === undefined) {
        throw new PublicFetchError(`status ${statusCode}`);
      }
      url = parseTarget(headers.location, url);
    }
    throw new PublicFetchError('too many redirects');
  };
}

/** Looks up the public addresses of a URL's host. Throws PublicFetchError when it has none. */
export function publicAddresses({ resolve = resolveByDns, isAllowed = isPublicAddress }: PublicHosts) {
  return async (url: URL, signal: AbortSignal): Promise<string[]> => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const found = isIP(host) ? [host] : await resolve(host, signal);
    const allowed = found.filter(isAllowed);
    if (allowed.length === 0) throw new PublicFetchError('no public address');
    return allowed;
  };
}

function parseTarget(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new PublicFetchError('no address');
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new PublicFetchError('not http');
  if (url.username !== '' || url.password !== '') throw new PublicFetchError('credentials');
  return url;
}

function get(url: URL, addresses: string[], signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // `agent: false`: a separate connection that ends with the response.
    request(url, { signal, lookup: pinnedTo(addresses), headers: HEADERS, agent: false })
      .once('response', resolve)
      .on('error', (cause) => reject(new PublicFetchError('no connection', { cause })))
      .end();
  });
}

/** A look-up that returns these addresses. */
export function pinnedTo(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, callback) => {
    const [first] = all;
    if (options.all) callback(null, all);
    else if (first) callback(null, first.address, first.family);
    else callback(new Error('no address'), '');
  };
}

/** Uses Node's resolver, because the system's would block a thread of the pool while a name server is silent. */
async function resolveByDns(hostname: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
