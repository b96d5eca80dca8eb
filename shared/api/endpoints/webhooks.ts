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
    summary: 'Send events to an address',
    notes:
      'Public https addresses without a port of their own: 400 for another one. The secret that signs the messages is in this response alone.',
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
    summary: 'Change a webhook, or switch it on or off',
    notes: 'What it was not told yet is dropped when it is switched off. Its secret stays.',
    body: updateWebhookRequest,
    responses: ok(webhook),
  },
  testWebhook: {
    method: 'POST',
    path: '/api/family/webhooks/:id/test',
    ids: { id: 'webhook' },
    callers,
    summary: 'Send a webhook a test message, and wait for what it responds',
    notes: 'Its `type` is `test`, its `data` empty. It is sent once, also while the webhook is off.',
    responses: ok(webhook),
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/api/family/webhooks/:id',
    ids: { id: 'webhook' },
    callers,
    summary: 'Remove a webhook',
    responses: noContent,
  },
});
