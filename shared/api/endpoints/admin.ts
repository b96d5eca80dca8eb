import { z } from 'zod';
import { adminFamiliesQuery, adminFamily, adminStats, unknownCodes } from '../../contracts/admin';
import { auditLine, auditLogQuery } from '../../contracts/audit';
import { noContent, ok, type EndpointGroup } from '../endpoint';
import { nextCursor } from './next-cursor';

export const admin: EndpointGroup = {
  title: 'Administration',
  endpoints: [
    {
      method: 'GET',
      path: '/api/admin/stats',
      callers: ['admin'],
      summary: 'Get the sums over all families',
      responses: ok(adminStats),
    },
    {
      method: 'GET',
      path: '/api/admin/unknown-codes',
      callers: ['admin'],
      summary: 'Get how many unknown family codes unknown devices have tried',
      responses: ok(unknownCodes),
    },
    {
      method: 'GET',
      path: '/api/admin/families',
      callers: ['admin'],
      summary: 'List the families, newest first',
      notes: 'Without parameters the whole list, with any of them one page.',
      query: adminFamiliesQuery,
      responses: {
        200: {
          description: 'OK',
          body: z.array(adminFamily),
          headers: { 'X-Total-Count': 'How many families the search finds; with a page.', ...nextCursor },
        },
      },
    },
    {
      method: 'DELETE',
      path: '/api/admin/families/:id',
      callers: ['admin'],
      summary: 'Delete a family with its records, images and sessions',
      responses: noContent,
    },
    {
      method: 'GET',
      path: '/api/admin/audit-log',
      callers: ['admin'],
      summary: 'List a page of the audit log, newest first',
      query: auditLogQuery,
      responses: { 200: { description: 'OK', body: z.array(auditLine), headers: nextCursor } },
    },
  ],
};
