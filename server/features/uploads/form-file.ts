import { Readable } from 'node:stream';
import { IMAGE_BYTES } from '@shared/constants';
import { AppError, invalidImage } from '../../lib/errors';
import { createQueue } from '../../lib/queue';
import { collect, TooManyBytesError } from '../../stores/image-store';
import type { Body } from './receive-upload';

const FIELDS_BYTES = 16_384;
// A form is read into memory twice.
const queue = createQueue({ atOnce: 3, waiting: 20, busy: 'uploads' });

export function readFormFile(body: Body, contentType: string | undefined): Promise<Body> {
  return queue(() => read(body, contentType));
}

async function read({ chunks, length }: Body, contentType: string | undefined): Promise<Body> {
  const most = IMAGE_BYTES.chore + FIELDS_BYTES;
  if (!contentType?.startsWith('multipart/form-data')) throw unreadable();
  if (length !== undefined && length > most) throw tooLarge();
  const bytes = await collect(chunks, most).catch((error: unknown) => {
    throw error instanceof TooManyBytesError ? tooLarge() : unreadable(error);
  });
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch((error: unknown) => {
      throw unreadable(error);
    });
  const file = form.get('file');
  if (!(file instanceof Blob)) throw unreadable();
  const content = Buffer.from(await file.arrayBuffer());
  return { chunks: Readable.from([content]), length: content.length };
}

const tooLarge = () => invalidImage('too_large', 'chore');

const unreadable = (cause?: unknown) => new AppError('validation', 'validation.form_file', { cause });
