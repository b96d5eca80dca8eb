import ipaddr from 'ipaddr.js';

// Other IPv6 ranges are unassigned or translated.
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is not private, loopback, link-local, shared (CGNAT), multicast, reserved or for
 * documentation, and not an IPv6 form of IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

// Names that never resolve on the internet (RFC 6761, 6762, 7686, 8375, 9476), and names without a dot.
const RESERVED_NAME =
  /^[^.]*$|(?:^|\.)(?:localhost|local|internal|home\.arpa|test|example|invalid|onion|alt)$/i;

/** Whether it is an https URL of a public host without credentials or port. Resolves nothing. */
export function isPublicHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, port, hostname } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  return isPublicHost(hostname);
}

/** Whether a URL's host name is a public address, or a name that can be on the internet. Resolves nothing. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  return ipaddr.isValid(host) ? isPublicAddress(host) : !RESERVED_NAME.test(host);
}
