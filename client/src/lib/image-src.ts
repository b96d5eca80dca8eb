import { IMAGE_WIDTHS } from '@shared/constants';
import { isUploadPath } from '@shared/rules/images';

/**
 * The address of a picture in the size that fits a square of `pixels` CSS pixels on this screen. Only our own uploads come
 * in sizes; any other address stays as it is.
 */
export function imageSrc(url: string, pixels: number, density = window.devicePixelRatio || 1): string {
  if (!isUploadPath(url)) return url;
  const wanted = pixels * Math.min(density, 3);
  const width = IMAGE_WIDTHS.find((step) => step >= wanted) ?? IMAGE_WIDTHS.at(-1);
  return `${url}?w=${width}`;
}
