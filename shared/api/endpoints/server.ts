import { z } from 'zod';
import { ok, type EndpointGroup } from '../endpoint';

export const server: EndpointGroup = {
  title: 'The server itself',
  endpoints: [
    {
      method: 'GET',
      path: '/api/openapi.json',
      callers: ['anyone'],
      summary: 'Get this reference as an OpenAPI 3.1 document',
      responses: {
        ...ok(z.record(z.string(), z.unknown())),
        304: { description: 'The caller’s copy is still right.' },
      },
    },
    {
      method: 'GET',
      path: '/healthz',
      callers: ['anyone'],
      summary: 'Tell whether the process is alive',
      responses: ok(z.object({ status: z.literal('ok') })),
    },
    {
      method: 'GET',
      path: '/readyz',
      callers: ['anyone'],
      summary: 'Tell whether the database and the image store can be reached',
      responses: ok(z.object({ status: z.literal('ready') })),
    },
  ],
};
