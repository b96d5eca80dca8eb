import { RadioGroup } from 'radix-ui';
import { FRIENDS, type Friend } from '@shared/constants';
import { FriendArt } from '@/components/art/friend-art';
import { Avatar, type Face } from '@/components/ui/avatar';
import { FieldGroup } from '@/components/ui/field-parts';
import { direction } from '@/lib/locale';
import { t } from '@/lib/messages';

const LETTER = 'letter';

export function FriendChoice({ kid, onChange }: { kid: Face; onChange: (friend: Friend | null) => void }) {
  return (
    <FieldGroup label={t('kids.friend')}>
      <RadioGroup.Root
        dir={direction}
        className="grid grid-cols-[repeat(auto-fill,minmax(52px,1fr))] gap-2"
        aria-label={t('kids.friend')}
        value={kid.friend ?? LETTER}
        onValueChange={(value) => onChange(FRIENDS.find((friend) => friend === value) ?? null)}
      >
        {[null, ...FRIENDS].map((friend) => (
          <RadioGroup.Item
            key={friend}
            value={friend ?? LETTER}
            aria-label={t(friend ? `friends.${friend}` : 'friends.letter')}
            className="grid h-13 place-items-center rounded-md bg-sunken transition-colors duration-(--dur-ui) hover:bg-line chosen:bg-lagoon-soft chosen:inset-ring-3 chosen:inset-ring-lagoon"
          >
            {friend ? (
              <FriendArt friend={friend} size={40} />
            ) : (
              <Avatar kid={{ ...kid, friend: null, name: kid.name || '?' }} size={38} />
            )}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </FieldGroup>
  );
}
