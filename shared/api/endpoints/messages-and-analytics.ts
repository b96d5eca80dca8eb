import { z } from 'zod';
import { analyticsEvent, analyticsQuery, analyticsSummary } from '../../contracts/analytics';
import { createMessageRequest, message } from '../../contracts/messages';
import { created, ok, type EndpointGroup } from '../endpoint';
import { idempotencyKey } from './idempotency-key';

// The declaration needs the form alone; the time only fills in absent values.
const range = analyticsQuery(new Date(0));

export const messagesAndAnalytics: EndpointGroup = {
  title: 'Messages and analytics',
  endpoints: [
    {
      method: 'POST',
      path: '/api/messages',
      callers: ['parent', 'helper'],
      summary: 'Send a message to a kid',
      requestHeaders: idempotencyKey,
      body: createMessageRequest,
      responses: created(message),
      errors: ['in_progress', 'key_reused'],
    },
    {
      method: 'GET',
      path: '/api/kids/:id/messages',
      callers: ['parent', 'helper', 'kid'],
      summary: 'List a kid’s newest 200 messages, newest first',
      responses: ok(z.array(message)),
    },
    {
      method: 'PUT',
      path: '/api/messages/:id/read',
      callers: ['kid'],
      summary: 'Mark a message as read',
      notes: 'Repeating it changes nothing.',
      responses: ok(message),
    },
    {
      method: 'GET',
      path: '/api/analytics',
      callers: ['parent', 'helper'],
      summary: 'List the family’s analytics events, oldest first',
      notes: 'At most 366 days; without dates, the last 30 days.',
      query: range,
      responses: ok(z.array(analyticsEvent)),
    },
    {
      method: 'GET',
      path: '/api/analytics/summary',
      callers: ['parent', 'helper'],
      summary: 'Get the sums of the family’s analytics events',
      notes: 'At most 366 days; without dates, the last 30 days.',
      query: range,
      responses: ok(analyticsSummary),
    },
  ],
};
