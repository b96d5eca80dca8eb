import { lookup, Resolver } from 'node:dns/promises';
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateHost, type PrivateHosts } from './private-hosts';
import { isPublicAddress } from './public-address';

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const GONE = new Set([401, 403, 404, 410]);
const HEADERS = { 'User-Agent': 'Starnest', Accept: 'image/*' };

export interface FetchedBody {
  chunks: AsyncIterable<Buffer>;
  length: number | undefined;
  /** 304 only if `headers` made the request conditional. */
  status: 200 | 304;
  headers: IncomingHttpHeaders;
}

/** A GET to public addresses only. Throws PublicFetchError, or the reason of `signal`. */
export type PublicFetch = (
  url: string,
  signal: AbortSignal,
  headers?: Readonly<Record<string, string>>,
) => Promise<FetchedBody>;

/** The message reveals the network, so it must not be shown to users. */
export class PublicFetchError extends Error {
  readonly reason: 'unreachable' | 'not_found' | 'private_address';
  constructor(
    message: string,
    { cause, reason = 'unreachable' }: { cause?: unknown; reason?: PublicFetchError['reason'] } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
  }
}

export interface PublicHosts {
  /** Hosts of the home network that the operator allows. */
  privateHosts?: PrivateHosts;
  /** Defaults to DNS without the hosts file. */
  resolve?: (hostname: string, signal: AbortSignal) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
}

/**
 * Fetches a user's URL without access to our network (SSRF): addresses are checked after resolving, the
 * connection is pinned to them, and up to three redirects are checked the same way. `resolve` and `isAllowed`
 * are for tests.
 */
export function createPublicFetch(hosts: PublicHosts = {}): PublicFetch {
  const addressesOf = publicAddresses(hosts);
  return async (address, signal, own) => {
    let url = parseTarget(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await get(url, await addressesOf(url, signal), signal, own);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200 || (statusCode === 304 && own)) {
        const length = Number(headers['content-length']);
        return {
          chunks: response,
          length: Number.isInteger(length) ? length : undefined,
          status: statusCode,
          headers,
        };
      }
      response.destroy();
      if (!REDIRECTS.has(statusCode) || headers.location === undefined) {
        throw new PublicFetchError(`status ${statusCode}`, {
          reason: GONE.has(statusCode) ? 'not_found' : 'unreachable',
        });
      }
      url = parseTarget(headers.location, url);
    }
    throw new PublicFetchError('too many redirects');
  };
}

/** Throws PublicFetchError if the host has no public address. */
export function publicAddresses({ resolve, isAllowed = isPublicAddress, privateHosts }: PublicHosts) {
  return async (url: URL, signal: AbortSignal): Promise<string[]> => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isListed = privateHosts !== undefined && isPrivateHost(url, privateHosts);
    const find = resolve ?? (isListed ? resolveAtHome : resolveByDns);
    const found = isIP(host) ? [host] : await find(host, signal);
    const allowed = isListed ? found : found.filter(isAllowed);
    if (allowed.length === 0)
      throw new PublicFetchError('no public address', {
        reason: found.length === 0 ? 'unreachable' : 'private_address',
      });
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

function get(
  url: URL,
  addresses: string[],
  signal: AbortSignal,
  own: Readonly<Record<string, string>> = {},
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // `agent: false` closes the connection after the response.
    request(url, { signal, lookup: pinnedTo(addresses), headers: { ...HEADERS, ...own }, agent: false })
      .once('response', resolve)
      .on('error', (cause) => reject(new PublicFetchError('no connection', { cause })))
      .end();
  });
}

export function pinnedTo(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, callback) => {
    const [first] = all;
    if (options.all) callback(null, all);
    else if (first) callback(null, first.address, first.family);
    else callback(new Error('no address'), '');
  };
}

/** The system's resolver would block a pool thread while a name server is silent. */
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

/** The system's resolver also knows the hosts file and the names of the home network. */
async function resolveAtHome(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}
