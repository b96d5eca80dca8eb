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
