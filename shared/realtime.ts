import { z } from 'zod';
import { badge } from './contracts/badges';
import { byWhom, id } from './contracts/fields';
import { message } from './contracts/messages';
import { rewardRedemption } from './contracts/redemptions';
import { ledgerEntry } from './contracts/stars';
import { choreSubmission } from './contracts/submissions';

/** The socket's messages, for both ends (docs/api.md, "Socket"). The client takes their types alone. */

export const joinMessage = z.object({
  type: z.literal('join'),
  userId: z.string().max(64),
  userType: z.enum(['parent', 'kid']),
});
export type JoinMessage = z.infer<typeof joinMessage>;

const stars = z.int().min(0);

/**
 * What the server sends after a change was committed: a hint to read again, never the record. Tests take it strictly; an
 * open tab may be older than the server, and reads the fields it knows (client/src/realtime/read-message.ts).
 */
export const serverEvent = z.discriminatedUnion('type', [
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
  z.object({ type: z.literal('message_sent'), message }),
  z.object({ type: z.literal('message_read'), message }),
  z.object({ type: z.literal('chore_reviewed'), submission: choreSubmission }),
  z.object({ type: z.literal('reward_reviewed'), redemption: rewardRedemption }),
  z.object({ type: z.literal('reward_delivered'), redemption: rewardRedemption }),
  z.object({ type: z.literal('submission_withdrawn'), submissionId: id, kidId: id }),
  z.object({ type: z.literal('redemption_withdrawn'), redemptionId: id, kidId: id }),
  // One of the two, which is pending again.
  z.object({
    type: z.literal('review_undone'),
    submission: choreSubmission.optional(),
    redemption: rewardRedemption.optional(),
    newStars: stars,
    /** Who undid it. */
    by: byWhom,
  }),
  z.object({
    type: z.literal('stars_changed'),
    kidId: id,
    entry: ledgerEntry,
    newStars: stars,
    newBadges: z.array(badge),
  }),
  z.object({ type: z.literal('news'), kidId: id }),
  z.object({ type: z.literal('chores_changed') }),
  z.object({ type: z.literal('rewards_changed') }),
  z.object({ type: z.literal('family_changed') }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;

/** Everything that can arrive on the socket. */
export const serverMessage = z.union([
  serverEvent,
  z.object({
    type: z.literal('joined'),
    channel: z.string(),
    /** The family hasn't changed after this time. */
    changedAt: z.iso.datetime().optional(),
  }),
  z.object({ type: z.literal('error'), code: z.string() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
