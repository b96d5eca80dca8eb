import { ApiError, errorOf } from './api-client';
import { noteAnswer, noteFailure } from './connection';

/** Throws ApiError, and errors of `fetch`. */
export async function getFile(path: string): Promise<Blob> {
  try {
    const response = await fetch(path, { credentials: 'include' });
    noteAnswer();
    if (!response.ok) throw await errorOf(response);
    return await response.blob();
  } catch (error) {
    if (!(error instanceof ApiError)) noteFailure(error);
    throw error;
  }
}

// The browser starts reading it in this time.
const KEEP_MS = 60_000;

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
