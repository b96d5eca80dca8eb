import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { t } from '@/lib/i18n/messages';
import type { Intent } from '@/features/voice/hearing/understand';
import { CalendarDays, DoorOpen, Gift, Mail, Trophy } from 'lucide-react';
import { BadgeArt } from '@/components/art/badge-art';
import { ChoreArt } from '@/components/art/chore-art';
import { RewardArt } from '@/components/art/reward-art';
import { StarIcon } from '@/components/art/star-icon';
import type { Place } from '@/locales/voice-words';
import type { VoiceContext } from './voice-context';

export function CommandList({
  context,
  onCommand,
}: {
  context: VoiceContext;
  onCommand: (intent: Intent) => void;
}) {
  const title = t('voice.youCanSay');
  return (
    <section aria-label={title}>
      <h3 className="min-h-14 py-2.5 ps-1 pe-15 text-26 max-tablet:min-h-0 max-tablet:pt-1 max-tablet:pe-1 max-tablet:pb-3">
        {title}
      </h3>
      <ul className="grid grid-cols-2 gap-2.5 tiny:grid-cols-1 tablet:grid-cols-[repeat(auto-fit,minmax(190px,1fr))]">
        {voiceCommands(context).map(({ words, intent, picture, tint }, index) => (
          // Chores and rewards have long names.
          <li key={words} className={clsx(index < 3 && 'col-span-full')}>
            <CommandButton
              picture={picture}
              tint={tint}
              className="max-tablet:gap-2 max-tablet:pe-1.5 max-tablet:text-18"
              pictureClass="size-13.5 max-tablet:size-10.5 max-tablet:rounded-sm [&>:is(img,span)]:size-11 max-tablet:[&>:is(img,span)]:size-9"
              onPress={() => onCommand(intent)}
            >
              <span className="line-clamp-3 min-w-0 wrap-anywhere">{words}</span>
            </CommandButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CommandButton({
  picture,
  tint = 'var(--color-tint-sky)',
  className,
  pictureClass,
  onPress,
  children,
}: {
  picture: ReactNode;
  tint?: string;
  className: string;
  pictureClass: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={clsx(
        'flex min-h-16 w-full items-center gap-3 rounded-lg bg-sunken py-1.5 ps-1.5 pe-3.5 text-start font-display text-21/[1.12] font-semibold transition-transform duration-(--dur-press) ease-out',
        'hover:bg-line active:scale-98',
        className,
      )}
      onClick={onPress}
    >
      <span
        className={clsx(
          'grid flex-none place-items-center overflow-hidden rounded-md bg-(--tint)',
          pictureClass,
        )}
        style={{ '--tint': tint }}
        aria-hidden
      >
        {picture}
      </span>
      {children}
    </button>
  );
}

interface VoiceCommand {
  words: string;
  intent: Intent;
  picture: ReactNode;
  tint: string;
}

const open = (place: Place): Intent => ({ type: 'open', place });

function voiceCommands({ chores, rewards }: VoiceContext): VoiceCommand[] {
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
      words: t('kidDashboard.shop'),
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
      words: t('kidDashboard.thisWeek'),
      intent: open('leaderboard'),
      picture: <Trophy size={28} />,
      tint: 'var(--color-tint-gold)',
    },
    {
      words: t('kidDashboard.choresCalendar'),
      intent: open('chore-history'),
      picture: <CalendarDays size={28} />,
      tint: 'var(--color-tint-lagoon)',
    },
    {
      words: t('kidDashboard.rewardsCalendar'),
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
