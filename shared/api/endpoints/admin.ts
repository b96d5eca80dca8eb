import { z } from 'zod';
import {
  adminFamiliesQuery,
  adminFamily,
  adminFamilyDetails,
  adminReasonRequest,
  adminStats,
  endSessionsRequest,
  unknownCodes,
} from '../../contracts/admin';
import { auditLine, auditLogQuery } from '../../contracts/audit';
import { created, defineEndpoints, nextCursor, noContent, ok } from '../endpoint';

export const adminEndpoints = defineEndpoints({
  readStats: {
    method: 'GET',
    path: '/api/admin/stats',
    callers: ['admin'],
    summary: 'Get the totals of all families',
    responses: ok(adminStats),
  },
  readUnknownCodes: {
    method: 'GET',
    path: '/api/admin/unknown-codes',
    callers: ['admin'],
    summary: 'Get the number of unknown family codes that unknown devices have tried',
    responses: ok(unknownCodes),
  },
  listFamilies: {
    method: 'GET',
    path: '/api/admin/families',
    callers: ['admin'],
    summary: 'List the families, newest first',
    notes: 'Without parameters the response is the whole list, otherwise one page.',
    query: adminFamiliesQuery,
    responses: {
      200: {
        description: 'OK',
        body: z.array(adminFamily),
        headers: { 'X-Total-Count': 'How many families the search finds; with a page.', ...nextCursor },
      },
    },
  },
  openFamily: {
    method: 'POST',
    path: '/api/admin/families/:id/views',
    ids: { id: 'family' },
    callers: ['admin'],
    summary: 'Get one family’s details, with a reason that the family can read',
    body: adminReasonRequest,
    responses: created(adminFamilyDetails),
  },
  suspendFamily: {
    method: 'POST',
    path: '/api/admin/families/:id/suspend',
    ids: { id: 'family' },
    callers: ['admin'],
    summary: 'Suspend a family and end its sessions; it is deleted after 14 days',
    notes:
      'No one can sign in, and its code stays reserved. Suspending a suspended family does not extend the time.',
    body: adminReasonRequest,
    responses: noContent,
  },
  restoreFamily: {
    method: 'POST',
    path: '/api/admin/families/:id/restore',
    ids: { id: 'family' },
    callers: ['admin'],
    summary: 'Restore a suspended family',
    responses: noContent,
  },
  removeFamily: {
    method: 'DELETE',
    path: '/api/admin/families/:id',
    ids: { id: 'family' },
    callers: ['admin'],
    summary: 'Delete a family with its records, images and sessions',
    responses: noContent,
  },
  endSessions: {
    method: 'POST',
    path: '/api/admin/end-sessions',
    callers: ['admin'],
    summary: 'End all sessions of a parent',
    body: endSessionsRequest,
    responses: noContent,
  },
  readAuditLog: {
    method: 'GET',
    path: '/api/admin/audit-log',
    callers: ['admin'],
    summary: 'List a page of the audit log, newest first',
    query: auditLogQuery,
    responses: { 200: { description: 'OK', body: z.array(auditLine), headers: nextCursor } },
  },
});
