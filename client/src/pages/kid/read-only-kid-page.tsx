import { DEFAULT_TIMEZONE } from '@shared/constants';
import { ExtraPart } from '@/components/ui/extra-part';
import { useUser } from '@/features/auth/user.api';
import { ReadOnlyDashboard } from '@/features/kid-dashboard/read-only-dashboard';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { useAudience } from '@/lib/use-audience';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { useDashboardSlots } from './use-dashboard-slots';
import { useHeaderActions } from './use-header-actions';

// Where stars that a decision gave are spent, undoing it opens one of these.
const StarsDialogs = lazyPart(async () => ({
  default: (await import('@/features/stars/stars-dialogs')).StarsDialogs,
}));

/** A parent looks at their kid's dashboard. The kid's channel is open to the family's parent, so what happens is seen at once. */
export default function ReadOnlyKidPage({ kidId }: { kidId: string }) {
  useAudience('kid');
  useLiveUpdates({ userType: 'kid', userId: kidId });
  const timezone = useUser().data?.timezone ?? DEFAULT_TIMEZONE;
  const page = paths.parentKid(kidId);
  const actions = useHeaderActions(page, kidId, true);
  const slots = useDashboardSlots(page, kidId, actions.slots, timezone);
  return (
    <>
      <ReadOnlyDashboard key={kidId} kidId={kidId} slots={slots} />
      {actions.messagesDialog}
      <ExtraPart>
        <StarsDialogs />
      </ExtraPart>
    </>
  );
}
