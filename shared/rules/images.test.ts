import { describe, expect, it } from 'vitest';
import { imageTypeOf, isUploadPath, uploadNameOf, uploadPath } from './images';

describe('the path of an upload', () => {
  it('is told from every other address', () => {
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
  ])('holds a plain name, so not %j', (name) => {
    expect(isUploadPath(`/objects/uploads/${name}`)).toBe(false);
  });
});

describe('imageTypeOf', () => {
  it('reads a media type as browsers write it', () => {
    expect(imageTypeOf('image/PNG')).toBe('image/png');
    expect(imageTypeOf('image/jpeg; charset=binary')).toBe('image/jpeg');
  });

  it.each(['image/svg+xml', 'text/html', 'image/heic', 'image/', ''])('takes no %j', (type) => {
    expect(imageTypeOf(type)).toBeNull();
  });
});
