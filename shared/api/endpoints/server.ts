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
      304: { description: 'The caller’s copy is current.' },
    },
  },
  checkHealth: {
    method: 'GET',
    path: '/healthz',
    callers: ['anyone'],
    summary: 'Check whether the process is alive',
    responses: ok(z.object({ status: z.literal('ok') })),
  },
  checkReadiness: {
    method: 'GET',
    path: '/readyz',
    callers: ['anyone'],
    summary: 'Check whether the database and the image store are reachable',
    responses: ok(z.object({ status: z.literal('ready') })),
  },
});
