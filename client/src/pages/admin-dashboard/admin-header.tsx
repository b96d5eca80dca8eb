import { clsx } from 'clsx';
import { useQueryClient } from '@tanstack/react-query';
import { House, KeyRound, LogOut, ScrollText, ShieldCheck, UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import { Logo, LogoMark } from '@/components/art/logo';
import { ThemeButton } from '@/components/ui/theme-button';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { adminKeys } from '@/features/admin/admin.api';

const TABS = [
  { value: 'families', labelId: 'admin.families', href: paths.adminDashboard, Icon: UsersRound },
  { value: 'audit', labelId: 'admin.auditLog', href: paths.adminAudit, Icon: ScrollText },
  {
    value: 'sign-in',
    labelId: 'admin.yourLogin',
    href: `${paths.adminDashboard}?tab=sign-in`,
    Icon: KeyRound,
  },
] as const;
export type AdminTab = (typeof TABS)[number]['value'];

const HEADINGS = {
  families: 'admin.overview',
  audit: 'admin.auditLog',
  'sign-in': 'admin.yourLogin',
} as const satisfies Record<AdminTab, string>;

/** The tab in a URL, or the families if it is missing or unknown. */
export function adminTabOf(name: string | null): AdminTab {
  return TABS.find(({ value }) => value === name)?.value ?? 'families';
}

const link = clsx(
  'inline-flex min-h-11 items-center gap-2 rounded-sm px-3 font-semibold text-white/90',
  'hover:bg-white/12 hover:text-white current:bg-tint-night current:text-white current:inset-ring-2 current:inset-ring-star',
);
const barLink = `${link} max-mini:min-w-11 max-mini:justify-center max-mini:px-0`;

export function AdminHeader({ tab }: { tab: AdminTab }) {
  return (
    <header
      className="on-night relative isolate overflow-hidden bg-slab bg-linear-to-b/srgb from-transparent to-sky-2/65 pb-16.5 text-white"
      data-backdrop="dusk"
    >
      <NightSky />
      <div className="wrap flex min-h-16 items-center gap-2.5 mini:gap-3.5">
        <Link href={paths.landing} className="flex items-center rounded-sm tiny:hidden" aria-label="Starnest">
          <span className="mini:hidden">
            <LogoMark size={36} />
          </span>
          <Logo size={21} className="max-mini:hidden" />
        </Link>
        <span className="inline-flex h-7.5 min-w-0 items-center gap-1.75 rounded-xs bg-tint-night px-3 text-13 leading-none font-semibold">
          <ShieldCheck size={16} className="text-star" />
          <span className="truncate leading-normal">{t('admin.administrator')}</span>
        </span>
        <nav aria-label={t('admin.administrator')} className="ms-auto flex gap-1">
          <ThemeButton className={barLink} wordClass="max-mini:sr-only" />
          <Link href={paths.landing} className={barLink}>
            <House size={20} />
            <span className="max-mini:sr-only">{t('admin.home')}</span>
          </Link>
          {/* The server ends the session regardless of the app's state. */}
          <a href={paths.apiLogout} className={barLink}>
            <LogOut size={20} />
            <span className="max-mini:sr-only">{t('admin.logout')}</span>
          </a>
        </nav>
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-5">
        <h1 className="text-26">{t(HEADINGS[tab])}</h1>
        <AdminTabs tab={tab} />
      </div>
    </header>
  );
}

function AdminTabs({ tab }: { tab: AdminTab }) {
  const client = useQueryClient();
  // Admins have no live connection.
  const readLog = () => void client.invalidateQueries({ queryKey: adminKeys.auditLog() });
  return (
    <nav aria-label={t('admin.views')} className="flex flex-wrap gap-1">
      {TABS.map(({ value, labelId, href, Icon }) => (
        <Link
          key={value}
          href={href}
          className={link}
          onClick={value === 'audit' ? readLog : undefined}
          aria-current={value === tab ? 'page' : undefined}
        >
          <Icon size={20} />
          {t(labelId)}
        </Link>
      ))}
    </nav>
  );
}

const STARS = [
  [40, 96, 1.5],
  [470, 92, 1.8],
  [560, 118, 1.2],
  [668, 84, 1.5],
  [770, 112, 1.3],
  [884, 90, 1.9],
  [996, 122, 1.3],
  [1404, 90, 1.6],
] as const;

function NightSky() {
  return (
    <svg
      viewBox="0 0 1440 260"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 -z-1 size-full"
      aria-hidden
    >
      <g fill="var(--color-twinkle)">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path d="M-10 196Q220 132 520 176Q860 226 1450 116V270H-10Z" fill="var(--color-hill-1)" opacity=".55" />
      <path d="M-10 226Q330 166 720 206Q1080 242 1450 178V270H-10Z" fill="var(--color-hill-2)" opacity=".8" />
    </svg>
  );
}
