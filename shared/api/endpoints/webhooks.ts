import { z } from 'zod';
import { newWebhook, updateWebhookRequest, webhook, webhookRequest } from '../../contracts/webhooks';
import { defineEndpoints, created, noContent, ok } from '../endpoint';

const callers = ['parent'] as const;

export const webhookEndpoints = defineEndpoints({
  listWebhooks: {
    method: 'GET',
    path: '/api/family/webhooks',
    callers,
    summary: 'List the family’s webhooks, oldest first',
    responses: ok(z.array(webhook)),
  },
  makeWebhook: {
    method: 'POST',
    path: '/api/family/webhooks',
    callers,
    proof: 'every call',
    summary: 'Add a webhook',
    notes:
      'The address must be a public https address on port 443, otherwise the response is 400. The secret that signs the messages is returned only here.',
    body: webhookRequest,
    responses: created(newWebhook),
    errors: ['too_many_webhooks'],
  },
  changeWebhook: {
    method: 'PUT',
    path: '/api/family/webhooks/:id',
    ids: { id: 'webhook' },
    callers,
    proof: 'another address',
    summary: 'Update a webhook, or switch it on or off',
    notes: 'Switching it off drops unsent messages. The secret stays the same.',
    body: updateWebhookRequest,
    responses: ok(webhook),
  },
  testWebhook: {
    method: 'POST',
    path: '/api/family/webhooks/:id/test',
    ids: { id: 'webhook' },
    callers,
    summary: 'Send a test message to a webhook and return its response',
    notes: 'The message has the `type` `test` and empty `data`. It is sent once, even if the webhook is off.',
    responses: ok(webhook),
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/api/family/webhooks/:id',
    ids: { id: 'webhook' },
    callers,
    summary: 'Delete a webhook',
    responses: noContent,
  },
});
