import { z } from 'zod';
import { IMAGE_PURPOSES, MAX_UPLOAD_PARTS } from '../constants';
import { errorKey } from '../error-text';
import { webAddress } from './fields';

const mediaType = z
  .string({ error: errorKey('validation.image_type') })
  .trim()
  .max(200);
const byteCount = z
  .number({ error: errorKey('validation.image_size') })
  .int(errorKey('validation.image_size'))
  .positive(errorKey('validation.image_size'));

/** All optional. The image must match the declared values. */
export const uploadRequest = z.object({
  contentType: mediaType.optional(),
  size: byteCount.optional(),
  purpose: z.enum(IMAGE_PURPOSES, { error: errorKey('validation.image_purpose') }).default('chore'),
});
export type UploadBody = z.input<typeof uploadRequest>;
export type UploadInput = z.output<typeof uploadRequest>;

/** The URL for a PUT, and the image's path afterwards. */
export const uploadResponse = z.object({ uploadURL: z.string(), objectPath: z.string() });
export type UploadResponse = z.infer<typeof uploadResponse>;

export const webImageRequest = z.object({ url: webAddress });
export type WebImageBody = z.input<typeof webImageRequest>;

/** The widget sends more than is read here. */
export const widgetParamsQuery = z.object({
  type: mediaType.optional(),
  purpose: z.enum(IMAGE_PURPOSES).optional(),
  'metadata[purpose]': z.enum(IMAGE_PURPOSES).optional().catch(undefined),
});
export const widgetMultipartRequest = z.object({
  type: mediaType.optional(),
  metadata: z
    .object({
      purpose: z.enum(IMAGE_PURPOSES).optional().catch(undefined),
      size: byteCount.optional().catch(undefined),
    })
    .nullish()
    .catch(undefined),
});
export const widgetKeyQuery = z.object({
  key: z.string({ error: errorKey('validation.upload_key') }).max(300),
});
export const widgetPartNumber = z.coerce
  .number({ error: errorKey('validation.part_number') })
  .int(errorKey('validation.part_number'))
  .min(1, errorKey('validation.first_part_number'))
  .max(MAX_UPLOAD_PARTS, errorKey('validation.too_many_parts'));
export const widgetCompleteRequest = z.object({
  parts: z
    .array(z.object({ PartNumber: widgetPartNumber, ETag: z.string().max(200) }), {
      error: errorKey('validation.parts'),
    })
    .min(1, errorKey('validation.parts'))
    .max(MAX_UPLOAD_PARTS, errorKey('validation.too_many_parts')),
});
export type WidgetPart = z.infer<typeof widgetCompleteRequest>['parts'][number];

export const widgetParamsResponse = z.object({
  method: z.literal('POST'),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
});
export const widgetMultipartResponse = z.object({ key: z.string(), uploadId: z.string() });
export const widgetPartResponse = z.object({ url: z.string() });
export const widgetPartsResponse = z.array(
  z.object({ PartNumber: z.number(), ETag: z.string(), Size: z.number() }),
);
export const widgetCompleteResponse = z.object({ location: z.string(), key: z.string() });
