import { describe, expect, it } from 'vitest';
import { addressBlocks, addressKey } from './address';

describe('addressKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('maps %s to %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('addressBlocks', () => {
  it.each([
    ['2001:db8:1:2ff::1', '2001:db8:1:200::/56', '2001:db8:1::/48'],
    ['2001:db8:1:1::', '2001:db8:1:0::/56', '2001:db8:1::/48'],
    ['::1', '0:0:0:0::/56', '0:0:0::/48'],
  ])('puts %s into %s and %s', (address, block56, block48) => {
    expect(addressBlocks(addressKey(address))).toEqual({ block56, block48 });
  });

  it.each(['192.0.2.7', 'unknown'])('returns null for %s', (key) => {
    expect(addressBlocks(key)).toBeNull();
  });
});
