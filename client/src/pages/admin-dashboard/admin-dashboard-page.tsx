import { ShieldAlert } from 'lucide-react';
import { Redirect, useSearchParams } from 'wouter';
import { Card } from '@/components/ui/card';
import { SkipLink } from '@/components/ui/skip-link';
import { Tooltips } from '@/components/ui/tooltips';
import { useUnknownCodes } from '@/features/admin/admin.api';
import { AuditLog as AuditTab } from '@/features/admin/audit/audit-log';
import { FamilyList } from '@/features/admin/family-list';
import { LoadError } from '@/features/admin/load-error';
import { StatStrip } from '@/features/admin/stat-strip';
import { useAdminSession } from '@/features/admin/use-admin-session';
import { useUser } from '@/features/auth/user.api';
import { AdminSignIn } from '@/features/passkeys/admin-sign-in';
import { SessionList } from '@/features/sessions/session-list';
import { formatTime } from '@/lib/i18n/format';
import { keepFocus } from '@/lib/input/keep-focus';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { AdminHeader, type AdminTab, adminTabOf } from './admin-header';

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
