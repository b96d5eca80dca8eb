import { ArrowLeft, Minus } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { clsx } from 'clsx';
import { STAR_SOURCES } from '@shared/constants';
import type { ParentKid } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { ActionsMenu } from '@/components/ui/actions-menu';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/button';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { useKids } from '@/features/kids/kids.api';
import { LockNotice } from '@/features/kids/lock-notice';
import { PauseNotice } from '@/features/kids/pause-notice';
import { KidHeartButton } from '@/features/praise/kid-hearts';
import { KidButtons } from '@/features/kids/kid-card';
import { openStarsDialog, useStarsByHand } from '@/features/stars/stars-dialog-state';
import { Statement } from '@/features/stars/statement';
import { displayOf } from '@/lib/api/api-client';
import { leaveDialogAddress } from '@/lib/input/dialog-history';
import { t } from '@/lib/i18n/messages';
import { KID_DIALOGS, paths, type KidDialog } from '@/lib/page/paths';
import { RichText } from '@/components/ui/rich-text';
import { usePendingRedemptions } from '@/features/redemptions/redemptions.api';
import { KidDialogs } from './kid-dialogs';
import { KidRows } from './kid-rows';

export function KidPage({ kidId, timezone }: { kidId: string; timezone: string }) {
  const kids = useKids();
  const kid = kids.data?.find(({ id }) => id === kidId);
  return (
    <>
      <LinkButton variant="text" href={paths.parentTab('kids')} className="-ms-3 mb-1">
        <ArrowLeft className="rtl:-scale-x-100" />
        {t('parent.kids')}
      </LinkButton>
      {kid ? (
        <Content kid={kid} timezone={timezone} />
      ) : kids.isPending ? (
        <div className="grid gap-4.5" aria-busy>
          <h1 className="sr-only">{t('parent.kids')}</h1>
          <Card className="flex items-center gap-4 px-5.5 py-4.5">
            <Skeleton className="size-19 flex-none rounded-full" />
            <Skeleton className="h-6 w-40" />
          </Card>
          <Card className="px-5.5 py-2">
            <RowSkeletons label={t('kids.loading')} count={6} keyed />
          </Card>
        </div>
      ) : (
        <Card>
          <h1 className="sr-only">{t('parent.kids')}</h1>
          {kids.isError && !kids.data ? (
            <ErrorState
              title={t('kids.oneFailed')}
              text={displayOf(kids.error, t('ui.checkConnection'))}
              onRetry={() => void kids.refetch()}
              retrying={kids.isFetching}
            />
          ) : (
            <EmptyState pip="nestlook" title={t('kids.notHere')} text={t('kids.notHereText')} />
          )}
        </Card>
      )}
    </>
  );
}

function Content({ kid, timezone }: { kid: ParentKid; timezone: string }) {
  const [params, setParams] = useSearchParams();
  const setParam = (name: 'show' | 'source', value: string | null) =>
    setParams(
      (now) => {
        if (value === null) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const filter = STAR_SOURCES.find((source) => source === params.get('source')) ?? 'all';
  return (
    <>
      <Head kid={kid} />
      <div className="mt-4.5 grid gap-3 empty:hidden">
        <LockNotice kid={kid} />
        <PauseNotice kid={kid} />
      </div>
      <div className="mt-4.5 grid items-start gap-4.5 max-laptop:grid-cols-[minmax(0,1fr)] laptop:grid-cols-[minmax(0,1.3fr)_minmax(300px,1fr)] desktop:grid-cols-[minmax(0,1.55fr)_minmax(340px,1fr)]">
        <KidRows kid={kid} className="laptop:col-start-2" onShow={(dialog) => setParam('show', dialog)} />
        <div className="min-w-0 laptop:col-start-1 laptop:row-start-1">
          <Statement
            kid={kid}
            timezone={timezone}
            filter={filter}
            onFilter={(next) => setParam('source', next === 'all' ? null : next)}
          />
        </div>
      </div>
      <KidDialogs
        kid={kid}
        timezone={timezone}
        open={KID_DIALOGS.find((dialog: KidDialog) => dialog === params.get('show')) ?? null}
        onClose={() => leaveDialogAddress(() => setParam('show', null))}
      />
    </>
  );
}

function Head({ kid }: { kid: ParentKid }) {
  const canMoveStars = useStarsByHand();
  return (
    <Card
      as="section"
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 gap-y-3.5 px-4 py-4 wrap-anywhere mini:px-5.5 laptop:flex laptop:flex-wrap laptop:gap-x-3"
      aria-label={kid.name}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-4">
        <Avatar kid={kid} size={76} className="max-mini:[--size:64px]!" />
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="line-clamp-2 text-26" title={kid.name}>
            <bdi>{kid.name}</bdi>
          </h1>
          <p className="mt-1 flex flex-wrap gap-x-3 text-14 text-ink-2">
            <span>{t('kids.level', { level: shownLevel(kid) })}</span>
            {kid.streak.days > 1 && <span>{t('plan.streakLabel', { days: kid.streak.days })}</span>}
          </p>
        </div>
      </div>
      <div className="col-span-3 row-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 laptop:me-2 laptop:flex-col laptop:items-end">
        <Stars count={kid.totalStars} className="text-26" />
        <HeldStars kid={kid} className="text-14 text-ink-2 desktop:flex-col desktop:items-end" />
      </div>
      <div className="col-span-3 row-start-3 grid auto-cols-fr grid-flow-col items-start gap-2.5 laptop:flex">
        <KidButtons
          kid={kid}
          links={{ className: action }}
          giveStars={{ variant: 'primary', className: action }}
        />
      </div>
      <KidHeartButton kid={kid} />
      {canMoveStars && (
        <ActionsMenu
          label={t('plan.moreOf', { name: kid.name })}
          actions={[
            {
              label: t('statement.take'),
              Icon: Minus,
              onPress: () => openStarsDialog({ kidId: kid.id, mode: 'take' }),
            },
          ]}
        />
      )}
    </Card>
  );
}

const action =
  'max-laptop:min-h-16 max-laptop:px-0.5! max-laptop:font-body! max-laptop:text-13! max-laptop:tracking-tight! max-laptop:[&>span]:flex-col laptop:px-3.5!';

type Kid = Pick<ParentKid, 'id' | 'totalStars' | 'heldStars'>;

const freeOf = ({ totalStars, heldStars }: Kid) => Math.max(0, totalStars - heldStars);

const bold = <b key="0" className="font-semibold text-ink tabular-nums" />;

/** Nothing if no stars are held. */
function HeldStars({ kid, className }: { kid: Kid; className?: string | undefined }) {
  const asked = usePendingRedemptions().data?.filter(({ kidId }) => kidId === kid.id) ?? [];
  if (kid.heldStars === 0) return null;
  const [first] = asked;
  return (
    <p className={clsx('flex flex-wrap gap-x-3', className)}>
      <span>
        <RichText id="stars.free" values={{ count: freeOf(kid) }} parts={[bold]} />
      </span>
      <span>
        {first ? (
          <RichText
            id="stars.heldFor"
            values={{ count: kid.heldStars, reward: first.reward.name, others: asked.length - 1 }}
            parts={[bold]}
          />
        ) : (
          <RichText id="stars.held" values={{ count: kid.heldStars }} parts={[bold]} />
        )}
      </span>
    </p>
  );
}
