import type { ImageType } from '@shared/constants';

const AVIF_BRANDS = new Set(['avif', 'avis']);

/** What an image is by its first bytes, whatever it is called; null for anything that is not taken. */
export function sniffImage(bytes: Buffer): ImageType | null {
  const text = bytes.toString('latin1', 0, 12);
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  if (text.startsWith('ftyp', 4)) return isAvif(bytes) ? 'image/avif' : null;
  return null;
}

/** The first box names the brand, and then all it is compatible with. HEIC begins the same way. */
function isAvif(bytes: Buffer): boolean {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    // Between the brand and the list is a version, which no brand looks like.
    if (AVIF_BRANDS.has(bytes.toString('latin1', at, at + 4))) return true;
  }
  return false;
}
