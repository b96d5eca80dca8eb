import type { Friend } from '@shared/constants';
import { Drawing } from './drawing';
import { friendDrawings } from './friend-drawings';

export function FriendArt({
  friend,
  ...rest
}: { friend: Friend } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={friendDrawings.get(friend) ?? ''} {...rest} />;
}
