import type { AdultOrNull } from '@shared/contracts/fields';
import type { Message } from '@shared/contracts/messages';
import type { Praise } from '@shared/contracts/praise';
import type { RoutineRun } from '@shared/contracts/routines';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { LedgerEntry } from '@shared/contracts/stars';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { Badge } from '@shared/rules/badges';
import { asKidSeesRedemption } from '@shared/rules/mystery';
import { toFamily, toKid, toParents, toParentsAndKid, type AddressedMessage } from './audience';

/** An event clears the named caches for its family. */
type Cache = 'etags' | 'calendars' | 'listeners' | 'sessions';

interface EventDeclaration {
  /**
   * Messages to parents also go to webhooks if their type is in WEBHOOK_EVENTS. Messages to a kid omit what
   * the kid may not see.
   */
  messages: (payload: never) => AddressedMessage[];
  clears: readonly Cache[];
  /** Whether pending requests, which parents get notifications about, may have changed. */
  changesPending?: boolean | ((payload: never) => boolean);
}

type InFamily<Payload = object> = Payload & { familyId: string };
type SubmissionEvent<More = object> = InFamily<More & { submission: ChoreSubmission }>;
type RedemptionEvent<More = object> = InFamily<More & { redemption: RewardRedemption }>;

const sessionsEnded: (payload: {
  ids: string[];
  member?: { familyId: string; userId: string };
}) => AddressedMessage[] = () => [];
const sessionsChanged: (payload: { ids: string[] }) => AddressedMessage[] = () => [];

type Undone = { newStars: number; by: AdultOrNull };

/**
 * Every event with everything that it causes. It is published after the commit; webhooks and notifications
 * are queued in the transaction. The client's effects are in client/src/lib/api/cache-effects.ts.
 */
const EVENTS = {
  'submission.created': {
    messages: ({ familyId, submission }: SubmissionEvent) => [
      toParents(familyId, { type: 'chore_submission', submission }),
      ...(submission.chore.sharing === 'each' ? [toKid(submission.kidId, { type: 'chores_changed' })] : []),
      ...choreShared(familyId, submission),
    ],
    clears: ['etags', 'calendars'],
    changesPending: true,
  },
  'submission.approved': {
    messages: ({
      familyId,
      submission,
      newStars,
      newBadges,
    }: SubmissionEvent<{ newStars: number; newBadges: Badge[] }>) => [
      toKid(submission.kidId, {
        type: 'chore_approved',
        submission,
        starsAwarded: submission.starsAwarded ?? 0,
        newStars,
        newBadges,
      }),
      toParents(familyId, { type: 'chore_reviewed', submission }),
      ...choreShared(familyId, submission),
      toFamily(familyId, { type: 'leaderboard_changed' }),
    ],
    clears: ['etags', 'calendars'],
    // A submission approved in its own transaction was never pending.
    changesPending: ({ submission }: SubmissionEvent) => submission.reviewedAt !== submission.submittedAt,
  },
  'submission.rejected': {
    messages: ({ familyId, submission }: SubmissionEvent) => [
      toKid(submission.kidId, {
        type: 'chore_rejected',
        submission,
        parentNotes: submission.parentNotes,
      }),
      toParents(familyId, { type: 'chore_reviewed', submission }),
      ...choreShared(familyId, submission),
    ],
    clears: ['etags', 'calendars'],
    changesPending: true,
  },
  'submission.withdrawn': {
    messages: ({
      familyId,
      submissionId,
      kidId,
      shared,
    }: InFamily<{ submissionId: string; kidId: string; shared: boolean }>) => [
      ...toParentsAndKid(familyId, kidId, { type: 'submission_withdrawn', submissionId, kidId }),
      ...(shared ? [toFamily(familyId, { type: 'chores_changed' })] : []),
    ],
    clears: ['calendars'],
    changesPending: true,
  },
  /** The submission is pending again. */
  'submission.undone': {
    messages: ({ familyId, submission, newStars, by }: SubmissionEvent<Undone>) => [
      ...toParentsAndKid(familyId, submission.kidId, { type: 'review_undone', submission, newStars, by }),
      ...choreShared(familyId, submission),
      toFamily(familyId, { type: 'leaderboard_changed' }),
    ],
    clears: ['etags', 'calendars'],
    changesPending: true,
  },
  'redemption.requested': {
    messages: ({ familyId, redemption }: RedemptionEvent) => [
      toParents(familyId, { type: 'reward_redemption', redemption }),
      toKid(redemption.kidId, { type: 'rewards_changed' }),
    ],
    clears: ['etags'],
    changesPending: true,
  },
  'redemption.approved': {
    messages: ({ familyId, redemption, newStars }: RedemptionEvent<{ newStars: number }>) => [
      toKid(redemption.kidId, {
        type: 'reward_approved',
        redemption: asKidSeesRedemption(redemption),
        newStars,
      }),
      toParents(familyId, { type: 'reward_reviewed', redemption }),
      ...stockChanged(familyId, redemption),
    ],
    clears: ['etags'],
    changesPending: true,
  },
  'redemption.rejected': {
    messages: ({ familyId, redemption }: RedemptionEvent) => [
      toKid(redemption.kidId, {
        type: 'reward_rejected',
        redemption: asKidSeesRedemption(redemption),
        parentNotes: redemption.parentNotes,
      }),
      toParents(familyId, { type: 'reward_reviewed', redemption }),
    ],
    clears: ['etags'],
    changesPending: true,
  },
  'redemption.withdrawn': {
    messages: ({ familyId, redemptionId, kidId }: InFamily<{ redemptionId: string; kidId: string }>) =>
      toParentsAndKid(familyId, kidId, { type: 'redemption_withdrawn', redemptionId, kidId }),
    clears: ['etags'],
    changesPending: true,
  },
  'redemption.undone': {
    messages: ({ familyId, redemption, newStars, by }: RedemptionEvent<Undone>) => [
      toKid(redemption.kidId, {
        type: 'review_undone',
        redemption: asKidSeesRedemption(redemption),
        newStars,
        by,
      }),
      toParents(familyId, { type: 'review_undone', redemption, newStars, by }),
      ...stockChanged(familyId, redemption),
    ],
    clears: ['etags'],
    changesPending: true,
  },
  'redemption.delivered': {
    messages: ({ familyId, redemption }: RedemptionEvent) => [
      toKid(redemption.kidId, { type: 'reward_delivered', redemption: asKidSeesRedemption(redemption) }),
      toParents(familyId, { type: 'reward_delivered', redemption }),
    ],
    clears: [],
  },
  'stars.changed': {
    messages: ({
      familyId,
      kidId,
      entry,
      newStars,
      newBadges,
    }: InFamily<{ kidId: string; entry: LedgerEntry; newStars: number; newBadges: Badge[] }>) =>
      toParentsAndKid(familyId, kidId, { type: 'stars_changed', kidId, entry, newStars, newBadges }),
    clears: ['etags'],
  },
  'news.changed': {
    messages: ({ familyId, kidId }: InFamily<{ kidId: string }>) =>
      toParentsAndKid(familyId, kidId, { type: 'news', kidId }),
    clears: [],
  },
  'message.sent': {
    messages: ({ familyId, message }: InFamily<{ message: Message }>) => [
      toKid(message.toKidId, { type: 'new_message', message }),
      toParents(familyId, { type: 'message_sent', message }),
    ],
    clears: [],
  },
  'message.read': {
    messages: ({ familyId, message }: InFamily<{ message: Message }>) => [
      toParents(familyId, { type: 'message_read', message }),
    ],
    clears: [],
  },
  'routine.changed': {
    messages: ({
      familyId,
      kidId,
      choreId,
      run,
    }: InFamily<{ kidId: string; choreId: string; run: RoutineRun | null }>) => {
      const message = { type: 'routine_changed', kidId, choreId, run } as const;
      return [
        ...toParentsAndKid(familyId, kidId, message),
        { to: { kind: 'boards', familyId, kidId }, message },
      ];
    },
    clears: [],
  },
  /** `praise` is null after a removal. */
  'praise.changed': {
    messages: ({
      familyId,
      kidId,
      praiseId,
      praise,
    }: InFamily<{ kidId: string; praiseId: string; praise: Praise | null }>) =>
      toParentsAndKid(familyId, kidId, { type: 'praise_changed', kidId, praiseId, praise }),
    clears: [],
  },
  'chores.changed': {
    messages: ({ familyId }: InFamily) => [toFamily(familyId, { type: 'chores_changed' })],
    clears: ['etags', 'calendars'],
  },
  'rewards.changed': {
    messages: ({ familyId }: InFamily) => [toFamily(familyId, { type: 'rewards_changed' })],
    clears: ['etags'],
  },
  'kids.changed': {
    messages: ({ familyId }: InFamily) => [toFamily(familyId, { type: 'kids_changed' })],
    clears: ['etags', 'calendars'],
  },
  /** A kid chose another saving goal. */
  'goal.changed': {
    messages: ({ familyId }: InFamily) => [toFamily(familyId, { type: 'kids_changed' })],
    clears: ['etags'],
  },
  'nest.changed': {
    messages: ({ familyId, kidId }: InFamily<{ kidId: string }>) =>
      toParentsAndKid(familyId, kidId, { type: 'nest_changed', kidId }),
    clears: [],
  },
  'settings.changed': {
    messages: ({ familyId }: InFamily) => [toFamily(familyId, { type: 'family_changed' })],
    clears: ['etags', 'calendars'],
  },
  'members.changed': {
    messages: ({ familyId }: InFamily) => [toFamily(familyId, { type: 'members_changed' })],
    clears: ['etags'],
  },
  'devices.changed': {
    messages: ({ familyId }: InFamily) => [toFamily(familyId, { type: 'devices_changed' })],
    clears: ['listeners'],
  },
  'board.changed': {
    messages: ({ familyId }: InFamily<{ deviceId: string; kidIds: string[]; showsSavings: boolean }>) => [
      toParents(familyId, { type: 'family_changed' }),
    ],
    clears: [],
  },
  /** A family calendar was added, changed, read or removed. */
  'calendar.changed': {
    messages: ({ familyId }: InFamily) => [toParents(familyId, { type: 'family_changed' })],
    clears: [],
  },
  /** `ids` are stored ids; `member` had a membership that ended. */
  'sessions.ended': {
    messages: sessionsEnded,
    clears: ['sessions'],
  },
  /** Sessions moved to another family, or their user's role or family code changed. */
  'sessions.changed': {
    messages: sessionsChanged,
    clears: ['sessions', 'listeners'],
  },
} as const satisfies Record<string, EventDeclaration>;

type Events = typeof EVENTS;
type EventType = keyof Events;
type EventOf<Type extends EventType> = {
  [T in Type]: { type: T } & Parameters<Events[T]['messages']>[0];
}[Type];

export type DomainEvent = EventOf<EventType>;
export type FamilyEvent = Extract<DomainEvent, { familyId: string }>;

/** Sockets receive all events, and a cache only events that clear it. */
export type EventReceiver = 'sockets' | Cache;
type TypeFor<Receiver extends EventReceiver> = {
  [T in EventType]: Receiver extends 'sockets' | Events[T]['clears'][number] ? T : never;
}[EventType];
export type EventFor<Receiver extends EventReceiver> = Extract<DomainEvent, { type: TypeFor<Receiver> }>;

/** During a rolling upgrade, event types of newer processes are unknown and ignored. */
const declarationOf = ({ type }: DomainEvent): EventDeclaration | undefined =>
  Object.hasOwn(EVENTS, type) ? EVENTS[type] : undefined;

export function isEventFor<Receiver extends EventReceiver>(
  receiver: Receiver,
  event: DomainEvent,
): event is EventFor<Receiver> {
  const declaration = declarationOf(event);
  return (
    declaration !== undefined &&
    (receiver === 'sockets' || declaration.clears.some((cache) => cache === receiver))
  );
}

/** After these events, boards may show something else. */
const SHOWN_ON_BOARDS = /^(?:submission|chores|kids|nest|settings|board|calendar)\./;
const SAVINGS_ON_BOARDS = /^(?:redemption|stars|rewards|goal)\./;

export function messagesFor(event: DomainEvent): AddressedMessage[] {
  const own = declarationOf(event)?.messages(event as never) ?? [];
  const savings = SAVINGS_ON_BOARDS.test(event.type);
  if (!('familyId' in event) || !(savings || SHOWN_ON_BOARDS.test(event.type))) return own;
  const to = { kind: 'boards', familyId: event.familyId, savings } as const;
  return [...own, { to, message: { type: 'board_changed' } }];
}

export function changesPending(event: DomainEvent): boolean {
  const { changesPending: changes = false } = declarationOf(event) ?? {};
  return typeof changes === 'boolean' ? changes : changes(event as never);
}

/** Changes what siblings can do with the chore. */
const choreShared = (familyId: string, { chore }: ChoreSubmission): AddressedMessage[] =>
  chore.sharing === 'each' ? [] : [toFamily(familyId, { type: 'chores_changed' })];

/** Every kid sees the remaining stock of a limited reward. */
const stockChanged = (familyId: string, { reward }: RewardRedemption): AddressedMessage[] =>
  reward.maxRedemptions === null ? [] : [toFamily(familyId, { type: 'rewards_changed' })];
