import { ApiError } from '@/lib/api-client';

/** Why an upload came to nothing, in words for a person. */
export interface Refusal {
  message: string;
  /** The image itself is at fault, so that sending it again would help nobody. */
  final: boolean;
}

/**
 * Why an upload was refused; null when the next try may well succeed: the connection broke, the server was busy, the signed
 * address had expired.
 */
export function refusalOf(error: unknown): Refusal | null {
  const { status, display } = answerIn(error);
  if (status === undefined || status >= 500 || status === 403) return null;
  const message = display ?? 'This picture was refused. Please choose another one.';
  return { message, final: status === 413 || status === 415 };
}

/** The server's answer in what was thrown: by our own calls, or by Uppy for a PUT, with status and text beside it. */
function answerIn(error: unknown): { status?: number; display?: string } {
  if (error instanceof ApiError) return error;
  if (typeof error !== 'object' || error === null || !('status' in error)) return {};
  const { status } = error;
  if (typeof status !== 'number' || status < 400) return {};
  return new ApiError(status, '', 'body' in error && typeof error.body === 'string' ? error.body : '');
}
