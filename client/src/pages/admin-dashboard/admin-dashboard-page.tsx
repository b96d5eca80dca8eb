import { ShieldAlert, House, ListChecks, UsersRound } from 'lucide-react';
import { Redirect, useSearchParams } from 'wouter';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { clsx } from 'clsx';
import type { AdminStats } from '@shared/contracts/admin';
import { Card } from '@/components/ui/card';
import { SkipLink } from '@/components/ui/skip-link';
import { Tooltips } from '@/components/ui/tooltips';
import { useUnknownCodes, useAdminStats } from '@/features/admin/admin.api';
import { AuditLog as AuditTab } from '@/features/admin/audit/audit-log';
import { FamilyList } from '@/features/admin/family-list';
import { LoadError } from '@/features/admin/admin-table';
import { useUser } from '@/lib/api/user-query';
import { AdminSignIn } from '@/features/passkeys/admin-sign-in';
import { SessionList } from '@/features/sessions/session-list';
import { formatTime, formatNumber } from '@/lib/i18n/format';
import { keepFocus } from '@/lib/input/keep-focus';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { toast } from '@/components/ui/use-toast';
import { ApiError, isUnauthorized } from '@/lib/api/api-client';
import { queryKeys } from '@/lib/api/query-keys';
import { StarIcon } from '@/components/art/star-icon';
import { Skeleton } from '@/components/ui/skeleton';
import { AdminHeader, adminTabOf, type AdminTab } from './admin-header';

const TITLES = {
  families: 'admin.dashboard',
  audit: 'admin.auditLog',
  'sign-in': 'admin.yourLogin',
} as const satisfies Record<AdminTab, string>;

export default function AdminDashboardPage() {
  useAudience('admin');
  const [params] = useSearchParams();
  const tab = adminTabOf(params.get('tab'));
  useTitle(t(TITLES[tab]));
  useAdminSession();
  const user = useUser();
  if (user.data !== undefined && user.data?.role !== 'admin')
    return <Redirect to={paths.adminLogin} replace />;
  return (
    <Tooltips>
      <div className="text-15">
        <SkipLink />
        <AdminHeader tab={tab} />
        {/* The first card is half in the sky, half on the ground. */}
        <main ref={keepFocus} id="main" className="wrap relative -mt-12 pb-16">
          {user.isLoadingError ? (
            <LoadError
              title={t('admin.accountFailed')}
              onRetry={() => void user.refetch()}
              retrying={user.isFetching}
            />
          ) : (
            user.data &&
            (tab === 'families' ? (
              <>
                <UnknownCodesNotice />
                <StatStrip />
                <FamilyList />
              </>
            ) : tab === 'audit' ? (
              <AuditTab />
            ) : (
              <SignInTab />
            ))
          )}
        </main>
        <footer className="wrap pb-6 text-13 text-ink-3">
          {t('admin.version', { version: import.meta.env.APP_VERSION })}
        </footer>
      </div>
    </Tooltips>
  );
}

function SignInTab() {
  return (
    <div className="grid gap-5">
      <AdminSignIn />
      <Card as="section" className="grid gap-4.5 p-4.5 mini:p-6" aria-label={t('settings.row.sessions')}>
        <div>
          <h2 className="text-21">{t('settings.row.sessions')}</h2>
          <p className="mt-1 text-ink-2">{t('settings.about.sessions')}</p>
        </div>
        <SessionList />
      </Card>
    </div>
  );
}

/** Warns about guessed family codes once half of the limit is used. */
export function UnknownCodesNotice() {
  const { data } = useUnknownCodes();
  if (!data || data.endsAt === null || data.tried * 2 < data.allowed) return null;
  const { tried, allowed } = data;
  const time = formatTime(data.endsAt);
  const closed = tried >= allowed;
  return (
    <Card className="mb-4 bg-wait-soft">
      <output className="flex items-start gap-3 px-5 py-4">
        <ShieldAlert size={22} className="mt-0.5 shrink-0 text-ink" aria-hidden />
        <p className="leading-snug">
          <b className="block font-semibold">
            {closed ? t('admin.codesClosed', { time }) : t('admin.codesTried')}
          </b>
          <span className="text-ink-2">
            {closed
              ? t('admin.codesClosedText', { tried })
              : t('admin.codesTriedText', { tried, allowed, time })}
          </span>
        </p>
      </output>
    </Card>
  );
}

function useAdminSession(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onError = (error: unknown) => {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return;
      if (isUnauthorized(error)) {
        toast({
          title: t('admin.unauthorized'),
          description: t('admin.loggedOut'),
          tone: 'info',
        });
      }
      void client.invalidateQueries({ queryKey: queryKeys.user });
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);
}

const CELLS: { key: keyof AdminStats; icon: ReactNode }[] = [
  { key: 'totalFamilies', icon: <House size={22} /> },
  { key: 'totalKids', icon: <UsersRound size={22} /> },
  { key: 'totalStars', icon: <StarIcon size={22} fill="currentColor" /> },
  { key: 'totalChores', icon: <ListChecks size={22} /> },
];

function StatStrip() {
  const stats = useAdminStats();
  if (stats.isLoadingError) {
    return (
      <LoadError
        title={t('admin.totalsFailed')}
        onRetry={() => void stats.refetch()}
        retrying={stats.isFetching}
      />
    );
  }
  return (
    <Card>
      <dl className="grid grid-cols-2 laptop:grid-cols-4" aria-busy={stats.isPending}>
        {CELLS.map(({ key, icon }) => (
          <div
            key={key}
            className={clsx(
              'relative flex flex-col-reverse justify-center border-line px-4 py-3.5 text-14 leading-[1.3] font-medium text-ink-2',
              'even:border-s nth-[n+3]:border-t',
              'mini:py-5 mini:ps-20 mini:pe-5.5 mini:text-15 laptop:not-first:border-s laptop:nth-[n+3]:border-t-0',
            )}
          >
            <dt>
              <span
                className="absolute inset-y-0 start-5.5 my-auto hidden size-11 place-items-center rounded-sm bg-sunken text-ink mini:grid"
                aria-hidden
              >
                {icon}
              </span>
              {t(`admin.total.${key}`)}
            </dt>
            <dd className="min-h-[1.1em] font-display text-21 leading-[1.1] font-semibold wrap-anywhere text-ink tabular-nums mini:text-26">
              {stats.data ? formatNumber(stats.data[key]) : <Skeleton className="h-7 w-20" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
