import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blankAvif, noise, picture } from '../../../tests/support/pictures';
import { processImage, sniffImage } from './process-image';

const HEIC = Buffer.from('000000186674797068656963000000006d69663168656963', 'hex');

async function refusal(bytes: Buffer): Promise<unknown> {
  try {
    await processImage(bytes, 'chore');
  } catch (error) {
    return error;
  }
  throw new Error('was taken');
}

const stored = async (bytes: Buffer) => {
  const { variants } = await processImage(bytes, 'chore');
  return Promise.all(
    variants.map(async ({ width, bytes: drawn }) => ({ step: width, ...(await sharp(drawn).metadata()) })),
  );
};

describe('sniffImage', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'recognizes %s by its first bytes',
    async (format) => {
      expect(sniffImage(await picture(format))).toBe(`image/${format}`);
    },
  );

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['a GIF of an unknown version', Buffer.from('GIF88a')],
    ['HEIC', HEIC],
    ['half of a PNG signature', Buffer.from('\u0089PNG', 'latin1')],
    ['a box that is too short', Buffer.from('0000000066747970', 'hex')],
  ])('does not recognize %s', (_what, bytes) => {
    expect(sniffImage(bytes)).toBeNull();
  });
});

describe('processImage', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('re-encodes %s as WebP', async (format) => {
    expect(await stored(await picture(format))).toMatchObject([
      { step: 160, format: 'webp', width: 40, height: 30 },
    ]);
  });

  it('creates three sizes of a large picture, each covering its square', async () => {
    const sizes = await stored(await picture('jpeg', 4000, 3000));
    expect(sizes.map(({ step, width, height }) => [step, width, height])).toEqual([
      [160, 213, 160],
      [480, 640, 480],
      [1280, 1707, 1280],
    ]);
  });

  it('never enlarges, and limits the long side to two squares', async () => {
    const [small, ...more] = await stored(await picture('png', 200, 150));
    expect([small?.width, small?.height, more]).toEqual([200, 150, []]);
    const [strip] = await stored(await picture('png', 3000, 100));
    expect([strip?.width, strip?.height]).toEqual([320, 11]);
  });

  it('rotates the picture upright and removes all metadata', async () => {
    const photo = await sharp(await picture('jpeg', 60, 20))
      .withExif({
        IFD0: { Make: 'Secret camera', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret place</x:xmpmeta>')
      .toBuffer();
    expect(photo.includes('Secret camera')).toBe(true);
    const [drawn] = (await processImage(photo, 'chore')).variants;
    const bytes = drawn?.bytes ?? Buffer.alloc(0);
    const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, xmp, iptc, icc, orientation }).toEqual({ width: 20, height: 60 });
    expect(/secret|exif|gps/i.test(bytes.toString('latin1'))).toBe(false);
  });

  it('keeps transparency and the first frame of an animation', async () => {
    const glass = { r: 255, g: 0, b: 0, alpha: 0.5 };
    const [pane] = await stored(
      await sharp({ create: { width: 20, height: 20, channels: 4, background: glass } })
        .png()
        .toBuffer(),
    );
    expect(pane).toMatchObject({ hasAlpha: true });
    const animated = await sharp([await picture('png', 20, 20), await noise(20, 20)], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const [first] = await stored(animated);
    expect(first).toMatchObject({ width: 20, height: 20 });
    expect(first?.pages).toBeUndefined();
  });

  it('drops data appended to a picture', async () => {
    const tail = Buffer.from('<script>alert(document.cookie)</script>');
    const both = Buffer.concat([await picture('jpeg'), tail]);
    const { variants } = await processImage(both, 'chore');
    expect(variants.some(({ bytes }) => bytes.includes('script'))).toBe(false);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', readFileSync('client/index.html')],
    ['HEIC', HEIC],
  ])('rejects %s and names the accepted types', async (_what, bytes) => {
    expect(await refusal(bytes)).toMatchObject({
      status: 415,
      key: 'unsupported_type.image',
      params: { megabytes: 10 },
    });
  });

  it('rejects a script with a GIF header', async () => {
    const polyglot = Buffer.from('GIF89a/*\u0000\u0000\u0000*/=1;alert(document.cookie)//', 'latin1');
    expect(await refusal(polyglot)).toMatchObject({ status: 415, code: 'unreadable_image' });
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('rejects half a %s', async (format) => {
    const whole = await picture(format, 300, 200);
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    expect(await refusal(half)).toMatchObject({ status: 415, code: 'unreadable_image' });
  });

  it('rejects more than 40 megapixels without decoding', async () => {
    const bomb = await sharp({ create: { width: 8200, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusal(bomb)).toMatchObject({ status: 413, code: 'too_many_pixels' });
  });

  it('rejects more than 16 megapixels of AVIF, which is slow to decode', { timeout: 60_000 }, async () => {
    const bomb = await blankAvif(4100, 4000);
    expect(bomb.length).toBeLessThan(1000);
    expect(await refusal(bomb)).toMatchObject({
      status: 413,
      code: 'too_many_pixels',
      params: { megapixels: 16 },
    });
  });
});
