import type { MESSAGE_EMOJI, MESSAGE_TYPES } from '@shared/constants';

export const SUBMISSION_NOTES = [
  'All done!',
  'I did it before breakfast.',
  'Biscuit helped.',
  'It took two tries.',
  'Come see!',
] as const;

export const PRAISE = [
  'Beautifully done!',
  'Thank you, that helped a lot.',
  'I saw how carefully you worked.',
  'Wow, so quick today!',
] as const;

export const BONUS_PRAISE = [
  'You did more than you had to: an extra star.',
  'And without being asked! One more for that.',
] as const;

export const CHORE_REJECTIONS = [
  'Almost! Check the corners again.',
  'You started well. Finish it after dinner and send it again.',
  'That was yesterday’s, I think. Try again today.',
] as const;

export const REQUEST_NOTES = [
  'Please please please!',
  'Can we do it this weekend?',
  'I saved up for this.',
] as const;

export const REWARD_APPROVALS = ['You earned it!', 'Have fun!', 'Great saving!'] as const;

export const REWARD_REJECTIONS = [
  'Not on a school night. Ask me again on Saturday.',
  'We did this last week. Let’s pick something else.',
] as const;

interface Saying {
  content: string;
  emoji: (typeof MESSAGE_EMOJI)[number];
  messageType: (typeof MESSAGE_TYPES)[number];
}

export const MESSAGES: readonly [Saying, ...Saying[]] = [
  { content: 'I’m so proud of how you help at home.', emoji: '🌟', messageType: 'general' },
  { content: 'You’re on a roll. Keep going!', emoji: '🚀', messageType: 'motivation' },
  { content: 'What a week! Let’s celebrate on Saturday.', emoji: '🎉', messageType: 'celebration' },
  { content: 'Thank you for taking care of Biscuit.', emoji: '❤️', messageType: 'general' },
  { content: 'Only a few more stars to your next badge.', emoji: '💪', messageType: 'motivation' },
  { content: 'A new badge! Show it to Grandma.', emoji: '🏆', messageType: 'celebration' },
  { content: 'The kitchen has never looked better.', emoji: '👏', messageType: 'general' },
  { content: 'Good luck at school today!', emoji: '😊', messageType: 'general' },
];
