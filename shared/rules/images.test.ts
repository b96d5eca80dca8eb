import { describe, expect, it } from 'vitest';
import { imageTypeOf, isUploadPath, uploadNameOf, uploadPath } from './images';

describe('an upload path', () => {
  it('is distinguished from other URLs', () => {
    expect(uploadNameOf(uploadPath('0a1b'))).toBe('0a1b');
    expect(uploadNameOf('https://pictures.example/objects/uploads/0a1b')).toBeNull();
  });

  it.each([
    '',
    '..',
    '../x',
    'a/b',
    'a%2fb',
    String.raw`a\b`,
    '.hidden',
    'a b',
    'x'.repeat(129),
    'a?w=1',
    'a\n',
  ])('rejects the name %j', (name) => {
    expect(isUploadPath(`/objects/uploads/${name}`)).toBe(false);
  });
});

describe('imageTypeOf', () => {
  it('parses media types as browsers send them', () => {
    expect(imageTypeOf('image/PNG')).toBe('image/png');
    expect(imageTypeOf('image/jpeg; charset=binary')).toBe('image/jpeg');
  });

  it.each(['image/svg+xml', 'text/html', 'image/heic', 'image/', ''])('rejects %j', (type) => {
    expect(imageTypeOf(type)).toBeNull();
  });
});
