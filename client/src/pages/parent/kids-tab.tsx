import { DEFAULT_TIMEZONE } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { KidsPanel } from '@/features/kids/kids-panel';
import { KidPage } from './kid-page';
import { useTabDialog } from './use-tab-dialog';

/** The kids, or the page of one of them. */
export default function KidsTab({ user, kidId }: { user: User; kidId?: string | undefined }) {
  const dialog = useTabDialog('kids');
  if (kidId === undefined) return <KidsPanel dialog={dialog} />;
  return <KidPage key={kidId} kidId={kidId} timezone={user.timezone ?? DEFAULT_TIMEZONE} />;
}
