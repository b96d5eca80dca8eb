import ipaddr from 'ipaddr.js';

// All that is given out for use on the internet; what lies outside has no owner, or is translated to something else.
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an IP address that anybody on the internet can reach: not private, loopback, link-local, shared (CGNAT),
 * multicast, reserved or for documentation, and no IPv6 form of an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}
