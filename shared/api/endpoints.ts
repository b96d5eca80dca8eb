import type { Endpoint, EndpointGroup } from './endpoint';
import { accountEndpoints } from './endpoints/accounts';
import { accessTokenEndpoints } from './endpoints/access-tokens';
import { adminEndpoints } from './endpoints/admin';
import { boardEndpoints } from './endpoints/boards';
import { calendarEndpoints } from './endpoints/calendars';
import { choreEndpoints } from './endpoints/chores';
import { deviceEndpoints } from './endpoints/devices';
import { imageEndpoints, uploadWidgetEndpoints } from './endpoints/images';
import { kidEndpoints } from './endpoints/kids';
import { letterEndpoints } from './endpoints/letters';
import { memberEndpoints } from './endpoints/members';
import { messageAndAnalyticsEndpoints } from './endpoints/messages-and-analytics';
import { passkeyEndpoints } from './endpoints/passkeys';
import { pushEndpoints } from './endpoints/push';
import { passwordResetEndpoints } from './endpoints/password-reset';
import { rewardEndpoints } from './endpoints/rewards';
import { routineEndpoints } from './endpoints/routines';
import { serverEndpoints } from './endpoints/server';
import { praiseEndpoints } from './endpoints/praise';
import { starEndpoints } from './endpoints/stars';
import { webhookEndpoints } from './endpoints/webhooks';
import { tuneUpEndpoints } from './endpoints/tune-up';

const section = (title: string, endpoints: Readonly<Record<string, Endpoint>>): EndpointGroup => ({
  title,
  endpoints: Object.values(endpoints),
});

/**
 * Tests compare these with the app's routes and responses; `npm run docs:api` creates the reference from
 * them. The client never imports it.
 */
export const ENDPOINT_GROUPS: readonly EndpointGroup[] = [
  section('Accounts and families', accountEndpoints),
  section('A forgotten password', passwordResetEndpoints),
  section('Passkeys', passkeyEndpoints),
  section('Access tokens', accessTokenEndpoints),
  section('Members and invitations', memberEndpoints),
  section('Paired tablets', deviceEndpoints),
  section('Family boards', boardEndpoints),
  section('Notifications', pushEndpoints),
  section('The weekly letter', letterEndpoints),
  section('Kids', kidEndpoints),
  section('Chores and submissions', choreEndpoints),
  section('Routines', routineEndpoints),
  section('Rewards and redemptions', rewardEndpoints),
  section('Stars', starEndpoints),
  section('Hearts', praiseEndpoints),
  section('Monthly tune-up', tuneUpEndpoints),
  section('Calendar feeds', calendarEndpoints),
  section('Webhooks', webhookEndpoints),
  section('Messages and analytics', messageAndAnalyticsEndpoints),
  section('Images', imageEndpoints),
  section('Upload widget (Uppy)', uploadWidgetEndpoints),
  section('Administration', adminEndpoints),
  section('The server itself', serverEndpoints),
];

export const ENDPOINTS: readonly Endpoint[] = ENDPOINT_GROUPS.flatMap(({ endpoints }) => endpoints);

/** HEAD is served like GET. Paths match like in Express. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  const served = method === 'HEAD' ? 'GET' : method;
  return MATCHERS.find(({ endpoint, pattern }) => endpoint.method === served && pattern.test(path))?.endpoint;
}

const MATCHERS = ENDPOINTS.map((endpoint) => ({
  endpoint,
  parameters: endpoint.path.split('/:').length,
  pattern: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
})).toSorted((a, b) => a.parameters - b.parameters);
