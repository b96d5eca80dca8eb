import ipaddr from 'ipaddr.js';

// The addresses assigned for use on the internet; others are unassigned or translate to something else.
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an IP address that is reachable from the internet: not private, loopback, link-local, shared (CGNAT),
 * multicast, reserved or for documentation, and no IPv6 form of an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

// Names that are never looked up on the internet (RFC 6761, 6762, 7686, 8375, 9476), and those without a dot.
const RESERVED_NAME =
  /^[^.]*$|(?:^|\.)(?:localhost|local|internal|home\.arpa|test|example|invalid|onion|alt)$/i;

/**
 * Whether `address` is an https URL without credentials or a port of its own, of a host that may be on the internet. Looks
 * nothing up.
 */
export function isPublicHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, port, hostname } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  return ipaddr.isValid(host) ? isPublicAddress(host) : !RESERVED_NAME.test(host);
}
