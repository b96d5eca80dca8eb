import { IMAGE_BYTES, IMAGE_TYPES, type ImagePurpose, type ImageType } from '../constants';

const UPLOADS = '/objects/uploads/';

/** True for the path of an uploaded image: a plain name, no folders, no dots that climb. */
export function isUploadPath(value: string): boolean {
  return /^\/objects\/uploads\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/.test(value);
}

/** The path under which the upload `name` is kept and served. */
export const uploadPath = (name: string): string => `${UPLOADS}${name}`;

/** The name in an upload's path; null for anything else, such as an image of the web. */
export function uploadNameOf(path: string): string | null {
  return isUploadPath(path) ? path.slice(UPLOADS.length) : null;
}

/** True for the address of an image from elsewhere: http or https. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value);
}

/** The kind of image this media type is; null for one that is not taken (SVG, HEIC, a page). */
export function imageTypeOf(mediaType: string): ImageType | null {
  const plain = mediaType.split(';', 1)[0]?.trim().toLowerCase();
  return IMAGE_TYPES.find((type) => type === plain) ?? null;
}

/** How large an image may be, in the whole megabytes that messages name. */
export function maxImageMegabytes(purpose: ImagePurpose): number {
  return Math.round(IMAGE_BYTES[purpose] / 1024 / 1024);
}
