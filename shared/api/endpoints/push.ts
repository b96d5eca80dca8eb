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
    summary: 'Get the public key for push subscriptions',
    responses: ok(pushKey),
  },
  readSettings: {
    method: 'GET',
    path: '/api/push/subscriptions',
    callers,
    summary: 'List the caller’s subscribed browsers, newest first, and quiet hours',
    responses: ok(pushSettings),
  },
  subscribe: {
    method: 'POST',
    path: '/api/push/subscriptions',
    callers,
    summary: 'Send notifications to this browser',
    notes:
      'For the family of the session, until the session ends. An endpoint that is not a public https address gets 400. The eleventh browser replaces the oldest one.',
    body: pushSubscriptionRequest,
    responses: created(pushDevice),
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/api/push/subscriptions',
    callers,
    summary: 'Stop notifications to a browser',
    notes: 'Also returns 204 if the browser is not subscribed.',
    body: endPushRequest,
    responses: noContent,
  },
  changeWants: {
    method: 'PUT',
    path: '/api/push/subscriptions/:id',
    ids: { id: 'device' },
    callers,
    summary: 'Choose the topics of one of the caller’s browsers',
    body: pushWantsRequest,
    responses: ok(pushDevice),
  },
  changeQuietHours: {
    method: 'PUT',
    path: '/api/push/quiet',
    callers,
    summary: 'Set the caller’s quiet hours',
    notes: 'In the family’s time zone. Changes during quiet hours are sent as one notification at their end.',
    body: quietHoursRequest,
    responses: ok(pushSettings),
  },
});
