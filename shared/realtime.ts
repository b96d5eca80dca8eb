import { z } from 'zod';
import { badge } from './contracts/badges';
import { adultOrNull, id } from './contracts/fields';
import { message } from './contracts/messages';
import { praise } from './contracts/praise';
import { routineRun } from './contracts/routines';
import { rewardRedemption } from './contracts/redemptions';
import { ledgerEntry } from './contracts/stars';
import { choreSubmission } from './contracts/submissions';

/** The socket's messages, for both sides (docs/api.md, "Socket"). The client imports only types. */

export const joinMessage = z.object({
  type: z.literal('join'),
  userId: z.string().max(64),
  userType: z.enum(['parent', 'kid', 'board']),
});
export type JoinMessage = z.infer<typeof joinMessage>;

const stars = z.int().min(0);

interface EventDocs {
  to:
    | 'the parents'
    | 'the kid'
    | 'the parents and the kid'
    | 'the parents, the kid and boards that show the kid'
    | 'the family'
    | 'the family’s boards';
  when: string;
}
export const EVENT_DOCS = z.registry<EventDocs>();

const event = <Type extends string, Fields extends Record<string, z.ZodType>>(
  type: Type,
  to: EventDocs['to'],
  when: string,
  fields: Fields,
) => z.object({ type: z.literal(type), ...fields }).register(EVENT_DOCS, { to, when });

/** Events are hints to refetch, never records. An open tab may be older than the server, and ignores unknown fields. */
export const serverEvent = z.discriminatedUnion('type', [
  event('chore_submission', 'the parents', 'A kid submitted a chore.', {
    submission: choreSubmission,
  }),
  event('reward_redemption', 'the parents', 'A kid requested a reward.', {
    redemption: rewardRedemption,
  }),
  event('chore_approved', 'the kid', 'A submission was approved.', {
    submission: choreSubmission,
    starsAwarded: stars,
    newStars: stars,
    newBadges: z.array(badge),
  }),
  event('chore_rejected', 'the kid', 'A submission was rejected.', {
    submission: choreSubmission,
    parentNotes: z.string().nullable(),
  }),
  event('reward_approved', 'the kid', 'A redemption was approved.', {
    redemption: rewardRedemption,
    newStars: stars,
  }),
  event('reward_rejected', 'the kid', 'A redemption was rejected.', {
    redemption: rewardRedemption,
    parentNotes: z.string().nullable(),
  }),
  event('new_message', 'the kid', 'A parent sent a message.', {
    message,
  }),
  event('message_sent', 'the parents', 'A parent sent a message.', {
    message,
  }),
  event('message_read', 'the parents', 'A kid read a message.', {
    message,
  }),
  event(
    'routine_changed',
    'the parents, the kid and boards that show the kid',
    'A run of a routine started, moved, paused or ended.',
    {
      kidId: id,
      choreId: id,
      run: routineRun.nullable(),
    },
  ),
  event(
    'board_changed',
    'the family’s boards',
    'Something that a board shows has changed. At most one per second and board.',
    {},
  ),
  event('praise_changed', 'the parents and the kid', 'A heart was sent, removed or answered.', {
    kidId: id,
    praise: praise.nullable(),
    praiseId: id,
  }),
  event('chore_reviewed', 'the parents', 'A submission was approved or rejected.', {
    submission: choreSubmission,
  }),
  event('reward_reviewed', 'the parents', 'A redemption was approved or rejected.', {
    redemption: rewardRedemption,
  }),
  event(
    'reward_delivered',
    'the parents and the kid',
    'A redemption was marked as delivered or not delivered.',
    {
      redemption: rewardRedemption,
    },
  ),
  event('submission_withdrawn', 'the parents and the kid', 'A kid withdrew a pending submission.', {
    submissionId: id,
    kidId: id,
  }),
  event('redemption_withdrawn', 'the parents and the kid', 'A kid withdrew a pending redemption.', {
    redemptionId: id,
    kidId: id,
  }),
  // The record with the id is pending again.
  event(
    'review_undone',
    'the parents and the kid',
    'A review was undone, so the submission or redemption is pending again.',
    {
      submission: choreSubmission.optional(),
      redemption: rewardRedemption.optional(),
      newStars: stars,
      by: adultOrNull,
    },
  ),
  event('stars_changed', 'the parents and the kid', 'A parent gave or took stars by hand, or reversed it.', {
    kidId: id,
    entry: ledgerEntry,
    newStars: stars,
    newBadges: z.array(badge),
  }),
  event('news', 'the parents and the kid', 'A kid has news, or saw some.', {
    kidId: id,
  }),
  event('chores_changed', 'the family', 'A chore was added, changed, archived or submitted.', {}),
  event(
    'rewards_changed',
    'the family',
    'A reward was added, changed or archived, or its stock has changed. A kid also receives it after requesting one.',
    {},
  ),
  event('leaderboard_changed', 'the family', 'A submission was approved, or its approval was undone.', {}),
  event(
    'family_changed',
    'the family',
    'A setting of the family, its name, code or time zone changed, or this session moved to another family.',
    {},
  ),
  event('kids_changed', 'the family', 'A kid was added, changed, removed, locked out or unlocked.', {}),
  event('nest_changed', 'the parents and the kid', 'A kid arranged their nest or opened a surprise.', {
    kidId: id,
  }),
  event(
    'members_changed',
    'the family',
    'An adult joined, left or changed their name or role, or an invitation was made, used or withdrawn.',
    {},
  ),
  event(
    'devices_changed',
    'the family',
    'A tablet, calendar feed or webhook was added, changed or removed.',
    {},
  ),
]);
export type ServerEvent = z.infer<typeof serverEvent>;

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
