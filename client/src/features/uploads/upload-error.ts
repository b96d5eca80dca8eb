import { ApiError, errorOf } from '@/lib/api-client';
import { t } from '@/lib/messages';

/** Why an upload came to nothing, in words for a person. */
export interface UploadError {
  message: string;
  /** The image itself is at fault, so that sending it again would help nobody. */
  final: boolean;
}

/**
 * True when another attempt may succeed: the connection broke (0), the server still holds a broken attempt (409), or the
 * server or the bucket is away or busy.
 */
export const isRetryable = (status: number): boolean => status === 0 || status === 409 || status >= 500;

/** Why an upload was refused; null when it was not: it broke off, the server was busy, the signed address had expired. */
export async function uploadErrorOf(error: unknown): Promise<UploadError | null> {
  const { status, display } = await responseIn(error);
  if (status === undefined || isRetryable(status) || status === 403) return null;
  const message = display ?? t('uploads.refused');
  return { message, final: status === 413 || status === 415 };
}

/** The server's response in what was thrown: by our own calls, or for a PUT by Uppy, with the request beside it. */
async function responseIn(error: unknown): Promise<{ status?: number; display?: string | undefined }> {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error) || !('request' in error)) return {};
  const { request } = error;
  // Without an answer there is no status.
  if (!(request instanceof XMLHttpRequest) || request.status === 0) return {};
  return errorOf(new Response(request.responseText, { status: request.status }));
}
