import { z } from 'zod';
import { IMAGE_PURPOSES, MAX_UPLOAD_PARTS } from '../constants';
import { webAddress } from './fields';

const mediaType = z.string({ error: 'Please name the image’s type' }).trim().max(200);
const byteCount = z
  .number({ error: 'Please give the image’s size in bytes' })
  .int('Please give the image’s size in bytes')
  .positive('Please give the image’s size in bytes');

/** `POST /api/objects/upload`; all of it is optional. What is declared is held to when the image arrives. */
export const uploadRequest = z.object({
  contentType: mediaType.optional(),
  size: byteCount.optional(),
  purpose: z.enum(IMAGE_PURPOSES, { error: 'Please choose chore or reward' }).default('chore'),
});
export type UploadBody = z.input<typeof uploadRequest>;
export type UploadInput = z.output<typeof uploadRequest>;

/** Where to PUT the image, and the path it is then known by. */
export const uploadResponse = z.object({ uploadURL: z.string(), objectPath: z.string() });
export type UploadResponse = z.infer<typeof uploadResponse>;

/** `POST /api/objects/web`: an image from elsewhere that a chore or reward is to show. */
export const webImageRequest = z.object({ url: webAddress });
export type WebImageBody = z.input<typeof webImageRequest>;

/** The upload widget's own calls (decision 28). It sends more than is read here; a purpose may ride in its metadata. */
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
export const widgetKeyQuery = z.object({ key: z.string({ error: 'Please name the key' }).max(300) });
export const widgetPartNumber = z.coerce
  .number({ error: 'Please give a part number' })
  .int('Please give a part number')
  .min(1, 'Please give a part number from 1')
  .max(MAX_UPLOAD_PARTS, `Please use at most ${MAX_UPLOAD_PARTS} parts`);
export const widgetCompleteRequest = z.object({
  parts: z
    .array(z.object({ PartNumber: widgetPartNumber, ETag: z.string().max(200) }), {
      error: 'Please name the parts',
    })
    .min(1, 'Please name the parts')
    .max(MAX_UPLOAD_PARTS, `Please use at most ${MAX_UPLOAD_PARTS} parts`),
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
