import AwsS3 from '@uppy/aws-s3';
import { Uppy } from '@uppy/core';
import {
  IMAGE_BYTES,
  IMAGE_TYPES,
  MIN_PART_BYTES,
  MULTIPART_BYTES,
  UPLOAD_ATTEMPTS,
  type ImagePurpose,
} from '@shared/constants';
import type { UploadResponse, UploadBody } from '@shared/contracts/uploads';
import { t } from '@/lib/i18n/messages';
import { ApiError, errorOf } from '@/lib/api/api-client';
import { confirmUpload } from './uploads.api';

export type UploadState =
  | { phase: 'none' }
  | { phase: 'waiting' }
  | { phase: 'uploading'; percent: number; attempt: number }
  | { phase: 'paused'; percent: number }
  | { phase: 'complete'; path: string }
  | ({ phase: 'error' } & UploadError);

export interface Uploader {
  /** Validate the file with `imageFileError` first. */
  take(file: File): void;
  start(): void;
  pause(): void;
  resume(): void;
  clear(): void;
  destroy(): void;
}

const MAX_DELAY_MS = 10_000;

const silent = { debug: () => {}, warn: () => {}, error: () => {} };

/**
 * `sign` requests a signed URL. Retries while the connection is down or the server is busy
 * (docs/decisions/0052).
 */
export function createUploader(
  purpose: ImagePurpose,
  sign: (body: UploadBody) => Promise<UploadResponse>,
  onState: (state: UploadState) => void,
): Uploader {
  let upload: Upload | undefined;
  let taken: File | undefined;

  const open = (file: File) => {
    upload?.close();
    upload = openUpload(file, purpose, sign, onState);
  };
  const clear = () => {
    upload?.close();
    upload = undefined;
    taken = undefined;
  };
  return {
    take(file) {
      taken = file;
      open(file);
      onState({ phase: 'waiting' });
    },
    start() {
      if (taken && upload?.isSent()) open(taken);
      upload?.start();
    },
    pause: () => upload?.pause(),
    resume: () => upload?.resume(),
    clear() {
      clear();
      onState({ phase: 'none' });
    },
    destroy: clear,
  };
}

type Upload = ReturnType<typeof openUpload>;

function openUpload(
  file: File,
  purpose: ImagePurpose,
  sign: (body: UploadBody) => Promise<UploadResponse>,
  onState: (state: UploadState) => void,
) {
  const image = shrinkImage(file);
  const uppy = new Uppy({
    logger: silent,
    restrictions: {
      maxNumberOfFiles: 1,
      allowedFileTypes: [...IMAGE_TYPES],
      maxFileSize: IMAGE_BYTES[purpose],
    },
  });
  let path = '';
  let percent = 0;
  let attempt = 1;
  let status: 'idle' | 'sending' | 'paused' | 'sent' | 'closed' = 'idle';
  let retry: ReturnType<typeof setTimeout> | undefined;

  if (file.size > MULTIPART_BYTES)
    uppy.use(AwsS3, {
      companionEndpoint: '/api',
      shouldUseMultipart: true,
      getChunkSize: () => MIN_PART_BYTES,
      allowedMetaFields: ['purpose', 'size'],
    });
  else
    uppy.use(AwsS3, {
      shouldUseMultipart: false,
      signRequest: async () => {
        const { type, size } = await image;
        const { uploadURL, objectPath } = await sign({ contentType: type, size, purpose });
        path = objectPath;
        return { url: uploadURL };
      },
    });
  uppy.addPreProcessor(async () => {
    const data = await image;
    if (status !== 'sending') throw new DOMException('paused', 'AbortError');
    const { size, type } = data;
    uppy.setFileState(id, { data, size, type, meta: { ...uppy.getFile(id).meta, purpose, size } });
  });
  const id = uppy.addFile({ name: file.name, type: file.type, data: file });

  const report = () => onState({ phase: 'uploading', percent, attempt });
  const send = () => {
    status = 'sending';
    report();
    // Errors are reported by `upload-error`.
    uppy.upload().catch(() => {});
  };

  uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
    if (status !== 'sending') return;
    percent = bytesTotal ? Math.round((bytesUploaded / bytesTotal) * 100) : 0;
    report();
  });
  uppy.on('upload-error', (_file, error) => {
    void uploadErrorOf(error).then((found) => {
      if (status !== 'sending') return;
      if (!found && attempt < UPLOAD_ATTEMPTS) {
        retry = setTimeout(send, Math.min(MAX_DELAY_MS, 1000 * 2 ** (attempt - 1)));
        attempt += 1;
        percent = 0;
        report();
        return;
      }
      status = 'idle';
      onState({ phase: 'error', ...(found ?? { message: t('uploads.disconnected'), final: false }) });
    });
  });
  uppy.on('upload-success', (_file, { body }) => {
    if (status === 'closed') return;
    status = 'sent';
    // An upload in parts returns its path in the last response.
    path ||= String(body?.['location']);
    const finish = (state: UploadState) => status === 'sent' && onState(state);
    confirmUpload(path).then(
      () => finish({ phase: 'complete', path }),
      async (error: unknown) => {
        const found = await uploadErrorOf(error);
        finish({ phase: 'error', ...(found ?? { message: t('uploads.notChecked'), final: false }) });
      },
    );
  });

  return {
    isSent: () => status === 'sent',
    start() {
      attempt = 1;
      percent = 0;
      send();
    },
    pause() {
      if (status !== 'sending') return;
      status = 'paused';
      clearTimeout(retry);
      if (isInFlight()) uppy.pauseResume(id);
      onState({ phase: 'paused', percent });
    },
    resume() {
      if (status !== 'paused') return;
      if (!uppy.getFile(id).isPaused) return send();
      status = 'sending';
      report();
      uppy.pauseResume(id);
    },
    close() {
      status = 'closed';
      clearTimeout(retry);
      uppy.destroy();
    },
  };

  function isInFlight(): boolean {
    const { error, progress } = uppy.getFile(id);
    return !error && progress.uploadStarted !== null;
  }
}

const LONGEST = 2560;
const WORTH_IT_BYTES = 1_500_000;
const QUALITY = 0.9;

/**
 * Shrinks a photo for a faster upload, without its location. Returns the file itself if it can't be decoded
 * or doesn't get smaller.
 */
async function shrinkImage(file: File): Promise<Blob> {
  if (file.size < WORTH_IT_BYTES || file.type === 'image/gif') return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    // JPEG has no transparency. A browser that can't encode WebP returns PNG, which is not smaller.
    const light = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', QUALITY),
    );
    return light && light.size < file.size ? light : file;
  } catch {
    return file;
  }
}

interface UploadError {
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
