import { fetcher } from '@uppy/core/utils';
import { UPLOAD_ATTEMPTS, type ImagePurpose } from '@shared/constants';
import type { UploadResponse, UploadBody } from '@shared/contracts/uploads';
import { t } from '@/lib/messages';
import { shrinkImage } from './shrink-image';
import { isRetryable, uploadErrorOf, type UploadError } from './upload-error';
import { confirmUpload } from './uploads.api';

/** `none` without a file. */
export type UploadState =
  | { phase: 'none' }
  | { phase: 'waiting' }
  | { phase: 'uploading'; percent: number; attempt: number }
  | { phase: 'paused'; percent: number }
  | { phase: 'complete'; path: string }
  | ({ phase: 'error' } & UploadError);

export interface Uploader {
  /** Sets the image, which `imageFileError` has accepted. Sends nothing. */
  take(file: File): void;
  /** Sends it, also after an error. */
  start(): void;
  pause(): void;
  resume(): void;
  /** Removes the file in any state. */
  clear(): void;
  destroy(): void;
}

/**
 * Uploads one image. `onState` is called on every change, `sign` requests a signed URL. Retries up to ten
 * times if the connection breaks or the server is busy (docs/decisions/0052).
 */
export function createUploader(
  purpose: ImagePurpose,
  sign: (body: UploadBody) => Promise<UploadResponse>,
  onState: (state: UploadState) => void,
): Uploader {
  let taken: Promise<Blob> | undefined;
  let sending: AbortController | undefined;
  let percent = 0;

  const stop = () => {
    sending?.abort();
    sending = undefined;
    percent = 0;
  };

  const send = async (image: Promise<Blob>) => {
    stop();
    const { signal } = (sending = new AbortController());
    const reportIfGoing = (state: UploadState) => {
      if (!signal.aborted) onState(state);
    };
    let attempt = 1;
    onState({ phase: 'uploading', percent, attempt });
    let failure = t('uploads.disconnected');
    try {
      const data = await image;
      const { uploadURL, objectPath } = await sign({ contentType: data.type, size: data.size, purpose });
      signal.throwIfAborted();
      await fetcher(uploadURL, {
        method: 'PUT',
        body: data,
        headers: { 'Content-Type': data.type },
        signal,
        retries: UPLOAD_ATTEMPTS - 1,
        shouldRetry: (request) => {
          if (!isRetryable(request.status)) return false;
          percent = 0;
          attempt = Math.min(UPLOAD_ATTEMPTS, attempt + 1);
          reportIfGoing({ phase: 'uploading', percent, attempt });
          return true;
        },
        onUploadProgress: ({ loaded, total }) => {
          if (signal.aborted) return;
          percent = total > 0 ? Math.round((loaded / total) * 100) : 0;
          onState({ phase: 'uploading', percent, attempt });
        },
      });
      failure = t('uploads.notChecked');
      await confirmUpload(objectPath);
      reportIfGoing({ phase: 'complete', path: objectPath });
    } catch (error) {
      reportIfGoing({
        phase: 'error',
        ...((await uploadErrorOf(error)) ?? { message: failure, final: false }),
      });
    }
  };
  // Errors become a state.
  const start = () => {
    if (taken) void send(taken);
  };

  return {
    take(file) {
      stop();
      onState({ phase: 'waiting' });
      taken = shrinkImage(file);
    },
    start,
    pause() {
      const reached = percent;
      stop();
      onState({ phase: 'paused', percent: reached });
    },
    // A PUT can't be resumed, so all bytes are sent again to a new URL.
    resume: start,
    clear() {
      stop();
      taken = undefined;
      onState({ phase: 'none' });
    },
    destroy: stop,
  };
}
