import { IMAGE_BYTES, IMAGE_TYPES, type ImagePurpose, type ImageType } from '../constants';

const UPLOADS = '/objects/uploads/';

/** The photos of chores on a family board. The service worker keeps them in this cache. */
export const BOARD_IMAGES = '/api/board/images/';
export const BOARD_IMAGE_CACHE = 'board-images';

export function isUploadPath(value: string): boolean {
  return /^\/objects\/uploads\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/.test(value);
}

export const uploadPath = (name: string): string => `${UPLOADS}${name}`;

/** Returns null for another URL. */
export function uploadNameOf(path: string): string | null {
  return isUploadPath(path) ? path.slice(UPLOADS.length) : null;
}

export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value);
}

/** Returns null for unsupported types such as SVG or HEIC. */
export function imageTypeOf(mediaType: string): ImageType | null {
  const plain = mediaType.split(';', 1)[0]?.trim().toLowerCase();
  return IMAGE_TYPES.find((type) => type === plain) ?? null;
}

export function maxImageMegabytes(purpose: ImagePurpose): number {
  return Math.round(IMAGE_BYTES[purpose] / 1024 / 1024);
}
