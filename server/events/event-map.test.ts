import { describe, expect, it } from 'vitest';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { LedgerEntry } from '@shared/contracts/stars';
import { UNSCHEDULED } from '@shared/rules/schedule';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { serverEvent } from '@shared/realtime';
import { BADGES } from '@shared/rules/badges';
import type { DomainEvent } from './event-map';
import type { EventFor } from './event-map';
import type { AddressedMessage } from './audience';
import { messagesFor } from './event-map';
import { strict } from '../../tests/support/strict';

const at = '2026-03-01T08:00:00.000Z';
const familyId = '01900000-0000-7000-8000-00000000000f';
const kidId = '01900000-0000-7000-8000-00000000000a';
const recordId = '01900000-0000-7000-8000-00000000000b';
const kid = {
  id: kidId,
  name: 'Mia',
  avatarColor: '#FF6B6B',
  friend: null,
  totalStars: 20,
  currentLevel: 3,
  level: 3,
};

const submission: ChoreSubmission = {
  id: recordId,
  kidId,
  choreId: recordId,
  kid,
  chore: {
    id: recordId,
    name: 'Feed the cat',
    description: null,
    imageUrl: null,
    iconName: null,
    starReward: 5,
    category: 'pets',
    difficulty: 'easy',
    isActive: true,
    ...UNSCHEDULED,
    createdAt: at,
  },
  submittedAt: at,
  submissionNotes: null,
  status: 'pending',
  parentNotes: null,
  starsAwarded: null,
  reviewedAt: null,
  dueOn: null,
  handedInOn: '2029-03-01',
  reviewedBy: null,
  auto: false,
  routine: null,
  device: null,
  praise: null,
};
const redemption: RewardRedemption = {
  id: recordId,
  kidId,
  rewardId: recordId,
  kid,
  reward: {
    id: recordId,
    name: 'A puppy',
    description: 'Brown',
    imageUrl: 'https://pictures.example/puppy.png',
    iconName: 'doll-or-bear',
    starCost: 20,
    tier: 'medium',
    isMystery: true,
    isActive: true,
    maxRedemptions: null,
    currentRedemptions: 0,
    kidIds: [],
    limit: null,
    createdAt: at,
  },
  requestedAt: at,
  reviewedAt: null,
  starsSpent: 20,
  requestNotes: null,
  status: 'pending',
  parentNotes: null,
  reviewedBy: null,
  deliveredAt: null,
};

const entry: LedgerEntry = {
  id: recordId,
  kind: 'bonus',
  amount: 5,
  balance: 25,
  label: 'Helped without being asked',
  iconName: null,
  imageUrl: null,
  at,
  by: { id: recordId, firstName: 'Robin' },
  submissionId: null,
  redemptionId: null,
  reverses: null,
  reversedBy: null,
};

const by = { id: recordId, firstName: 'Robin' };
const parents = { kind: 'parents', familyId };
const ownKid = { kind: 'kid', kidId };

function checkedMessages(event: DomainEvent): AddressedMessage[] {
  const messages = messagesFor(event).filter(({ to }) => to.kind !== 'boards');
  for (const { message } of messages) expect(strict(serverEvent).parse(message)).toEqual(message);
  return messages;
}

function messageTo(event: DomainEvent, kind: AddressedMessage['to']['kind']): AddressedMessage {
  const [message, ...others] = checkedMessages(event).filter(({ to }) => to.kind === kind);
  if (!message || others.length > 0) throw new Error('not exactly one message');
  return message;
}

const sentMessage = {
  id: recordId,
  content: 'Well done!',
  toKidId: kidId,
  emoji: '🌟',
  messageType: 'general' as const,
  isRead: false,
  createdAt: at,
  parent: { username: 'robin', firstName: null },
};

/** A missing type is a compile error. */
const CHANGES: { [Type in EventFor<'etags'>['type']]: Extract<DomainEvent, { type: Type }> } = {
  'submission.created': { type: 'submission.created', familyId, submission },
  'submission.approved': { type: 'submission.approved', familyId, submission, newStars: 5, newBadges: [] },
  'submission.rejected': { type: 'submission.rejected', familyId, submission },
  'redemption.requested': { type: 'redemption.requested', familyId, redemption },
  'redemption.approved': { type: 'redemption.approved', familyId, redemption, newStars: 5 },
  'redemption.rejected': { type: 'redemption.rejected', familyId, redemption },
  'submission.undone': { type: 'submission.undone', familyId, submission, newStars: 5, by },
  'redemption.withdrawn': { type: 'redemption.withdrawn', familyId, redemptionId: recordId, kidId },
  'redemption.undone': { type: 'redemption.undone', familyId, redemption, newStars: 5, by },
  'stars.changed': { type: 'stars.changed', familyId, kidId, entry, newStars: 5, newBadges: [] },
  'chores.changed': { type: 'chores.changed', familyId },
  'rewards.changed': { type: 'rewards.changed', familyId },
  'kids.changed': { type: 'kids.changed', familyId },
  'goal.changed': { type: 'goal.changed', familyId },
  'settings.changed': { type: 'settings.changed', familyId },
  'members.changed': { type: 'members.changed', familyId },
};

describe('messagesFor', () => {
  it('notifies the parents of a new submission', () => {
    const message = messageTo({ type: 'submission.created', familyId, submission }, 'parents');
    expect(message).toEqual({ to: parents, message: { type: 'chore_submission', submission } });
  });

  it("notifies the kid's other devices of a submission", () => {
    const message = messageTo({ type: 'submission.created', familyId, submission }, 'kid');
    expect(message).toEqual({ to: { kind: 'kid', kidId }, message: { type: 'chores_changed' } });
  });

  it('sends the kid an approval with the awarded stars, the new total and new badges', () => {
    const approved: ChoreSubmission = { ...submission, status: 'approved', starsAwarded: 7, reviewedAt: at };
    const newBadges = BADGES.slice(0, 1);
    const event = { familyId, submission: approved, newStars: 27, newBadges };
    expect(messageTo({ type: 'submission.approved', ...event }, 'kid')).toEqual({
      to: ownKid,
      message: { type: 'chore_approved', submission: approved, starsAwarded: 7, newStars: 27, newBadges },
    });
  });

  it("sends the kid a rejection with the parent's note", () => {
    const rejected: ChoreSubmission = { ...submission, status: 'rejected', parentNotes: 'Once more, please' };
    expect(messageTo({ type: 'submission.rejected', familyId, submission: rejected }, 'kid')).toEqual({
      to: ownKid,
      message: { type: 'chore_rejected', submission: rejected, parentNotes: 'Once more, please' },
    });
  });

  it('notifies the parents of a request and reveals the mystery', () => {
    const message = messageTo({ type: 'redemption.requested', familyId, redemption }, 'parents');
    expect(message).toEqual({ to: parents, message: { type: 'reward_redemption', redemption } });
  });

  it("notifies the kid's other devices of a request", () => {
    const message = messageTo({ type: 'redemption.requested', familyId, redemption }, 'kid');
    expect(message).toEqual({ to: ownKid, message: { type: 'rewards_changed' } });
  });

  it('notifies the kid of an approved request and reveals the mystery', () => {
    const approved: RewardRedemption = { ...redemption, status: 'approved', reviewedAt: at };
    expect(
      messageTo({ type: 'redemption.approved', familyId, redemption: approved, newStars: 0 }, 'kid'),
    ).toEqual({
      to: ownKid,
      message: { type: 'reward_approved', redemption: approved, newStars: 0 },
    });
  });

  it('notifies the kid of a rejected request and hides the mystery', () => {
    const rejected: RewardRedemption = { ...redemption, status: 'rejected', parentNotes: 'Not this month' };
    const message = messageTo({ type: 'redemption.rejected', familyId, redemption: rejected }, 'kid');
    expect(message).toMatchObject({
      to: ownKid,
      message: {
        type: 'reward_rejected',
        parentNotes: 'Not this month',
        redemption: { reward: { name: 'Mystery Reward!' } },
      },
    });
    expect(JSON.stringify(message)).not.toMatch(/puppy|Brown/);
  });

  it('notifies the kid of a message', () => {
    expect(messageTo({ type: 'message.sent', familyId, message: sentMessage }, 'kid')).toEqual({
      to: ownKid,
      message: { type: 'new_message', message: sentMessage },
    });
  });

  it('notifies the parents of every review and reveals the mystery', () => {
    const rejected: ChoreSubmission = { ...submission, status: 'rejected', parentNotes: 'Once more' };
    expect(messageTo({ type: 'submission.rejected', familyId, submission: rejected }, 'parents')).toEqual({
      to: parents,
      message: { type: 'chore_reviewed', submission: rejected },
    });
    const approved: RewardRedemption = { ...redemption, status: 'approved', reviewedAt: at };
    expect(
      messageTo({ type: 'redemption.approved', familyId, redemption: approved, newStars: 0 }, 'parents'),
    ).toEqual({ to: parents, message: { type: 'reward_reviewed', redemption: approved } });
  });

  it.each([
    ['chores.changed', 'chores_changed'],
    ['rewards.changed', 'rewards_changed'],
    ['kids.changed', 'kids_changed'],
    ['settings.changed', 'family_changed'],
    ['members.changed', 'members_changed'],
    ['devices.changed', 'devices_changed'],
  ] as const)('notifies the whole family of %s', (type, message) => {
    expect(checkedMessages({ type, familyId })).toEqual([
      { to: { kind: 'family', familyId }, message: { type: message } },
    ]);
  });

  it('notifies the whole family when the stock of a limited reward decreases', () => {
    const reward = { ...redemption.reward, maxRedemptions: 3, currentRedemptions: 1 };
    const limited: RewardRedemption = { ...redemption, status: 'approved', reviewedAt: at, reward };
    const event = { type: 'redemption.approved', familyId, redemption: limited, newStars: 0 } as const;
    expect(messageTo(event, 'family').message).toEqual({ type: 'rewards_changed' });
  });

  it('notifies the parents and the kid of an undone review and hides the mystery', () => {
    const undone = { type: 'submission.undone', familyId, submission, newStars: 5, by } as const;
    const message = { type: 'review_undone', submission, newStars: 5, by };
    expect([messageTo(undone, 'kid'), messageTo(undone, 'parents')]).toEqual([
      { to: ownKid, message },
      { to: parents, message },
    ]);
    const event = { type: 'redemption.undone', familyId, redemption, newStars: 20, by } as const;
    expect(messageTo(event, 'parents').message).toEqual({
      type: 'review_undone',
      redemption,
      newStars: 20,
      by,
    });
    const delivery = messageTo(event, 'kid');
    expect(delivery).toMatchObject({ to: ownKid, message: { type: 'review_undone', newStars: 20 } });
    expect(JSON.stringify(delivery)).not.toMatch(/puppy|Brown/);
  });

  it('notifies the parents and the kid of stars given by hand', () => {
    const message = { type: 'stars_changed', kidId, entry, newStars: 25, newBadges: [] };
    expect(
      checkedMessages({ type: 'stars.changed', familyId, kidId, entry, newStars: 25, newBadges: [] }),
    ).toEqual([
      { to: ownKid, message },
      { to: parents, message },
    ]);
  });

  it('notifies the parents and the kid of a withdrawal', () => {
    const withdrawn = {
      type: 'submission.withdrawn',
      familyId,
      submissionId: recordId,
      kidId,
      shared: false,
    } as const;
    const message = { type: 'submission_withdrawn', submissionId: recordId, kidId };
    expect(checkedMessages(withdrawn)).toEqual([
      { to: ownKid, message },
      { to: parents, message },
    ]);
  });

  it.each(['first', 'turns'] as const)(
    'notifies the family about each step of a chore shared by %s',
    (sharing) => {
      const shared = { ...submission, chore: { ...submission.chore, sharing } };
      const events: DomainEvent[] = [
        { type: 'submission.created', familyId, submission: shared },
        { type: 'submission.approved', familyId, submission: shared, newStars: 5, newBadges: [] },
        { type: 'submission.rejected', familyId, submission: shared },
        { type: 'submission.undone', familyId, submission: shared, newStars: 5, by },
        { type: 'submission.withdrawn', familyId, submissionId: recordId, kidId, shared: true },
      ];
      for (const event of events) {
        expect(checkedMessages(event).map(({ message }) => message.type)).toContain('chores_changed');
      }
    },
  );

  it.each(Object.values(CHANGES))('notifies every adult of the family of $type', (event) => {
    const audiences = checkedMessages(event).map(({ to }) => to);
    expect(audiences).toContainEqual(
      expect.objectContaining({ kind: expect.stringMatching(/^(?:parents|family)$/), familyId }),
    );
  });

  it('sends nothing for ended sessions', () => {
    expect(messagesFor({ type: 'sessions.ended', ids: ['one'] })).toEqual([]);
  });
});
