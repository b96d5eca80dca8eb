import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useKidNotFound } from '@/features/kid-auth/use-kid-not-found';
import { t } from '@/lib/messages';
import { useTitle } from '@/lib/use-title';
import { DashboardSkeleton } from '@/features/kid-frame/dashboard-skeleton';
import type { DashboardSlots } from '@/features/kid-frame/dashboard-slots';
import { KidFrame } from '@/features/kid-frame/kid-frame';
import { KidNav } from '@/features/kid-frame/kid-nav';
import { KidPlace } from './kid-place';
import { ReadOnlyBanner } from '@/features/kid-frame/read-only-banner';
import { useKidDashboard } from '@/features/kid-frame/use-kid-dashboard';

function NoSuchKid() {
  useKidNotFound();
  return (
    <Card kind="tile" className="mt-4">
      <EmptyState pip="oops" title={t('kidDashboard.noSuchKid')} text={t('kidDashboard.noSuchKidText')} />
    </Card>
  );
}

export function ReadOnlyDashboard({ kidId, slots }: { kidId: string; slots: DashboardSlots }) {
  const data = useKidDashboard(kidId, slots.tab);
  const kid = data.kid.data;
  useTitle(kid ? t('kidDashboard.titleOf', { name: kid.name }) : t('kidDashboard.title'));
  return (
    <KidFrame
      nav={<KidNav page={slots.page} current={slots.tab} />}
      banner={<ReadOnlyBanner name={kid?.name ?? null} />}
      busy={!kid}
    >
      {kid ? (
        <KidPlace
          slots={slots}
          data={data}
          kid={kid}
          stars={kid.totalStars}
          lifetime={kid.lifetimeStars}
          readOnly
        />
      ) : data.missing ? (
        <NoSuchKid />
      ) : data.kid.failed ? (
        <Card kind="tile" className="mt-4">
          <ErrorState
            title={t('kidDashboard.kidNotLoaded')}
            onRetry={data.kid.retry}
            retrying={data.kid.busy}
          />
        </Card>
      ) : (
        <DashboardSkeleton />
      )}
    </KidFrame>
  );
}
