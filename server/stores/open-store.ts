import { join } from 'node:path';
import { createDiskStore } from './disk-store';
import type { ImageStore } from './image-store';
import { createS3Store, type S3Settings } from './s3-store';

export function openImageStore({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3: S3Settings | undefined;
}): Promise<ImageStore> {
  return s3 ? createS3Store(s3) : createDiskStore(join(dataDir, 'images'));
}
