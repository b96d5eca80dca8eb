import type { Endpoint, EndpointGroup } from './endpoint';
import { accounts } from './endpoints/accounts';
import { accessTokens } from './endpoints/access-tokens';
import { admin } from './endpoints/admin';
import { calendars } from './endpoints/calendars';
import { chores } from './endpoints/chores';
import { devices } from './endpoints/devices';
import { images, uploadWidget } from './endpoints/images';
import { kids } from './endpoints/kids';
import { letters } from './endpoints/letters';
import { members } from './endpoints/members';
import { messagesAndAnalytics } from './endpoints/messages-and-analytics';
import { passkeys } from './endpoints/passkeys';
import { push } from './endpoints/push';
import { passwordReset } from './endpoints/password-reset';
import { rewards } from './endpoints/rewards';
import { server } from './endpoints/server';
import { stars } from './endpoints/stars';
import { webhooks } from './endpoints/webhooks';
import { tuneUps } from './endpoints/tune-up';

/**
 * Every call of the HTTP API by section. Tests compare it with the routes of the app and each response with it;
 * `npm run docs:api` makes docs/api.md and docs/openapi.json of it. The client never imports it.
 */
export const ENDPOINT_GROUPS: readonly EndpointGroup[] = [
  accounts,
  passwordReset,
  passkeys,
  accessTokens,
  members,
  devices,
  push,
  letters,
  kids,
  chores,
  rewards,
  stars,
  tuneUps,
  calendars,
  webhooks,
  messagesAndAnalytics,
  images,
  uploadWidget,
  admin,
  server,
];

export const ENDPOINTS: readonly Endpoint[] = ENDPOINT_GROUPS.flatMap(({ endpoints }) => endpoints);

/** The endpoint that serves a request, or undefined; HEAD is served as GET is. Paths match as Express matches them. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  const served = method === 'HEAD' ? 'GET' : method;
  return MATCHERS.find(({ endpoint, pattern }) => endpoint.method === served && pattern.test(path))?.endpoint;
}

// A literal segment wins over a parameter: `/api/kids/login` is no kid.
const MATCHERS = ENDPOINTS.map((endpoint) => ({
  endpoint,
  parameters: endpoint.path.split('/:').length,
  pattern: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
})).toSorted((a, b) => a.parameters - b.parameters);
