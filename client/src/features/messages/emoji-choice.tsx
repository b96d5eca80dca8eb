import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { MESSAGE_EMOJI } from '@shared/constants';
import { MessageArt } from '@/components/art/message-art';
import { Tooltip } from '@/components/ui/tooltip';
import { direction } from '@/lib/locale';
import { t, type MessageId } from '@/lib/messages';

const NAME_IDS = {
  '🌟': 'messages.emoji.star',
  '🎉': 'messages.emoji.party',
  '💪': 'messages.emoji.strong',
  '❤️': 'messages.emoji.heart',
  '👏': 'messages.emoji.applause',
  '🚀': 'messages.emoji.rocket',
  '🏆': 'messages.emoji.trophy',
  '😊': 'messages.emoji.smile',
} as const satisfies Record<(typeof MESSAGE_EMOJI)[number], MessageId>;

export function EmojiChoice({ value, onChange }: { value: string; onChange: (emoji: string) => void }) {
  return (
    <RadioGroup.Root
      dir={direction}
      className="grid grid-cols-[repeat(auto-fit,minmax(44px,1fr))] gap-2 max-mini:grid-cols-4"
      aria-label={t('messages.emoji')}
      orientation="horizontal"
      value={value}
      onValueChange={onChange}
    >
      {MESSAGE_EMOJI.map((emoji) => (
        <Tooltip key={emoji} text={t(NAME_IDS[emoji])}>
          <RadioGroup.Item
            value={emoji}
            className={clsx(
              'grid min-h-13 place-items-center rounded-md bg-sunken transition-transform duration-(--dur-ui) ease-spring',
              'hover:bg-line aria-checked:scale-106 aria-checked:bg-star-soft aria-checked:inset-ring-3 aria-checked:inset-ring-star',
            )}
            aria-label={t(NAME_IDS[emoji])}
          >
            <MessageArt emoji={emoji} size={34} />
          </RadioGroup.Item>
        </Tooltip>
      ))}
    </RadioGroup.Root>
  );
}
