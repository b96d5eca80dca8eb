import { UsersRound } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { Avatar } from '@/components/ui/avatar';
import { ALL } from './draft';

export interface Recipient {
  id: string;
  name: string;
  avatarColor: string;
}

/** To everybody, or to one: a radio group, so arrows move the choice. */
export function RecipientChoice({
  kids,
  value,
  onChange,
}: {
  kids: readonly Recipient[];
  value: string;
  onChange: (to: string) => void;
}) {
  return (
    <RadioGroup.Root className="recipients" aria-label="To" value={value} onValueChange={onChange}>
      {kids.length > 1 && (
        <RadioGroup.Item value={ALL} className="recipient">
          <span className="recipient-all" aria-hidden>
            <UsersRound />
          </span>
          All kids
        </RadioGroup.Item>
      )}
      {kids.map(({ id, name, avatarColor }) => (
        <RadioGroup.Item key={id} value={id} className="recipient">
          <Avatar name={name} color={avatarColor} size={32} />
          <span className="recipient-name">{name}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
