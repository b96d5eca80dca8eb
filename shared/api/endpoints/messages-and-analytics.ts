import { z } from 'zod';
import { analyticsEvent, analyticsQuery, analyticsSummary } from '../../contracts/analytics';
import { createMessageRequest, message } from '../../contracts/messages';
import { created, defineEndpoints, idempotencyKey, ok } from '../endpoint';

export const messageAndAnalyticsEndpoints = defineEndpoints({
  sendMessage: {
    method: 'POST',
    path: '/api/messages',
    callers: ['parent', 'helper'],
    programs: true,
    summary: 'Send a message to a kid',
    requestHeaders: idempotencyKey,
    body: createMessageRequest,
    responses: created(message),
  },
  listKidMessages: {
    method: 'GET',
    path: '/api/kids/:id/messages',
    ids: { id: 'kid' },
    callers: ['parent', 'helper', 'kid'],
    programs: true,
    summary: 'List a kid’s newest 200 messages, newest first',
    responses: ok(z.array(message)),
  },
  markMessageRead: {
    method: 'PUT',
    path: '/api/messages/:id/read',
    ids: { id: 'message' },
    callers: ['kid'],
    summary: 'Mark a message as read',
    notes: 'Repeatable.',
    responses: ok(message),
  },
  listAnalytics: {
    method: 'GET',
    path: '/api/analytics',
    callers: ['parent', 'helper'],
    programs: true,
    summary: 'List the family’s analytics events, oldest first',
    notes: 'At most 366 days. Without dates, the last 30 days.',
    query: analyticsQuery,
    responses: ok(z.array(analyticsEvent)),
  },
  summarizeAnalytics: {
    method: 'GET',
    path: '/api/analytics/summary',
    callers: ['parent', 'helper'],
    programs: true,
    summary: 'Get the totals of the family’s analytics events',
    notes: 'At most 366 days. Without dates, the last 30 days.',
    query: analyticsQuery,
    responses: ok(analyticsSummary),
  },
});
