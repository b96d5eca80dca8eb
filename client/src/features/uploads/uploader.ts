import { fetcher } from '@uppy/core/utils';
import { UPLOAD_ATTEMPTS, type ImagePurpose } from '@shared/constants';
import type { UploadResponse, UploadBody } from '@shared/contracts/uploads';
import { t } from '@/lib/messages';
import { shrinkImage } from './shrink-image';
import { isRetryable, uploadErrorOf, type UploadError } from './upload-error';
import { confirmUpload } from './uploads.api';

/** The states of an upload and `none` before there is a file. */
export type UploadState =
  | { phase: 'none' }
  | { phase: 'waiting' }
  | { phase: 'uploading'; percent: number; attempt: number }
  | { phase: 'paused'; percent: number }
  | { phase: 'complete'; path: string }
  | ({ phase: 'error' } & UploadError);

export interface Uploader {
  /** Takes the one image; nothing is sent before `start`. A file that was checked by `imageFileError`. */
  take(file: File): void;
  /** Sends it, or sends it again after an error. */
  start(): void;
  pause(): void;
  resume(): void;
  /** Gives the file up, whatever its state. */
  clear(): void;
  destroy(): void;
}

/**
 * One image on its way to the store; `onState` hears every change of its state, `sign` asks the server for a signed upload
 * URL. It is sent up to ten times while the connection breaks or the server is busy (docs/decisions/0052).
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
  // What goes wrong is a state.
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
    // A PUT can't be gone on with: all of it is sent again, to a new address.
    resume: start,
    clear() {
      stop();
      taken = undefined;
      onState({ phase: 'none' });
    },
    destroy: stop,
  };
}
