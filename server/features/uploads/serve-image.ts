import type { Readable } from 'node:stream';
import { uploadNameOf } from '@shared/rules/images';
import type { Deps } from '../../deps';
import type { FamilyActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { finishUpload } from './finish-upload';
import { imageKey } from './upload-locations';
import { findUpload, type UploadRow } from './uploads.queries';

export interface ServedImage {
  etag: string;
  open(): Promise<{ size: number; stream: Readable }>;
}

/**
 * The smallest size that covers `width` pixels, by default the largest. Throws 413 or 415 if an image in the
 * bucket turns out to be invalid.
 */
export async function findImage(
  deps: Deps,
  { familyId }: Pick<FamilyActor, 'familyId'>,
  path: string,
  width: number | undefined,
): Promise<ServedImage> {
  const name = uploadNameOf(`/objects${path}`);
  if (name === null) throw notFound('picture');
  const upload = await findUpload(deps.db, familyId, name);
  const ready = upload && (await finishUpload(deps, upload));
  if (!ready) throw notFound('picture');
  return servedImage(deps, ready, width);
}

export function servedImage(
  deps: Deps,
  { familyId, name, widths }: UploadRow,
  width: number | undefined,
): ServedImage {
  const step = widths.find((wide) => width !== undefined && wide >= width) ?? widths.at(-1);
  if (step === undefined) throw notFound('picture');
  return {
    etag: `"${name}-${step}"`,
    async open() {
      const found = await deps.images.open(imageKey(familyId, name, step));
      if (found) return found;
      deps.logger.error({ upload: name }, 'an image is missing in the store');
      throw notFound('picture');
    },
  };
}
