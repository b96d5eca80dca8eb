import { IMAGE_WIDTHS } from '@shared/constants';
import { isUploadPath, isWebAddress } from '@shared/rules/images';

/**
 * Returns the picture for a square of `pixels` CSS pixels. External pictures are proxied, so that the browser
 * contacts no other site.
 */
export function imageSrc(url: string, pixels: number, density = window.devicePixelRatio || 1): string {
  const wanted = pixels * Math.min(density, 3);
  const width = String(IMAGE_WIDTHS.find((step) => step >= wanted) ?? IMAGE_WIDTHS.at(-1));
  if (isUploadPath(url)) return `${url}?w=${width}`;
  if (isWebAddress(url)) return `/objects/web?${new URLSearchParams({ url, w: width })}`;
  return url;
}
