/** Separate from the validator, which the client doesn't need. */

export const SOCKET_PATH = '/ws';
export const CLOSE_CODES = {
  clean: 1000,
  goingAway: 1001,
  policy: 1008,
  tooBig: 1009,
  restart: 1012,
  sessionEnded: 4401,
} as const;

export type Channel = `${UserType}:${string}`;
type UserType = 'parent' | 'kid' | 'board';

export function channelOf(userType: UserType, userId: string): Channel {
  return `${userType}:${userId}`;
}
