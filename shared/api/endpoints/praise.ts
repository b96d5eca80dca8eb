import { z } from 'zod';
import { praise, praiseQuery, praiseReplyRequest, praiseRequest } from '../../contracts/praise';
import { created, defineEndpoints, idempotencyKey, nextCursor, noContent, ok } from '../endpoint';

export const praiseEndpoints = defineEndpoints({
  sendPraise: {
    method: 'POST',
    path: '/api/kids/:id/praise',
    ids: { id: 'kid' },
    callers: ['parent', 'helper'],
    programs: true,
    summary: 'Send a kid a heart, with a few words or its own sentence',
    notes: '`submissionId` is a submission of this kid, else 404. 60 an hour per adult.',
    requestHeaders: idempotencyKey,
    body: praiseRequest,
    responses: created(praise),
  },
  listPraise: {
    method: 'GET',
    path: '/api/kids/:id/praise',
    ids: { id: 'kid' },
    callers: ['parent', 'helper', 'kid'],
    programs: true,
    summary: 'List a kid’s hearts, newest first',
    query: praiseQuery,
    responses: { 200: { description: 'OK', body: z.array(praise), headers: nextCursor } },
  },
  removePraise: {
    method: 'DELETE',
    path: '/api/praise/:id',
    ids: { id: 'praise' },
    callers: ['parent', 'helper'],
    summary: 'Remove a heart',
    notes: 'A helper only their own, else 403.',
    responses: noContent,
  },
  replyToPraise: {
    method: 'PUT',
    path: '/api/praise/:id/reply',
    ids: { id: 'praise' },
    callers: ['kid'],
    summary: 'Send a heart back, or remove it with null',
    notes: 'Repeatable.',
    body: praiseReplyRequest,
    responses: ok(praise),
  },
});
