import { z } from 'zod';
import {
  uploadResponse,
  uploadRequest,
  webImageRequest,
  widgetCompleteResponse,
  widgetCompleteRequest,
  widgetKeyQuery,
  widgetMultipartResponse,
  widgetMultipartRequest,
  widgetParamsResponse,
  widgetParamsQuery,
  widgetPartResponse,
  widgetPartsResponse,
} from '../../contracts/uploads';
import { defineEndpoints, noContent, ok, type Endpoint } from '../endpoint';
import type { ApiErrorCode } from '../errors';

const IMAGE_FAULTS: ApiErrorCode[] = ['unreadable_image', 'too_many_pixels'];
const WEB_IMAGE_FAULTS: ApiErrorCode[] = [...IMAGE_FAULTS, 'too_many_web_images'];
const RECEIVE_FAULTS: ApiErrorCode[] = [
  ...IMAGE_FAULTS,
  'upload_expired',
  'upload_used',
  'upload_in_progress',
  'incomplete',
];

const width = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .optional()
  .catch(undefined);
const image: Endpoint['responses'] = {
  200: {
    description: 'The image',
    mediaTypes: ['image/webp'],
    headers: { ETag: 'Names this image.' },
  },
  304: { description: 'The caller’s copy is current.' },
};

export const imageEndpoints = defineEndpoints({
  requestUpload: {
    method: 'POST',
    path: '/api/objects/upload',
    callers: ['parent'],
    summary: 'Get a signed upload URL',
    notes: '`PUT` the image to `uploadURL`, then use `objectPath` as the `imageUrl` of a record.',
    body: uploadRequest,
    responses: ok(uploadResponse),
    errors: ['storage_full'],
  },
  addWebImage: {
    method: 'POST',
    path: '/api/objects/web',
    callers: ['parent'],
    summary: 'Download an image from another site so that records can show it',
    body: webImageRequest,
    responses: noContent,
    errors: WEB_IMAGE_FAULTS,
  },
  viewUpload: {
    method: 'GET',
    path: '/objects/uploads/:name',
    callers: ['parent', 'helper', 'kid'],
    programs: true,
    summary: 'Get an uploaded image of the family',
    notes: '`w` is the requested width in pixels.',
    query: z.object({ w: width }),
    responses: image,
    errors: RECEIVE_FAULTS,
  },
  viewWebImage: {
    method: 'GET',
    path: '/objects/web',
    callers: ['parent', 'helper', 'kid'],
    programs: true,
    summary: 'Get an image from another site that a record of the family uses',
    notes: '`w` is the requested width in pixels.',
    query: webImageRequest.extend({ w: width }),
    responses: image,
    errors: WEB_IMAGE_FAULTS,
  },
  receiveUpload: {
    method: 'PUT',
    path: '/objects/incoming/:name',
    callers: ['anyone'],
    summary: 'Upload an image to a signed URL',
    notes:
      'The signature in the query replaces the session. Only available if images are not stored in a bucket.',
    bodyMediaType: 'image/*',
    responses: {
      200: {
        description: 'Received',
        headers: { ETag: 'The ETag of a part, required to complete the upload.' },
      },
    },
    errors: RECEIVE_FAULTS,
  },
  receiveForm: {
    method: 'POST',
    path: '/objects/incoming/:name',
    callers: ['anyone'],
    summary: 'Upload an image to a signed URL as the field `file` of a form',
    bodyMediaType: 'multipart/form-data',
    responses: noContent,
    errors: RECEIVE_FAULTS,
  },
});

export const uploadWidgetEndpoints = defineEndpoints({
  signForm: {
    method: 'GET',
    path: '/api/s3/params',
    callers: ['parent'],
    summary: 'Get a signed form for one image',
    query: widgetParamsQuery,
    responses: ok(widgetParamsResponse),
    errors: ['storage_full'],
  },
  startMultipart: {
    method: 'POST',
    path: '/api/s3/multipart',
    callers: ['parent'],
    summary: 'Start a multipart upload',
    body: widgetMultipartRequest,
    responses: ok(widgetMultipartResponse),
    errors: ['storage_full'],
  },
  listParts: {
    method: 'GET',
    path: '/api/s3/multipart/:uploadId',
    callers: ['parent'],
    summary: 'List the uploaded parts',
    query: widgetKeyQuery,
    responses: ok(widgetPartsResponse),
  },
  signPart: {
    method: 'GET',
    path: '/api/s3/multipart/:uploadId/:part',
    callers: ['parent'],
    summary: 'Get a signed URL for one part',
    query: widgetKeyQuery,
    responses: ok(widgetPartResponse),
  },
  completeMultipart: {
    method: 'POST',
    path: '/api/s3/multipart/:uploadId/complete',
    callers: ['parent'],
    summary: 'Complete a multipart upload',
    query: widgetKeyQuery,
    body: widgetCompleteRequest,
    responses: ok(widgetCompleteResponse),
    errors: ['invalid_part', ...RECEIVE_FAULTS],
  },
  abortMultipart: {
    method: 'DELETE',
    path: '/api/s3/multipart/:uploadId',
    callers: ['parent'],
    summary: 'Abort a multipart upload',
    query: widgetKeyQuery,
    responses: ok(z.object({})),
  },
  refuseCredentials: {
    method: 'GET',
    path: '/api/s3/sts',
    callers: ['parent'],
    summary: 'Always 404: temporary storage credentials are not offered',
    responses: {},
    errors: ['sts_not_offered'],
  },
});
