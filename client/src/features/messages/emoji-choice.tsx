import { RadioGroup } from 'radix-ui';
import { MESSAGE_EMOJI } from '@shared/constants';
import { MessageArt } from '@/components/art/message-art';

const NAMES: Record<(typeof MESSAGE_EMOJI)[number], string> = {
  '🌟': 'Star',
  '🎉': 'Party',
  '💪': 'Strong',
  '❤️': 'Heart',
  '👏': 'Applause',
  '🚀': 'Rocket',
  '🏆': 'Trophy',
  '😊': 'Smile',
};

/** The picture of the message. */
export function EmojiChoice({ value, onChange }: { value: string; onChange: (emoji: string) => void }) {
  return (
    <RadioGroup.Root
      className="emoji-choice"
      aria-label="Emoji"
      orientation="horizontal"
      value={value}
      onValueChange={onChange}
    >
      {MESSAGE_EMOJI.map((emoji) => (
        <RadioGroup.Item key={emoji} value={emoji} className="emoji" aria-label={NAMES[emoji]}>
          <MessageArt emoji={emoji} size={34} />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
