import type { ServerEvent } from '../realtime';

interface SocketEvent {
  to: 'the parents' | 'the kid' | 'the parents and the kid' | 'the family';
  when: string;
}

/** Who receives each event of the socket, and when. An event that is not listed does not compile. */
export const SOCKET_EVENTS: Record<ServerEvent['type'], SocketEvent> = {
  chore_submission: { to: 'the parents', when: 'A kid submitted a chore.' },
  chore_approved: { to: 'the kid', when: 'A submission was approved.' },
  chore_rejected: { to: 'the kid', when: 'A submission was rejected.' },
  chore_reviewed: { to: 'the parents', when: 'A submission was approved or rejected.' },
  reward_redemption: { to: 'the parents', when: 'A kid requested a reward.' },
  reward_approved: { to: 'the kid', when: 'A redemption was approved.' },
  reward_rejected: { to: 'the kid', when: 'A redemption was rejected.' },
  reward_reviewed: { to: 'the parents', when: 'A redemption was approved or rejected.' },
  reward_delivered: {
    to: 'the parents and the kid',
    when: 'A redemption was handed over, or is not after all.',
  },
  submission_withdrawn: { to: 'the parents and the kid', when: 'A kid took back a pending submission.' },
  redemption_withdrawn: { to: 'the parents and the kid', when: 'A kid took back a pending redemption.' },
  review_undone: {
    to: 'the parents and the kid',
    when: 'A review was undone: the submission or redemption is pending again.',
  },
  stars_changed: {
    to: 'the parents and the kid',
    when: 'A parent gave or took stars by hand, or undid it.',
  },
  news: { to: 'the parents and the kid', when: 'There is news for a kid, or some was shown.' },
  new_message: { to: 'the kid', when: 'A parent sent a message.' },
  message_sent: { to: 'the parents', when: 'A parent sent a message.' },
  message_read: { to: 'the parents', when: 'A kid read a message.' },
  chores_changed: {
    to: 'the family',
    when: 'A chore was added, changed or archived, or a kid handed one in.',
  },
  rewards_changed: {
    to: 'the family',
    when: 'A reward was added, changed, archived, or its stock has changed; to a kid also when they asked for one.',
  },
  family_changed: {
    to: 'the family',
    when: 'A kid, an adult, an invitation, a tablet or a setting of the family was added, changed or removed, or a kid was locked out or unlocked.',
  },
};
