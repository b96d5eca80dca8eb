import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this host', '0.0.0.0', '0.1.2.3', '::'],
    ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
    ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1'],
    ['link-local', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fec0::1'],
    ['shared by a provider', '100.64.0.1', '100.127.255.255'],
    ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
    [
      'broadcast and reserved',
      '255.255.255.255',
      '240.0.0.1',
      '192.0.0.1',
      '192.88.99.1',
      '100::1',
      '4000::1',
    ],
    ['for documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    ['for measurements', '198.18.0.1', '198.19.255.255', '2001:2::1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '::ffff:0:7f00:1'],
    ['translated', '64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::1', '2001:0:7f00::1'],
    ['no address', '', 'localhost', '127.0.0.1.nip.io', '8.8.8.8:80', '[::1]', '1.2.3.4.5'],
  ])('rejects addresses: %s', (_what, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
