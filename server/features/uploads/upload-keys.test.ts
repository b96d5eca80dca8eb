import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids';
import { plainKey } from '../../stores/image-store';
import { folderOf, imageKey, incomingKey, nameInKey, partKey, placesOf } from './upload-keys';

const family = newId();
const name = '0123456789abcdef0123456789abcdef';

describe('the keys of an upload', () => {
  it('are plain, and all below the folders of the family', () => {
    const keys = [incomingKey(family, name), partKey(family, name, 1), imageKey(family, name, 480)];
    for (const key of keys) {
      expect(plainKey(key)).toBe(key);
      expect(placesOf(folderOf(family)).some((place) => key.startsWith(`${place}/`))).toBe(true);
      expect(placesOf(folderOf(family, name)).some((place) => key.startsWith(`${place}/`))).toBe(true);
    }
  });

  it('keep what is unchecked apart from what is served', () => {
    expect(incomingKey(family, name).split('/')[0]).not.toBe(imageKey(family, name, 480).split('/')[0]);
  });

  it('are read back for their own family alone', () => {
    expect(nameInKey(family, incomingKey(family, name))).toBe(name);
    expect(nameInKey(family, incomingKey(newId(), name))).toBeNull();
  });

  it.each([
    '',
    name,
    imageKey(family, name, 480),
    partKey(family, name, 1),
    `/${incomingKey(family, name)}`,
    incomingKey(family, `../${name}`),
    incomingKey(family, name).replace(name, `x/../${name}`),
    `${incomingKey(family, name)}\n`,
  ])('are not read from %j', (key) => {
    expect(nameInKey(family, key)).toBeNull();
  });
});

describe('plainKey', () => {
  it.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../b',
    'a//b',
    'a/./b',
    'a/',
    String.raw`a\..\b`,
    'a\u0000',
    '.hidden',
  ])('throws for %j', (key) => {
    expect(() => plainKey(key)).toThrow('not a plain key');
  });
});
