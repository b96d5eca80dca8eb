import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { STAR_SOURCES } from '@shared/constants';
import type { ParentKid } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
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
import { GoalCard } from './goal-card';
import { GiveStarsButton } from './give-stars-button';
import { HeldBar, HeldStars } from './held-stars';
import { StarSums } from './star-sums';
import { openStarsDialog } from './stars-dialog-state';
import { Statement } from './statement';
import { useStarsByHand } from './use-stars-by-hand';
import { statementPath } from './statement-path';

export function KidStars({ kidId, timezone }: { kidId: string; timezone: string }) {
  const kids = useKids();
  const kid = kids.data?.find(({ id }) => id === kidId);
  return (
    <>
      <LinkButton variant="text" href={paths.parentTab('kids')} className="-ms-3 mb-1">
        <ArrowLeft className="rtl:-scale-x-100" />
        {t('statement.back')}
      </LinkButton>
      {kid ? (
        <Content kid={kid} timezone={timezone} />
      ) : kids.isPending ? (
        <Skeleton className="h-28 rounded-lg" />
      ) : kids.isError && !kids.data ? (
        <Card>
          <ErrorState
            title={t('statement.kidFailed')}
            text={displayOf(kids.error, t('ui.checkConnection'))}
            onRetry={() => void kids.refetch()}
            retrying={kids.isFetching}
          />
        </Card>
      ) : (
        <Card>
          <EmptyState pip="nestlook" title={t('statement.noKid')} text={t('statement.noKidText')} />
        </Card>
      )}
    </>
  );
}

function Content({ kid, timezone }: { kid: ParentKid; timezone: string }) {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const filter = STAR_SOURCES.find((source) => source === params.get('source')) ?? 'all';
  useEffect(() => {
    window.scrollTo(0, 0);
    // The link that led here has been removed.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main h1')?.focus();
  }, []);
  return (
    <>
      <Head kid={kid} />
      <div className="mt-4.5 grid items-start gap-4.5 xl:grid-cols-[minmax(0,1fr)_300px]">
        <Statement
          kid={kid}
          timezone={timezone}
          filter={filter}
          onFilter={(next) =>
            navigate(statementPath(kid.id, next === 'all' ? undefined : next), { replace: true })
          }
        />
        <div className="grid gap-4.5">
          <StarSums kid={kid} />
          <GoalCard kid={kid} />
        </div>
      </div>
    </>
  );
}

function Head({ kid }: { kid: ParentKid }) {
  const byHand = useStarsByHand();
  return (
    <Card
      as="section"
      className="flex flex-wrap items-center gap-x-6 gap-y-3.5 px-4 py-4 wrap-anywhere sm:px-6"
      aria-label={t('statement.balance')}
    >
      <Avatar kid={kid} size={72} className="max-sm:hidden" />
      <div className="min-w-0 border-line max-sm:w-full sm:border-e-2 sm:pe-6">
        <h1 tabIndex={-1} className="line-clamp-2 text-26 sm:text-28" title={kid.name}>
          {t('statement.starsOf', { name: kid.name })}
        </h1>
        <p className="mt-1 text-ink-2">
          {t('statement.level', { level: shownLevel(kid), count: kid.lifetimeStars })}
        </p>
      </div>
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <Stars count={kid.totalStars} className="text-36" />
        {kid.heldStars > 0 && (
          <div className="min-w-0 flex-1">
            <HeldBar kid={kid} />
            <HeldStars kid={kid} className="mt-1.5 text-15 text-ink-2" />
          </div>
        )}
      </div>
      {byHand && (
        <div className="flex flex-none gap-2.5 max-sm:w-full max-sm:*:flex-1">
          <Button
            aria-label={t('statement.takeFrom', { name: kid.name })}
            onClick={() => openStarsDialog({ kidId: kid.id, mode: 'take' })}
          >
            {t('statement.take')}
          </Button>
          <GiveStarsButton kid={kid} variant="primary" />
        </div>
      )}
    </Card>
  );
}
