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
  304: { description: 'The caller’s copy is still right.' },
};

export const imageEndpoints = defineEndpoints({
  requestUpload: {
    method: 'POST',
    path: '/api/objects/upload',
    callers: ['parent'],
    summary: 'Get a signed URL to which an image can be sent',
    notes: 'PUT the image to `uploadURL`, then use `objectPath` as a record’s `imageUrl`.',
    body: uploadRequest,
    responses: ok(uploadResponse),
    errors: ['storage_full'],
  },
  addWebImage: {
    method: 'POST',
    path: '/api/objects/web',
    callers: ['parent'],
    summary: 'Fetch an image of another site so that records can show it',
    body: webImageRequest,
    responses: noContent,
    errors: WEB_IMAGE_FAULTS,
  },
  viewUpload: {
    method: 'GET',
    path: '/objects/uploads/:name',
    callers: ['parent', 'helper', 'kid'],
    summary: 'Get an uploaded image of the family',
    notes: '`w` asks for a width in pixels.',
    query: z.object({ w: width }),
    responses: image,
    errors: RECEIVE_FAULTS,
  },
  viewWebImage: {
    method: 'GET',
    path: '/objects/web',
    callers: ['parent', 'helper', 'kid'],
    summary: 'Get an image of another site that a record of the family shows',
    notes: '`w` asks for a width in pixels.',
    query: webImageRequest.extend({ w: width }),
    responses: image,
    errors: WEB_IMAGE_FAULTS,
  },
  receiveUpload: {
    method: 'PUT',
    path: '/objects/incoming/:name',
    callers: ['anyone'],
    summary: 'Send an image to a signed upload URL',
    notes:
      'The signature in the query stands for a session. It exists where images are not kept in a bucket.',
    bodyMediaType: 'image/*',
    responses: { 200: { description: 'Received', headers: { ETag: 'Of a part, for the completion.' } } },
    errors: RECEIVE_FAULTS,
  },
  receiveForm: {
    method: 'POST',
    path: '/objects/incoming/:name',
    callers: ['anyone'],
    summary: 'Send an image to a signed upload URL as the field `file` of a form',
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
    summary: 'Begin an upload in parts',
    body: widgetMultipartRequest,
    responses: ok(widgetMultipartResponse),
    errors: ['storage_full'],
  },
  listParts: {
    method: 'GET',
    path: '/api/s3/multipart/:uploadId',
    callers: ['parent'],
    summary: 'List the parts that have arrived',
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
    summary: 'Put the parts together',
    query: widgetKeyQuery,
    body: widgetCompleteRequest,
    responses: ok(widgetCompleteResponse),
    errors: ['invalid_part', ...RECEIVE_FAULTS],
  },
  abortMultipart: {
    method: 'DELETE',
    path: '/api/s3/multipart/:uploadId',
    callers: ['parent'],
    summary: 'Abandon an upload in parts',
    query: widgetKeyQuery,
    responses: ok(z.object({})),
  },
  refuseCredentials: {
    method: 'GET',
    path: '/api/s3/sts',
    callers: ['parent'],
    summary: 'Temporary storage credentials, which are never handed out',
    responses: {},
    errors: ['sts_not_offered'],
  },
});
