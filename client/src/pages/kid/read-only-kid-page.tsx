import { DEFAULT_TIMEZONE } from '@shared/constants';
import { useUser } from '@/lib/api/user-query';
import { StarsDialogs } from '@/features/stars/stars-dialogs';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { Eye } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/button';
import { useKidNotFound } from '@/features/kid-auth/use-kid-not-found';
import { DashboardSkeleton } from '@/features/kid-frame/dashboard-skeleton';
import type { DashboardSlots } from '@/features/kid-frame/dashboard-slots';
import { KidFrame, KidNav } from '@/features/kid-frame/kid-frame';
import { useKidDashboard } from '@/features/kid-frame/use-kid-dashboard';
import { t } from '@/lib/i18n/messages';
import { useTitle } from '@/lib/page/use-title';
import { useDashboardSlots } from './use-dashboard-slots';
import { useHeaderActions } from './use-header-actions';
import { KidPlace } from './kid-place';

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

function NoSuchKid() {
  useKidNotFound();
  return (
    <Card kind="tile" className="mt-4">
      <EmptyState pip="oops" title={t('kidDashboard.noSuchKid')} text={t('kidDashboard.noSuchKidText')} />
    </Card>
  );
}

function ReadOnlyDashboard({ kidId, slots }: { kidId: string; slots: DashboardSlots }) {
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

function ReadOnlyBanner({ name }: { name: string | null }) {
  return (
    <aside
      className="on-night mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-xl bg-slab ps-5 pe-4.5 pt-3.5 pb-2.5 text-on-slab"
      aria-label={t('kidDashboard.watching')}
    >
      <Eye size={30} />
      <p className="flex-[1_1_220px] text-16/[1.35] wrap-anywhere">
        <b className="block font-display text-21/[1.2] font-semibold">
          {name === null ? t('kidDashboard.watchingSomeone') : t('kidDashboard.watchingKid', { name })}
        </b>
        {t('kidDashboard.watchingText')}
      </p>
      <LinkButton variant="highlight" size="sm" className="max-tablet:w-full" href={paths.parent}>
        {t('kidDashboard.backToParent')}
      </LinkButton>
    </aside>
  );
}
