import { clsx } from 'clsx';
import { BrushCleaning, CalendarDays, ChartColumn, LayoutDashboard, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { User } from '@shared/contracts/users';
import { mayManage } from '@shared/rules/member-roles';
import { Cloud } from '@/components/art/cloud';
import { Count } from '@/components/ui/count';
import { LinkButton } from '@/components/ui/button';
import { familyTitle, parentName } from '@/features/family/family-name';
import { HomeKids } from '@/features/family/home-kids';
import { HomeNumbers } from '@/features/family/counts';
import { usePendingItems } from '@/features/family/use-pending-items';
import { useKids } from '@/features/kids/kids.api';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

export function FamilyOverview({ user }: { user: User }) {
  return (
    <>
      <section
        className={clsx(
          'relative overflow-clip px-6 pt-3.5 pb-6.5 max-laptop:-mx-6 max-mini:-mx-4 max-mini:px-4',
          'laptop:rounded-2xl laptop:pt-6 laptop:pb-11 desktop:px-10 desktop:pt-8',
        )}
      >
        <Meadow />
        <div className="relative mb-4 flex items-center gap-6 max-laptop:flex-col max-laptop:items-stretch max-laptop:gap-3.5 laptop:mb-8">
          <div className="min-w-0 flex-1">
            <p className="text-15 font-medium laptop:hidden">
              {t('familyHome.welcome', { name: parentName(user) })}
            </p>
            <h1 tabIndex={-1} className="text-26 leading-tight wrap-anywhere laptop:text-40">
              {familyTitle(user)}
            </h1>
            <HomeNumbers />
          </div>
          <DashboardLink />
        </div>
        <div className="relative">
          <HomeKids />
        </div>
      </section>
      <NextCards mayManage={mayManage(user.familyRole)} />
    </>
  );
}

/** The next action, unless the family has no kids yet. */
function DashboardLink() {
  const { count } = usePendingItems();
  const isEmpty = useKids().data?.length === 0;
  return (
    <LinkButton variant={isEmpty ? 'plain' : 'primary'} size="lg" href={paths.parent} className="flex-none">
      <LayoutDashboard />
      {t('familyHome.dashboard')}
      <Count value={count} label={t('family.pendingApprovals', { count })} />
    </LinkButton>
  );
}

function NextCards({ mayManage: managing }: { mayManage: boolean }) {
  return (
    <nav
      className="mt-4 grid grid-cols-2 gap-2.5 laptop:mt-5 laptop:gap-3.5 laptop:data-managing:grid-cols-4"
      data-managing={managing || undefined}
      aria-label={t('familyHome.next')}
    >
      {managing && (
        <>
          <ActionCard
            href={paths.parentTab('kids')}
            tone="info"
            title={t('familyHome.manageKids')}
            text={t('familyHome.manageKidsText')}
          >
            <Users />
          </ActionCard>
          <ActionCard
            href={paths.parentTab('chores')}
            tone="ok"
            title={t('familyHome.setupChores')}
            text={t('familyHome.setupChoresText')}
          >
            <BrushCleaning />
          </ActionCard>
        </>
      )}
      <ActionCard
        href={paths.parentTab('analytics')}
        tone="lagoon"
        title={t('familyHome.viewAnalytics')}
        text={t('familyHome.viewAnalyticsText')}
      >
        <ChartColumn />
      </ActionCard>
      <ActionCard
        href={paths.familyRewards}
        tone="reward"
        title={t('familyHome.rewardHistory')}
        text={t('familyHome.rewardHistoryText')}
      >
        <CalendarDays />
      </ActionCard>
    </nav>
  );
}

const tones = {
  ok: 'bg-ok-soft text-ok',
  reward: 'bg-treat-soft text-treat-text',
  info: 'bg-info-soft text-info',
  lagoon: 'bg-lagoon-soft text-lagoon-text',
};

function ActionCard({
  href,
  tone,
  title,
  text,
  children,
}: {
  href: string;
  tone: keyof typeof tones;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      className={clsx(
        'card grid content-start items-center gap-2 p-3.5 text-ink no-underline laptop:content-center laptop:gap-3.5 laptop:px-4',
        'transition-[translate,box-shadow] duration-(--dur-ui) ease-out hover:-translate-y-0.5 hover:shadow-float laptop:grid-cols-[auto_minmax(0,1fr)]',
      )}
    >
      <span className={clsx('grid size-11 place-items-center rounded-md *:size-6', tones[tone])} aria-hidden>
        {children}
      </span>
      <span className="min-w-0">
        <b className="block font-display text-16 leading-tight font-semibold wrap-anywhere">{title}</b>
        <span className="mt-0.5 block text-14 leading-snug text-ink-2 max-laptop:hidden">{text}</span>
      </span>
    </Link>
  );
}

function Meadow() {
  return (
    <svg
      className="absolute inset-0 size-full rtl:-scale-x-100"
      viewBox="0 0 1180 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <rect y="-600" width="1180" height="1160" fill="var(--color-sky-1)" />
      <path d="M0 180Q600 110 1180 200V560H0Z" fill="var(--color-sky-2)" />
      <path d="M0 330Q600 270 1180 330V560H0Z" fill="var(--color-sky-3)" opacity=".7" />
      <g className="max-desktop:hidden">
        <circle cx="690" cy="160" r="40" fill="var(--color-sun)" />
        <Cloud x={566} y={118} scale={0.8} />
      </g>
      <path d="M-10 400Q300 310 660 380Q960 430 1190 340V570H-10Z" fill="var(--color-hill-1)" />
      <path d="M-10 470Q360 380 760 450Q1010 490 1190 430V570H-10Z" fill="var(--color-hill-2)" />
      <path d="M-10 530Q340 470 640 515Q960 560 1190 510V570H-10Z" fill="var(--color-hill-3)" />
    </svg>
  );
}
