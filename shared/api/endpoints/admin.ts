import { z } from 'zod';
import {
  adminFamiliesQuery,
  adminFamily,
  adminReasonRequest,
  adminStats,
  endSessionsRequest,
  unknownCodes,
} from '../../contracts/admin';
import { auditLine, auditLogQuery } from '../../contracts/audit';
import { defineEndpoints, created, noContent, ok } from '../endpoint';
import { nextCursor } from './next-cursor';

export const adminEndpoints = defineEndpoints({
  readStats: {
    method: 'GET',
    path: '/api/admin/stats',
    callers: ['admin'],
    summary: 'Get the sums over all families',
    responses: ok(adminStats),
  },
  readUnknownCodes: {
    method: 'GET',
    path: '/api/admin/unknown-codes',
    callers: ['admin'],
    summary: 'Get how many unknown family codes unknown devices have tried',
    responses: ok(unknownCodes),
  },
  listFamilies: {
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
  openFamily: {
    method: 'POST',
    path: '/api/admin/families/:id/views',
    ids: { id: 'family' },
    callers: ['admin'],
    summary: 'Open one family’s details, for a reason that the family can read',
    body: adminReasonRequest,
    responses: created(adminFamily),
  },
  suspendFamily: {
    method: 'POST',
    path: '/api/admin/families/:id/suspend',
    ids: { id: 'family' },
    callers: ['admin'],
    summary: 'Suspend a family and end its sessions; it is deleted 14 days later',
    notes: 'Nobody gets in meanwhile, and its code stays taken. One that is suspended keeps its day.',
    body: adminReasonRequest,
    responses: noContent,
  },
  restoreFamily: {
    method: 'POST',
    path: '/api/admin/families/:id/restore',
    ids: { id: 'family' },
    callers: ['admin'],
    summary: 'Open a suspended family again',
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
    summary: 'Sign a parent out on every browser',
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
