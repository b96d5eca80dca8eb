import { Fragment, lazy, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { SCENES } from '@shared/constants';
import { PanelPart } from '@/components/ui/panel-part';
import { Skeleton } from '@/components/ui/skeleton';
import { CalendarLink } from '@/features/kid-frame/frame-buttons';
import { DashboardHead } from '@/features/kid-frame/dashboard-head';
import { PanelSkeleton } from '@/features/kid-frame/dashboard-skeleton';
import type { DashboardSlots } from '@/features/kid-frame/dashboard-slots';
import { placeOf, type PlaceProps } from '@/features/kid-frame/kid-places';
import { StarBalanceLink } from '@/features/kid-frame/star-balance-link';
import { TodayPlace } from '@/features/today/today-place';
import { t } from '@/lib/i18n/messages';
import { onIdle } from '@/lib/page/on-idle';
import { paths, type KidTab } from '@/lib/page/paths';

const NestPlace = lazy(async () => ({ default: (await import('@/features/nest/nest-place')).NestPlace }));
const MyPath = lazy(() => import('@/features/nest/my-path'));
const StickersPlace = lazy(() => import('@/features/stickers/stickers-place'));
const loadShop = () => import('@/features/shop/shop-place');
const ShopPlace = lazy(loadShop);

export function KidPlace({
  slots,
  ...rest
}: { slots: DashboardSlots } & Omit<PlaceProps, 'page' | 'leaderboard'>) {
  const { data, kid, stars, readOnly } = rest;
  const { page, tab, leaderboard } = slots;
  const [params] = useSearchParams();
  const scene = tab === 'stickers' ? SCENES.find((name) => name === params.get('scene')) : undefined;
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    window.scrollTo(0, 0);
  }, [tab]);
  // The kid may go there offline.
  useEffect(() => onIdle(() => void loadShop().catch(() => undefined)), []);
  const props: PlaceProps = { ...rest, page, leaderboard };
  const head = (
    <DashboardHead
      kid={kid}
      page={page}
      stars={tab !== 'today' && <StarBalanceLink data={data} kid={kid} page={page} stars={stars} />}
      tab={tab}
      title={scene ? t(`stickers.scene.${scene}`) : titleOf(tab, readOnly ? kid.name : null)}
      back={
        tab === 'stickers' || tab === 'path'
          ? {
              href: paths.kidTab(page, scene ? 'stickers' : 'nest'),
              label: t(scene ? 'stickers.toAlbum' : 'stickers.toNest'),
            }
          : undefined
      }
    >
      {slots.headerActions}
    </DashboardHead>
  );
  if (tab === 'today') return <TodayPlace {...props} head={head} />;
  return (
    <>
      {head}
      <Fragment key={placeOf(tab)}>
        {tab === 'shop' ? (
          <PanelPart loading={<PanelSkeleton />}>
            <ShopPlace {...props} />
          </PanelPart>
        ) : tab === 'nest' ? (
          <PanelPart loading={<PanelSkeleton />}>
            <NestPlace {...props} />
          </PanelPart>
        ) : tab === 'path' ? (
          <PanelPart loading={<Skeleton className="mt-3 h-100 rounded-2xl" />}>
            <MyPath kid={kid} lifetime={rest.lifetime} />
          </PanelPart>
        ) : tab === 'stickers' ? (
          <PanelPart loading={null}>
            <StickersPlace kidId={kid.id} page={page} readOnly={readOnly} />
          </PanelPart>
        ) : tab === 'week' ? (
          <WeekPlace {...props} />
        ) : (
          <div className="mt-4">
            {slots.calendar(
              kid,
              data.chores.data?.chores.map(({ chore }) => chore),
            )}
          </div>
        )}
      </Fragment>
    </>
  );
}

/** Returns null for Today. Adults see the kid's name. */
function titleOf(tab: KidTab, owner: string | null): string | undefined {
  switch (tab) {
    case 'today':
      return undefined;
    case 'shop':
      return t('kidDashboard.shop');
    case 'nest':
      return owner === null ? t('kidDashboard.myNest') : t('kidDashboard.titleOf', { name: owner });
    case 'path':
      return t('nest.path.title');
    case 'stickers':
      return t('nest.stickers');
    case 'week':
      return t('kidDashboard.thisWeek');
    case 'chore-history':
      return owner === null ? t('kidDashboard.myChores') : t('kidDashboard.choresOf', { name: owner });
    case 'reward-history':
      break;
  }
  return owner === null ? t('kidDashboard.myRewards') : t('kidDashboard.rewardsOf', { name: owner });
}

function WeekPlace({ page, leaderboard }: PlaceProps) {
  return (
    <div>
      <h2 className="sr-only">{t('kidDashboard.leaderboard')}</h2>
      {leaderboard(<CalendarLink page={page} tab="chore-history" label={t('kidDashboard.choresCalendar')} />)}
    </div>
  );
}
