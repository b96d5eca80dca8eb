import { CalendarDays, DoorOpen, Gift, Mail, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { BadgeArt } from '@/components/art/badge-art';
import { ChoreArt } from '@/components/art/chore-art';
import { RewardArt } from '@/components/art/reward-art';
import { StarIcon } from '@/components/art/star-icon';
import type { Meaning } from './hearing/understand';
import type { Place } from './hearing/vocabulary';
import type { VoiceRoom } from './voice-room';

/** Something to say, with its picture; a tap on it is the same as saying it. */
export interface Saying {
  words: string;
  /** The same, with a place to break a long word; `words` unless told. */
  label?: ReactNode;
  meaning: Meaning;
  picture: ReactNode;
  /** CSS colour of the ground behind the picture. */
  tint: string;
}

const open = (place: Place): Meaning => ({ type: 'open', place });

/** Everything a kid can say, with a chore and a reward of their own as examples. */
export function sayingsFor(room: VoiceRoom): Saying[] {
  const chore = room.chores.find(({ state }) => state === 'available') ?? room.chores[0];
  const reward = room.rewards.find(({ state }) => state === 'affordable') ?? room.rewards[0];
  return [
    {
      words: 'How many stars?',
      meaning: { type: 'stars' },
      picture: <StarIcon size={40} />,
      tint: 'var(--color-tint-gold)',
    },
    ...(chore
      ? [
          {
            words: `Do ${chore.name}`,
            meaning: { type: 'do', ids: [chore.id] } as const,
            picture: chore.picture,
            tint: 'var(--color-tint-leaf)',
          },
        ]
      : []),
    ...(reward
      ? [
          {
            words: `Get ${reward.name}`,
            meaning: { type: 'get', ids: [reward.id] } as const,
            picture: reward.picture,
            tint: 'var(--color-tint-coral)',
          },
        ]
      : []),
    {
      words: 'Chores',
      meaning: open('chores'),
      picture: <ChoreArt icon="any" />,
      tint: 'var(--color-tint-sky)',
    },
    {
      words: 'Rewards',
      meaning: open('rewards'),
      picture: <RewardArt icon="any" />,
      tint: 'var(--color-tint-coral)',
    },
    {
      words: 'Badges',
      meaning: open('badges'),
      picture: <BadgeArt name="star-starter" size={44} />,
      tint: 'var(--color-tint-sky)',
    },
    { words: 'Messages', meaning: open('messages'), picture: <Mail />, tint: 'var(--color-tint-gold)' },
    {
      words: 'Leaderboard',
      label: (
        <>
          Leader
          <wbr />
          board
        </>
      ),
      meaning: open('leaderboard'),
      picture: <Trophy />,
      tint: 'var(--color-tint-gold)',
    },
    {
      words: 'Chore history',
      meaning: open('chore-history'),
      picture: <CalendarDays />,
      tint: 'var(--color-tint-lagoon)',
    },
    {
      words: 'Reward history',
      meaning: open('reward-history'),
      picture: <Gift />,
      tint: 'var(--color-tint-peach)',
    },
    { words: 'Exit', meaning: { type: 'exit' }, picture: <DoorOpen />, tint: 'var(--color-sunken)' },
  ];
}
