import type { UploadResponse, UploadBody, WebImageBody } from '@shared/contracts/uploads';
import { errorOf, post } from '@/lib/api/api-client';
import { imageSrc } from '@/lib/page/image-src';

export async function requestUpload(body: UploadBody): Promise<UploadResponse> {
  const { uploadURL, objectPath } = await post<UploadResponse>('/api/objects/upload', body);
  return { uploadURL: fromHere(uploadURL), objectPath };
}

/** Resolves when the server has fetched the image. */
export function addWebImage(body: WebImageBody): Promise<void> {
  return post('/api/objects/web', body);
}

/** Makes a URL absolute, because behind a proxy with TLS the server may not know the page's scheme. */
function fromHere(address: string): string {
  const url = new URL(address, window.location.href);
  return url.host === window.location.host ? window.location.origin + url.pathname + url.search : url.href;
}

/** Resolves when the server has validated the image. */
export async function confirmUpload(objectPath: string): Promise<void> {
  const response = await fetch(imageSrc(objectPath, 1, 1));
  if (response.ok) return;
  throw await errorOf(response);
}
