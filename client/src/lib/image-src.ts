import { IMAGE_WIDTHS } from '@shared/constants';
import { isUploadPath, isWebAddress } from '@shared/rules/images';

/**
 * The address of a picture in the size that fits a square of `pixels` CSS pixels on this screen. A picture from elsewhere is
 * shown through the app, so that the browser asks no other site (docs/decisions/0132). Any other address stays as it is.
 */
export function imageSrc(url: string, pixels: number, density = window.devicePixelRatio || 1): string {
  const wanted = pixels * Math.min(density, 3);
  const width = String(IMAGE_WIDTHS.find((step) => step >= wanted) ?? IMAGE_WIDTHS.at(-1));
  if (isUploadPath(url)) return `${url}?w=${width}`;
  if (isWebAddress(url)) return `/objects/web?${new URLSearchParams({ url, w: width })}`;
  return url;
}
