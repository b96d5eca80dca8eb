import { z } from 'zod';
import { defineEndpoints, ok } from '../endpoint';

export const serverEndpoints = defineEndpoints({
  readOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    callers: ['anyone'],
    summary: 'Get this reference as an OpenAPI 3.1 document',
    responses: {
      ...ok(z.record(z.string(), z.unknown())),
      304: { description: 'The caller’s copy is still right.' },
    },
  },
  checkHealth: {
    method: 'GET',
    path: '/healthz',
    callers: ['anyone'],
    summary: 'Tell whether the process is alive',
    responses: ok(z.object({ status: z.literal('ok') })),
  },
  checkReadiness: {
    method: 'GET',
    path: '/readyz',
    callers: ['anyone'],
    summary: 'Tell whether the database and the image store can be reached',
    responses: ok(z.object({ status: z.literal('ready') })),
  },
});
