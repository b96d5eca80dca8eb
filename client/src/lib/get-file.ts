import { ApiError, errorOf } from './api-client';
import { noteAnswer, noteFailure } from './connection';

/** An answer that is a file, read whole. Throws ApiError for a refusal, and what `fetch` throws when the connection breaks. */
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
