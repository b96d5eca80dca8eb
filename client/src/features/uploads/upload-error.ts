import { ApiError, errorOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';

export interface UploadError {
  message: string;
  /** A retry doesn't help. */
  final: boolean;
}

/**
 * The connection broke (0), the signed URL is used or expired (403), the server still holds a broken attempt (409), or
 * the server or the bucket is unavailable or busy.
 */
const isRetryable = (status: number): boolean =>
  status === 0 || status === 403 || status === 409 || status >= 500;

/** Returns null if another attempt may succeed. */
export async function uploadErrorOf(error: unknown): Promise<UploadError | null> {
  const { status, display } = await responseIn(error);
  if (status === undefined || isRetryable(status)) return null;
  const message = display ?? t('uploads.refused');
  return { message, final: status === 413 || status === 415 };
}

async function responseIn(error: unknown): Promise<{ status?: number; display?: string | undefined }> {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return {};
  return errorOf(new Response('body' in error ? String(error.body) : '', { status: error.status }));
}
