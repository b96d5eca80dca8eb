import { DEFAULT_TIMEZONE } from '@shared/constants';
import { ReadOnlyDashboard } from '@/features/kid-dashboard/read-only-dashboard';
import { useUser } from '@/features/auth/auth.api';
import { paths } from '@/lib/paths';
import { useAudience } from '@/lib/use-audience';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { useNestSlots } from './use-nest-slots';
import { useNestTools } from './use-nest-tools';

/** A parent looks at their kid's dashboard. The kid's channel is open to the family's parent, so what happens is seen at once. */
export default function WatchKidPage({ kidId }: { kidId: string }) {
  useAudience('kid');
  useLiveUpdates({ userType: 'kid', userId: kidId });
  const timezone = useUser().data?.timezone ?? DEFAULT_TIMEZONE;
  const tools = useNestTools(paths.parentKid(kidId), kidId, true);
  const slots = useNestSlots(paths.parentKid(kidId), kidId, tools.slots, timezone);
  return (
    <>
      <ReadOnlyDashboard key={kidId} kidId={kidId} slots={slots} />
      {tools.letters}
    </>
  );
}
