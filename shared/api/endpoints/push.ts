import {
  endPushRequest,
  pushDevice,
  pushKey,
  pushSettings,
  pushSubscriptionRequest,
  pushWantsRequest,
  quietHoursRequest,
} from '../../contracts/push';
import { defineEndpoints, created, noContent, ok } from '../endpoint';

const callers = ['parent', 'helper'] as const;

export const pushEndpoints = defineEndpoints({
  readKey: {
    method: 'GET',
    path: '/api/push/key',
    callers,
    summary: 'Get the public key that a browser subscribes with',
    responses: ok(pushKey),
  },
  readSettings: {
    method: 'GET',
    path: '/api/push/subscriptions',
    callers,
    summary: 'List the person’s browsers with notifications, the newest first, and their quiet hours',
    responses: ok(pushSettings),
  },
  subscribe: {
    method: 'POST',
    path: '/api/push/subscriptions',
    callers,
    summary: 'Send notifications to this browser',
    notes:
      'For the family that its session is in, until the session is ended. An endpoint that is no public https host: 400. Of more than ten browsers the oldest gets none any more.',
    body: pushSubscriptionRequest,
    responses: created(pushDevice),
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/api/push/subscriptions',
    callers,
    summary: 'Send no more notifications to a browser',
    notes: 'One that gets none: 204 as well.',
    body: endPushRequest,
    responses: noContent,
  },
  changeWants: {
    method: 'PUT',
    path: '/api/push/subscriptions/:id',
    ids: { id: 'device' },
    callers,
    summary: 'Choose what one of the person’s browsers is told of',
    body: pushWantsRequest,
    responses: ok(pushDevice),
  },
  changeQuietHours: {
    method: 'PUT',
    path: '/api/push/quiet',
    callers,
    summary: 'Set the person’s quiet hours',
    notes: 'By the family’s clock. What comes in between is told once, when they end.',
    body: quietHoursRequest,
    responses: ok(pushSettings),
  },
});
