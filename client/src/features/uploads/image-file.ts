import { IMAGE_BYTES, IMAGE_TYPES, type ImagePurpose } from '@shared/constants';
import { imageTypeOf, maxImageMegabytes } from '@shared/rules/images';
import { t } from '@/lib/i18n/messages';

/** Tablets then offer photos and convert HEIC to JPEG. */
export const ACCEPT = IMAGE_TYPES.join(',');

export function imageFileError(files: readonly File[], purpose: ImagePurpose): string | null {
  if (files.length !== 1) return t('uploads.oneAtATime');
  const [file] = files;
  if (!file || !imageTypeOf(file.type)) return t('uploads.wrongType');
  if (file.size === 0) return t('uploads.emptyFile');
  if (file.size <= IMAGE_BYTES[purpose]) return null;
  const limit = t('uploads.megabytes', { size: maxImageMegabytes(purpose) });
  return t('uploads.tooLarge', { size: formatBytes(file.size), limit });
}

/** '840 KB', '2.4 MB' */
export function formatBytes(bytes: number): string {
  const mega = bytes / 1024 / 1024;
  return mega < 1
    ? t('uploads.kilobytes', { size: Math.max(1, Math.round(bytes / 1024)) })
    : t('uploads.megabytes', { size: Math.round(mega * 10) / 10 });
}
