import type { UploadResponse, UploadBody, WebImageBody } from '@shared/contracts/uploads';
import { errorOf, post } from '@/lib/api-client';
import { imageSrc } from '@/lib/image-src';

/** A place for one image: where to PUT it, and the path it is then known by. */
export async function requestUpload(body: UploadBody): Promise<UploadResponse> {
  const { uploadURL, objectPath } = await post<UploadResponse>('/api/objects/upload', body);
  return { uploadURL: fromHere(uploadURL), objectPath };
}

/** Resolves when the server has the image at this address of the web. Throws an ApiError with the reason when it is not to be had. */
export function addWebImage(body: WebImageBody): Promise<void> {
  return post('/api/objects/web', body);
}

/** `address`, whole: behind a proxy that ends TLS the server may not know the scheme that this page came by. */
function fromHere(address: string): string {
  const url = new URL(address, window.location.href);
  return url.host === window.location.host ? window.location.origin + url.pathname + url.search : url.href;
}

/** Resolves when the server has checked the image that was sent. Throws an ApiError with the reason when it is refused. */
export async function confirmUpload(objectPath: string): Promise<void> {
  const response = await fetch(imageSrc(objectPath, 1, 1));
  if (response.ok) return;
  throw await errorOf(response);
}
