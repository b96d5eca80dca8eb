/** What both ends of the socket agree on besides the messages; apart from their validator, so that the client can do without. */

export const SOCKET_PATH = '/ws';
export const CLOSE_CODES = {
  clean: 1000,
  goingAway: 1001,
  policy: 1008,
  tooBig: 1009,
  restart: 1012,
  sessionEnded: 4401,
} as const;

export type Channel = `parent:${string}` | `kid:${string}`;

/** The channel of one person, as `type:id`. */
export function channelOf(userType: 'parent' | 'kid', userId: string): Channel {
  return `${userType}:${userId}`;
}
