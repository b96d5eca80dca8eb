import { useSearchParams } from 'wouter';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import type { User } from '@shared/contracts/users';
import { KidsPanel } from '@/features/kids/kids-panel';
import { KidStars } from '@/features/stars/kid-stars';
import { useTabDialog } from './use-tab-dialog';

/** The kids, or a kid's statement, as in the URL. */
export default function KidsTab({ user }: { user: User }) {
  const dialog = useTabDialog('kids');
  const [params] = useSearchParams();
  const starsOf = params.get('stars');
  if (starsOf === null) return <KidsPanel dialog={dialog} />;
  return <KidStars key={starsOf} kidId={starsOf} timezone={user.timezone ?? DEFAULT_TIMEZONE} />;
}
