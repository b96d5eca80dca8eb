import type { PushWant } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import type { MessageId } from '@/lib/i18n/messages';

interface Want {
  want: PushWant;
  labelId: MessageId;
}

const WANTS: readonly Want[] = [
  { want: 'chores', labelId: 'notifications.chores' },
  { want: 'rewards', labelId: 'notifications.rewards' },
  { want: 'lockouts', labelId: 'notifications.lockouts' },
];

export const wantsFor = ({ familyRole }: User): readonly Want[] =>
  WANTS.filter(({ want }) => want !== 'rewards' || familyRole !== 'helper');
