import { isIPv6 } from 'node:net';

/** Returns for IPv6 the /64 that one home or server gets. */
export function addressKey(address: string | undefined): string {
  if (!address) return 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain;
}

/**
 * Returns the larger IPv6 blocks of an address key, or null for IPv4. One customer may own 256 (/56) or
 * 65,536 (/48) of the /64 blocks.
 */
export function addressBlocks(key: string): { block56: string; block48: string } | null {
  if (!key.endsWith('::/64')) return null;
  const [first, second, third, fourth = '0'] = key.slice(0, -'::/64'.length).split(':');
  const upperByte = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return {
    block56: `${first}:${second}:${third}:${upperByte}::/56`,
    block48: `${first}:${second}:${third}::/48`,
  };
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
