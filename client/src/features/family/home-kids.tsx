import { ArrowRight, Plus } from 'lucide-react';
import type { ParentKid } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { useKids } from '@/features/kids/kids.api';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(240px,100%),1fr))] gap-x-4.5 gap-y-5 max-mini:grid-cols-2 max-mini:gap-x-3 max-mini:gap-y-4';
const tile =
  'flex min-w-0 flex-col items-center px-4 pt-4.5 pb-4 text-center max-mini:px-2.5 max-mini:pt-3.5 max-mini:pb-3';

export function HomeKids() {
  const kids = useKids();
  if (kids.data) return <KidTiles kids={kids.data} />;
  if (kids.isError) {
    return (
      <Card>
        <ErrorState
          title={t('family.kidsFailed')}
          text={displayOf(kids.error, t('ui.checkConnection'))}
          onRetry={() => void kids.refetch()}
          retrying={kids.isFetching}
        />
      </Card>
    );
  }
  return (
    <div className={grid} aria-busy>
      <output className="sr-only">{t('family.kidsLoading')}</output>
      {[0, 1, 2].map((index) => (
        <Card key={index} kind="tile" className={tile} aria-hidden>
          <Skeleton className="size-29 rounded-full!" />
          <Skeleton className="mt-4 h-6 w-24" />
          <Skeleton className="mt-3 h-5 w-32" />
          <Skeleton className="mt-5 h-11 w-full" />
        </Card>
      ))}
    </div>
  );
}

function KidTiles({ kids }: { kids: readonly ParentKid[] }) {
  if (kids.length === 0) {
    return (
      <Card>
        <EmptyState
          pip="nestlook"
          title={t('family.noKids')}
          text={t('family.noKidsText')}
          action={
            <LinkButton variant="primary" size="lg" href={paths.parentTab('kids')}>
              <Plus />
              {t('family.addFirstKid')}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return (
    <ul className={grid}>
      {kids.map((kid) => (
        <Card key={kid.id} as="li" kind="tile" className={tile}>
          <Avatar nest kid={kid} size={124} className="max-mini:size-24" />
          <h3 className="mt-2 max-w-full text-21">
            <bdi className="line-clamp-1">{kid.name}</bdi>
          </h3>
          <p className="mt-1.5 flex flex-wrap items-center justify-center gap-x-3 text-15 text-ink-2">
            <Stars count={kid.totalStars} className="text-18 text-ink" />
            <span className="font-semibold">{t('family.level', { level: shownLevel(kid) })}</span>
          </p>
          <LinkButton
            variant="primary"
            wide
            href={paths.parentKid(kid.id)}
            className="mt-4"
            aria-label={t('family.viewDashboardOf', { name: kid.name })}
          >
            {t('family.viewDashboard')}
            <ArrowRight className="rtl:-scale-x-100" />
          </LinkButton>
          <LinkButton
            variant="secondary"
            wide
            href={paths.kid(kid.id)}
            className="mt-2"
            aria-label={t('family.handOverTo', { name: kid.name })}
          >
            {t('family.handOver')}
          </LinkButton>
        </Card>
      ))}
    </ul>
  );
}
