import { DEFAULT_TIMEZONE } from '@shared/constants';
import { useUser } from '@/features/auth/user.api';
import { ReadOnlyDashboard } from './read-only-dashboard';
import { StarsDialogs } from '@/features/stars/stars-dialogs';
import { paths } from '@/lib/paths';
import { useAudience } from '@/lib/use-audience';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { useDashboardSlots } from './use-dashboard-slots';
import { useHeaderActions } from './use-header-actions';

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
      <StarsDialogs />
    </>
  );
}
