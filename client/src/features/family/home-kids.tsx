import { clsx } from 'clsx';
import { Tablet, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { Avatar } from '@/components/ui/avatar';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { useKids } from '@/features/kids/kids.api';
import { displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/user-query';

const panel = 'rounded-2xl bg-surface shadow-tile';
const grid =
  'grid gap-2.5 laptop:grid-cols-[repeat(auto-fill,minmax(250px,1fr))] laptop:gap-5.5 laptop:data-few:grid-cols-3';
/** A row on narrow screens, where many kids fit, else a card. */
const tile = clsx(
  panel,
  'grid min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 max-laptop:rounded-xl',
  'laptop:grid-cols-1 laptop:grid-rows-[auto_1fr_auto] laptop:justify-items-center laptop:px-6 laptop:pt-6 laptop:pb-4.5 laptop:text-center',
);

/** Longer names leave no room for the button's icon on a phone. */
const LONG_NAME = 10;

export function HomeKids() {
  const kids = useKids();
  const mayManage = useMayManage();
  if (kids.data?.length === 0) {
    return (
      <div className={panel}>
        <EmptyState
          pip="nestlook"
          title={t('family.noKids')}
          text={mayManage && t('family.noKidsText')}
          action={
            mayManage && (
              <LinkButton variant="primary" size="lg" href={paths.parentTab('kids')}>
                <UserPlus />
                {t('family.addFirstKid')}
              </LinkButton>
            )
          }
        />
      </div>
    );
  }
  if (kids.data) {
    return (
      <KidGrid count={kids.data.length}>
        {kids.data.map((kid) => (
          <KidTile key={kid.id} kid={kid} />
        ))}
      </KidGrid>
    );
  }
  if (kids.isError) {
    return (
      <div className={panel}>
        <ErrorState
          title={t('family.kidsFailed')}
          text={displayOf(kids.error, t('ui.checkConnection'))}
          onRetry={() => void kids.refetch()}
          retrying={kids.isFetching}
        />
      </div>
    );
  }
  return (
    <>
      <output className="sr-only">{t('family.kidsLoading')}</output>
      <KidGrid count={3} busy>
        {[0, 1, 2].map((index) => (
          <li key={index} className={tile} aria-hidden>
            <Skeleton className="size-18 rounded-full! laptop:size-34" />
            <span className="grid gap-2 laptop:mt-3 laptop:justify-items-center">
              <Skeleton className="h-5 w-20 laptop:h-7 laptop:w-24" />
              <Skeleton className="h-4 w-28" />
            </span>
            <Skeleton className="h-12 w-26 rounded-md laptop:mt-4 laptop:w-full" />
          </li>
        ))}
      </KidGrid>
    </>
  );
}

function KidGrid({ count, busy, children }: { count: number; busy?: boolean; children: ReactNode }) {
  return (
    <ul className={grid} data-few={count <= 3 || undefined} aria-busy={busy}>
      {children}
    </ul>
  );
}

function KidTile({ kid }: { kid: ParentKid }) {
  const { id, name } = kid;
  return (
    <li className={tile}>
      <Avatar nest kid={kid} size={136} className="max-laptop:size-18 tiny:size-15" />
      <div className="min-w-0 max-w-full laptop:self-start">
        <h2 className="text-18 laptop:mt-1 laptop:text-26">
          <bdi className="line-clamp-3 leading-tight wrap-anywhere">{name}</bdi>
        </h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 text-14 text-ink-2 laptop:mt-1.5 laptop:justify-center laptop:gap-x-3 laptop:text-15">
          <Stars count={kid.totalStars} className="text-16 text-ink laptop:text-18" />
          {t('family.level', { level: shownLevel(kid) })}
        </p>
      </div>
      <LinkButton
        href={paths.kid(id)}
        className="max-w-full laptop:mt-4 laptop:w-full max-laptop:px-3"
        aria-label={t('family.handOverTo', { name })}
      >
        <Tablet className={clsx('flex-none tiny:hidden', name.length > LONG_NAME && 'max-laptop:hidden')} />
        <span className="line-clamp-4 wrap-anywhere laptop:hidden max-laptop:max-w-[26vw]">
          {t('family.handTo', { name })}
        </span>
        <span className="line-clamp-2 wrap-anywhere max-laptop:hidden">
          {t('family.handOverTo', { name })}
        </span>
      </LinkButton>
    </li>
  );
}
