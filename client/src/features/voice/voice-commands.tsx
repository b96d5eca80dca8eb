import { CalendarDays, DoorOpen, Gift, Mail, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { BadgeArt } from '@/components/art/badge-art';
import { ChoreArt } from '@/components/art/chore-art';
import { RewardArt } from '@/components/art/reward-art';
import { StarIcon } from '@/components/art/star-icon';
import { RichText } from '@/components/ui/rich-text';
import { t } from '@/lib/messages';
import type { Place } from '@/locales/voice-words';
import type { Intent } from './hearing/understand';
import type { VoiceContext } from './voice-context';

export interface VoiceCommand {
  words: string;
  label?: ReactNode;
  intent: Intent;
  picture: ReactNode;
  tint: string;
}

const open = (place: Place): Intent => ({ type: 'open', place });

export function voiceCommands({ chores, rewards }: VoiceContext): VoiceCommand[] {
  const chore = chores.find(({ state }) => state === 'available') ?? chores[0];
  const reward = rewards.find(({ state }) => state === 'affordable') ?? rewards[0];
  const commands: VoiceCommand[] = [
    {
      words: t('voice.command.stars'),
      intent: { type: 'stars' },
      picture: <StarIcon size={40} />,
      tint: 'var(--color-tint-gold)',
    },
  ];
  if (chore) {
    commands.push({
      words: t('voice.command.do', { chore: chore.name }),
      intent: { type: 'do', ids: [chore.id] },
      picture: chore.picture,
      tint: 'var(--color-tint-leaf)',
    });
  }
  if (reward) {
    commands.push({
      words: t('voice.command.get', { reward: reward.name }),
      intent: { type: 'get', ids: [reward.id] },
      picture: reward.picture,
      tint: 'var(--color-tint-coral)',
    });
  }
  return [
    ...commands,
    {
      words: t('voice.command.chores'),
      intent: open('chores'),
      picture: <ChoreArt icon="any" />,
      tint: 'var(--color-tint-sky)',
    },
    {
      words: t('voice.command.rewards'),
      intent: open('rewards'),
      picture: <RewardArt icon="any" />,
      tint: 'var(--color-tint-coral)',
    },
    {
      words: t('voice.command.badges'),
      intent: open('badges'),
      picture: <BadgeArt name="star-starter" size={44} />,
      tint: 'var(--color-tint-sky)',
    },
    {
      words: t('voice.command.messages'),
      intent: open('messages'),
      picture: <Mail size={28} />,
      tint: 'var(--color-tint-gold)',
    },
    {
      words: t('voice.command.leaderboard'),
      label: <RichText id="voice.command.leaderboardLabel" parts={[<wbr key="0" />]} />,
      intent: open('leaderboard'),
      picture: <Trophy size={28} />,
      tint: 'var(--color-tint-gold)',
    },
    {
      words: t('voice.command.choreHistory'),
      intent: open('chore-history'),
      picture: <CalendarDays size={28} />,
      tint: 'var(--color-tint-lagoon)',
    },
    {
      words: t('voice.command.rewardHistory'),
      intent: open('reward-history'),
      picture: <Gift size={28} />,
      tint: 'var(--color-tint-peach)',
    },
    {
      words: t('voice.command.exit'),
      intent: { type: 'exit' },
      picture: <DoorOpen size={28} />,
      tint: 'var(--color-sunken)',
    },
  ];
}
