import { describe, expect, it } from 'vitest';
import { imageSrc } from './image-src';

const own = '/objects/uploads/0a1b';

describe('imageSrc', () => {
  it.each([
    [28, 1, 160],
    [88, 2, 480],
    [160, 1, 160],
    [160, 3, 480],
    [700, 2, 1280],
    [2000, 3, 1280],
  ])('for an upload at %d px and density %d requests width %d', (pixels, density, width) => {
    expect(imageSrc(own, pixels, density)).toBe(`${own}?w=${width}`);
  });

  it.each(['https://pictures.example/cat.png?a=1&b=ä#c', 'HTTP://pictures.example/'])(
    'proxies the web image %s',
    (url) => {
      const src = new URL(imageSrc(url, 88, 2), 'https://nest.example');
      expect([src.origin, src.pathname]).toEqual(['https://nest.example', '/objects/web']);
      expect(Object.fromEntries(src.searchParams)).toEqual({ url, w: '480' });
    },
  );

  it.each(['//pictures.example/cat.png', 'data:image/png;base64,x', '/objects/other/x', '', `${own}?w=5`])(
    'leaves %j unchanged',
    (url) => {
      expect(imageSrc(url, 100)).toBe(url);
    },
  );
});
