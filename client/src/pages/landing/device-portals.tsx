import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { KidCard } from '@shared/contracts/kids';
import { Avatar } from '@/components/ui/avatar';
import { Button, LinkButton } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useTablet } from '@/features/kid-auth/tablet.api';
import { ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { Portals, type PortalsProps } from './portals';

const panel = 'rounded-xl bg-surface shadow-[0_8px_0] shadow-on-star/16';
const sidePanel = `${panel} flex flex-wrap items-center gap-x-3 gap-y-1.5 py-3 ps-4.5 pe-3.5 *:[h2]:flex-auto mini:block mini:px-5.5 mini:pt-5 mini:pb-5.5`;
const sideButton = 'min-h-12 rounded-md px-4 text-16 mini:w-full';

/** The portals on the family's tablet, with the kids' faces. */
export default function DevicePortals({ onKids, onAdmin }: PortalsProps) {
  const { error } = useTablet();
  // An adult has removed the tablet from the family.
  if (error instanceof ApiError && error.status === 404) return <Portals onKids={onKids} onAdmin={onAdmin} />;
  return (
    <section
      className="relative z-2 mt-8.5 grid items-end gap-6 laptop:grid-cols-[minmax(0,2.1fr)_minmax(0,1fr)] max-laptop:gap-3.5 max-mini:mt-5"
      aria-label={t('landing.portals')}
    >
      <div className={`${panel} p-4 pb-3 mini:p-7.5 mini:pb-4`}>
        <h2 className="text-26 mini:text-32">{t('landing.kidsPortal')}</h2>
        <Faces />
        <Button
          variant="text"
          className="-ms-3 mt-2 min-h-12 text-start text-16"
          onClick={onKids}
          aria-haspopup="dialog"
        >
          {t('landing.otherFamily')}
        </Button>
      </div>
      <div className="grid gap-3 laptop:gap-4.5 mini:max-laptop:grid-cols-2">
        <div className={sidePanel}>
          <h2 className="text-18 mini:text-21">{t('auth.parentPortal')}</h2>
          <p className="mt-0.5 mb-3.5 text-15 text-ink-2 max-mini:hidden">{t('auth.parentPortalText')}</p>
          <LinkButton variant="primary" className={sideButton} href={paths.parentAuth}>
            {t('landing.parentAuth')}
          </LinkButton>
        </div>
        <div className={sidePanel}>
          <h2 className="text-18 mini:text-21">{t('auth.adminPortal')}</h2>
          <p className="mt-0.5 mb-3.5 text-15 text-ink-2 max-mini:hidden">{t('auth.adminPortalText')}</p>
          <Button variant="strong" className={sideButton} onClick={onAdmin} aria-haspopup="dialog">
            {t('landing.adminLogin')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Faces() {
  const tablet = useTablet();
  const kids = tablet.data?.kids;
  if (!kids && tablet.isError) {
    return (
      <ErrorState
        title={t('tablet.notLoaded')}
        onRetry={() => void tablet.refetch()}
        retrying={tablet.isFetching}
      />
    );
  }
  if (kids?.length === 0) return <p className="mt-1 text-18 text-ink-2">{t('kidAuth.noKidsText')}</p>;
  const count = kids?.length ?? 3;
  return (
    <>
      <p className="mt-0.5 text-18 text-ink-2">{t('landing.tapFace')}</p>
      <ul
        className="mt-3.5 grid grid-cols-[repeat(var(--narrow),minmax(0,1fr))] gap-2.5 mini:mt-5 mini:grid-cols-[repeat(var(--columns),minmax(0,1fr))] mini:gap-4"
        style={{ '--narrow': count === 4 ? 2 : Math.min(count, 3), '--columns': Math.min(count, 4) }}
        aria-busy={!kids}
      >
        {kids
          ? kids.map((kid) => <Face key={kid.id} kid={kid} />)
          : [0, 1, 2].map((index) => (
              <li key={index} aria-hidden>
                <Skeleton className="h-36 rounded-lg mini:h-51" />
              </li>
            ))}
      </ul>
    </>
  );
}

function Face({ kid }: { kid: KidCard }) {
  return (
    <li className="min-w-0">
      <Link
        href={paths.kid(kid.id)}
        className={clsx(
          'grid h-full content-start justify-items-center gap-2.5 rounded-lg bg-star-soft px-2 pt-3.5 pb-4 shadow-[0_6px_0] shadow-star-lip/32',
          'font-display text-18 leading-tight font-semibold text-ink no-underline mini:text-26',
          'transition-[translate,box-shadow] duration-(--dur-press) hover:-translate-y-0.5 active:translate-y-1.5 active:shadow-none',
        )}
      >
        <Avatar kid={kid} size={132} className="max-mini:size-20 max-mini:text-32 tiny:size-16.5" />
        <bdi className="line-clamp-2 max-w-full text-center wrap-anywhere">{kid.name}</bdi>
      </Link>
    </li>
  );
}
