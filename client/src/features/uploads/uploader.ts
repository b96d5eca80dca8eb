import AwsS3, { type AwsBody } from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import {
  IMAGE_BYTES,
  IMAGE_TYPES,
  MAX_UPLOAD_PARTS,
  MIN_PART_BYTES,
  MULTIPART_THRESHOLD_BYTES,
  UPLOAD_RETRIES,
  type ImagePurpose,
} from '@shared/constants';
import type { UploadAnswer, UploadBody } from '@shared/contracts/uploads';
import { imageRequirement } from '@shared/rules/images';
import { lighten } from './lighten';
import { refusalOf, type Refusal } from './refusal';
import { confirmUpload } from './uploads.api';

type Meta = Record<string, never>;

/** The states of an upload (specification, section 4), and `none` before there is a file. */
export type UploadState =
  | { phase: 'none' }
  | { phase: 'waiting' }
  | { phase: 'uploading'; percent: number; retry: number }
  | { phase: 'paused'; percent: number }
  | { phase: 'complete'; path: string }
  | ({ phase: 'error' } & Refusal);

export interface Uploader {
  /** Takes the one image; nothing is sent before `start`. A file that was checked by `whyNot`. */
  take(file: File): void;
  /** Sends it, or sends it again after an error. */
  start(): void;
  pause(): void;
  resume(): void;
  /** Gives the file up, whatever its state. */
  clear(): void;
  destroy(): void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const BROKEN = 'The connection broke off. Check it, then try again.';
const UNCHECKED = 'The picture could not be checked. Please try again.';
const SILENT = { debug: () => {}, warn: () => {}, error: () => {} };

/**
 * One image on its way to the store; `tell` hears every change of its state, `sign` asks the server for a place. A broken
 * connection is tried again by itself.
 */
export function createUploader(
  purpose: ImagePurpose,
  sign: (body: UploadBody) => Promise<UploadAnswer>,
  tell: (state: UploadState) => void,
): Uploader {
  let taken: { name: string; type: string; data: Blob } | undefined;
  let taking = Promise.resolve();
  // Counts the files that were taken: what is heard of an earlier one is of no interest.
  let turn = 0;
  let held = false;
  let id: string | undefined;
  let percent = 0;
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const uppy = new Uppy<Meta, AwsBody>({
    logger: SILENT,
    autoProceed: false,
    restrictions: {
      maxNumberOfFiles: 1,
      allowedFileTypes: [...IMAGE_TYPES],
      maxFileSize: IMAGE_BYTES[purpose],
    },
  });
  uppy.use(AwsS3, {
    shouldUseMultipart: (file) => (file.size ?? 0) > MULTIPART_THRESHOLD_BYTES,
    getChunkSize: ({ size }) => Math.max(MIN_PART_BYTES, Math.ceil(size / MAX_UPLOAD_PARTS)),
    signRequest: async () => {
      const { type = '', data } = taken ?? {};
      const { uploadURL, objectPath } = await sign({ contentType: type, size: data?.size, purpose });
      return { url: uploadURL, key: objectPath, headers: { 'Content-Type': type } };
    },
  });

  const refuse = (refusal: Refusal) => tell({ phase: 'error', ...refusal });
  const stop = () => {
    clearTimeout(timer);
    uppy.cancelAll();
    id = undefined;
    percent = 0;
  };
  const forget = () => {
    turn += 1;
    taken = undefined;
    stop();
  };
  // Each try begins anew: an address is good once, and one PUT can't be gone on with.
  const send = () => {
    stop();
    if (!taken) return;
    try {
      id = uppy.addFile(taken);
    } catch {
      return refuse({ message: imageRequirement(purpose), final: true });
    }
    tell({ phase: 'uploading', percent, retry: retries });
    // The outcome is told by events.
    uppy.upload().catch(() => {});
  };

  uppy.on('upload-progress', (file, { bytesUploaded, bytesTotal }) => {
    if (file === undefined || file.id !== id || uppy.getFile(id).isPaused) return;
    percent = bytesTotal ? Math.round((bytesUploaded / bytesTotal) * 100) : 0;
    tell({ phase: 'uploading', percent, retry: retries });
  });
  uppy.on('upload-success', (file, { body }) => {
    const path = body?.key;
    if (path === undefined || file?.id !== id) return;
    const mine = turn;
    confirmUpload(path).then(
      () => mine === turn && tell({ phase: 'complete', path }),
      (error: unknown) => mine === turn && refuse(refusalOf(error) ?? { message: UNCHECKED, final: false }),
    );
  });
  uppy.on('upload-error', (file, error) => {
    if (file?.id !== id) return;
    const refusal = refusalOf(error);
    if (refusal !== null) return refuse(refusal);
    if (retries >= UPLOAD_RETRIES) return refuse({ message: BROKEN, final: false });
    retries += 1;
    tell({ phase: 'uploading', percent: 0, retry: retries });
    timer = setTimeout(send, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (retries - 1)));
  });

  return {
    take(file) {
      forget();
      tell({ phase: 'waiting' });
      const mine = turn;
      taking = lighten(file).then((data) => {
        if (mine === turn) taken = { name: file.name, type: data.type, data };
      });
    },
    start() {
      retries = 0;
      held = false;
      const mine = turn;
      tell({ phase: 'uploading', percent: 0, retry: 0 });
      void taking.then(() => mine === turn && !held && send());
    },
    pause() {
      held = true;
      clearTimeout(timer);
      if (id !== undefined && !uppy.getFile(id).isPaused) uppy.pauseResume(id);
      tell({ phase: 'paused', percent });
    },
    resume() {
      held = false;
      if (id === undefined || uppy.getFile(id).error) return send();
      tell({ phase: 'uploading', percent: 0, retry: retries });
      uppy.pauseResume(id);
    },
    clear() {
      forget();
      tell({ phase: 'none' });
    },
    destroy() {
      forget();
      uppy.destroy();
    },
  };
}
