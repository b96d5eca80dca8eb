import { z } from 'zod';
import { badge } from './contracts/badges';
import { message } from './contracts/messages';
import { rewardRedemption } from './contracts/redemptions';
import { choreSubmission } from './contracts/submissions';

/** The socket's messages and channel names, for both ends (contract, "WebSocket /ws"). */

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

export const joinMessage = z.object({
  type: z.literal('join'),
  userId: z.string().max(64),
  userType: z.enum(['parent', 'kid']),
});
export type JoinMessage = z.infer<typeof joinMessage>;

const stars = z.int().min(0);

/** What the server sends after a change was committed. A hint, never the record. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chore_submission'), submission: choreSubmission }),
  z.object({ type: z.literal('reward_redemption'), redemption: rewardRedemption }),
  z.object({
    type: z.literal('chore_approved'),
    submission: choreSubmission,
    starsAwarded: stars,
    newStars: stars,
    newBadges: z.array(badge),
  }),
  z.object({
    type: z.literal('chore_rejected'),
    submission: choreSubmission,
    parentNotes: z.string().nullable(),
  }),
  z.object({ type: z.literal('reward_approved'), redemption: rewardRedemption, newStars: stars }),
  z.object({
    type: z.literal('reward_rejected'),
    redemption: rewardRedemption,
    parentNotes: z.string().nullable(),
  }),
  z.object({ type: z.literal('new_message'), message }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** Everything that can arrive on the socket. */
export const serverMessage = z.union([
  liveEvent,
  z.object({ type: z.literal('joined'), channel: z.string() }),
  z.object({ type: z.literal('error'), code: z.string() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
