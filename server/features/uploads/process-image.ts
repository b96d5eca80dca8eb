import type { Sharp } from 'sharp';
import { IMAGE_WIDTHS, type ImagePurpose, type ImageType } from '@shared/constants';
import { AppError, invalidImage } from '../../lib/errors';

/** Limits the memory for decoding a small file. */
const MAX_MEGAPIXELS = 40;
// A 1 KB AVIF can expand to any number of pixels, ten times as slowly as a JPEG.
const MAX_MEGAPIXELS_AVIF = 16;
const SECONDS = 10;
const QUALITY = 82;
// No other decoder (SVG, PDF) may process an upload.
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`);

const AVIF_BRANDS = new Set(['avif', 'avis']);

export interface ProcessedImage {
  variants: { width: number; bytes: Buffer }[];
}

let loaded: Promise<typeof import('sharp')> | undefined;

/**
 * Converts an image to WebP in the sizes of IMAGE_WIDTHS, without metadata and only the first frame. Throws
 * 415 for a broken image and 413 for too many pixels. Uses up to 160 MB of memory.
 */
export async function processImage(bytes: Buffer, purpose: ImagePurpose): Promise<ProcessedImage> {
  const type = sniffImage(bytes);
  if (!type) throw invalidImage('unsupported_type', purpose);
  const sharp = await load();
  const megapixels = maxMegapixels(type);
  try {
    // Phones write slightly invalid files. Truncated ones are still rejected.
    const source = sharp(bytes, {
      failOn: 'error',
      limitInputPixels: megapixels * 1_000_000,
      sequentialRead: true,
    });
    const { width, height } = (await source.metadata()).autoOrient;
    const widest = await draw(source.autoOrient(), fit(width, height, IMAGE_WIDTHS[2]));
    const variants: ProcessedImage['variants'] = [];
    for (const step of IMAGE_WIDTHS) {
      const { scale, ...size } = fit(width, height, step);
      const image = sharp(widest.data, { raw: widest.info }).resize({ ...size, fit: 'fill' });
      variants.push({ width: step, bytes: await image.webp({ quality: QUALITY }).toBuffer() });
      // A larger size would be identical.
      if (scale >= 1) break;
    }
    return { variants };
  } catch (error) {
    throw asAppError(error, megapixels);
  }
}

export function sniffImage(bytes: Buffer): ImageType | null {
  const text = bytes.toString('latin1', 0, 12);
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  if (text.startsWith('ftyp', 4)) return isAvif(bytes) ? 'image/avif' : null;
  return null;
}

/** HEIC starts the same way. */
function isAvif(bytes: Buffer): boolean {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    // The version after the brand can't equal a brand.
    if (AVIF_BRANDS.has(bytes.toString('latin1', at, at + 4))) return true;
  }
  return false;
}

const maxMegapixels = (type: ImageType): number =>
  type === 'image/avif' ? MAX_MEGAPIXELS_AVIF : MAX_MEGAPIXELS;

async function draw(image: Sharp, { width, height }: { width: number; height: number }) {
  return image
    .resize({ width, height, fit: 'fill' })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

/** Covers a square of `step`, never enlarged, with a longer side of at most twice `step`. */
function fit(width: number, height: number, step: number) {
  const scale = Math.min(1, step / Math.min(width, height), (2 * step) / Math.max(width, height));
  return {
    scale,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function load() {
  loaded ??= import('sharp');
  const { default: sharp } = await loaded;
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  // Two images are processed at a time. A cache would not help.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

function asAppError(error: unknown, megapixels: number): AppError {
  if (error instanceof Error && /pixel limit/.test(error.message)) {
    return new AppError('too_large', 'too_many_pixels', { params: { megapixels }, cause: error });
  }
  return new AppError('unsupported_type', 'unreadable_image', { cause: error });
}
