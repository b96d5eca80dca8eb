import { clsx } from 'clsx';
import {
  BrushCleaning,
  ChartColumn,
  Gift,
  MessageCircleHeart,
  TabletSmartphone,
  type LucideIcon,
} from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '@shared/contracts/users';
import { DEFAULT_TIMEZONE } from '@shared/constants';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/button';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { FamilyCodeCard, CopyCode } from '@/features/family/family-code-card';
import { greetingAt, parentName } from '@/features/family/family-name';
import { FirstSteps } from '@/features/family/first-steps';
import { NextStep } from '@/features/family/next-step';
import { OverviewHead } from '@/features/family/overview-head';
import { PromisedCard } from '@/features/family/promised-card';
import { useEndFirstSteps, useFirstSteps } from '@/features/family/use-first-steps';
import { usePendingItems } from '@/features/family/use-pending-items';
import { WaitingCard } from '@/features/family/waiting-card';
import { KidsToday } from '@/features/plan/kids-today';
import { TuneUpCard } from '@/features/tune-up/tune-up-card';
import { devicesQuery } from '@/lib/api/shared-queries';
import { useFamilyClock } from '@/lib/dates/family-clock';
import { formatDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/user-query';
import { NewMenu } from './add-menu';

export default function OverviewTab({ user }: { user: User }) {
  const [hour] = useState(() => new Date().getHours());
  const first = useFirstSteps();
  useEndFirstSteps(first);
  const { isLoaded, items } = usePendingItems();
  const timezone = user.timezone ?? DEFAULT_TIMEZONE;
  const today = useFamilyClock()?.today;
  const hasSteps = first != null && first.next !== -1;
  const isNew = hasSteps && first.isNew;
  const name = parentName(user);
  return (
    <>
      <OverviewHead
        title={isNew ? t('family.welcome', { name }) : greetingAt(hour, name)}
        text={today === undefined ? '' : formatDay(today)}
        asleep={!isNew && isLoaded && items.length === 0}
      >
        <div className="relative max-laptop:hidden">
          <NewMenu />
        </div>
      </OverviewHead>
      {first === undefined ? (
        <Card className="px-5 py-1.5 max-laptop:px-3.5 max-laptop:py-0.5">
          <RowSkeletons label={t('parent.loading')} keyed />
        </Card>
      ) : isNew ? (
        <FirstSteps first={first} />
      ) : (
        <>
          {hasSteps && <NextStep tab="overview" />}
          <div
            className={clsx(
              'grid items-stretch gap-4.5',
              'max-laptop:gap-3 laptop:has-[>[data-aside]]:grid-cols-[minmax(0,1.75fr)_minmax(330px,1fr)] max-wide:gap-x-4 laptop:max-wide:has-[>[data-aside]]:grid-cols-[minmax(0,1.5fr)_minmax(290px,1fr)]',
            )}
          >
            <WaitingCard />
            <KidsToday />
            <PromisedCard timezone={timezone} />
            <div className="empty:hidden laptop:col-span-full">
              <TuneUpCard />
            </div>
          </div>
        </>
      )}
      {first !== undefined && <Foot code={user.familyCode} />}
    </>
  );
}

/** A card until a tablet is connected, then one line. */
function Foot({ code }: { code: string | null }) {
  const mayManage = useMayManage();
  const devices = useQuery({ ...devicesQuery, enabled: mayManage });
  const isConnected = !mayManage || devices.data === undefined || devices.data.length > 0;
  const links: { isShown: boolean; href: string; text: string; Glyph: LucideIcon }[] = [
    {
      isShown: mayManage,
      href: paths.parentNew('chores'),
      text: t('parent.addChore'),
      Glyph: BrushCleaning,
    },
    { isShown: mayManage, href: paths.parentNew('rewards'), text: t('parent.addReward'), Glyph: Gift },
    {
      isShown: true,
      href: paths.parentTab('messages'),
      text: t('parent.sendMessage'),
      Glyph: MessageCircleHeart,
    },
    {
      isShown: true,
      href: paths.parentTab('analytics'),
      text: t('parent.seeAnalytics'),
      Glyph: ChartColumn,
    },
  ];
  return (
    <div className="mt-3.5 grid gap-4 max-laptop:mt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <nav
          className="flex flex-wrap gap-x-2.5 gap-y-1 max-laptop:grid max-laptop:w-full max-laptop:grid-cols-2"
          aria-label={t('parent.quickActions')}
        >
          {links
            .filter(({ isShown }) => isShown)
            .map(({ href, text, Glyph }) => (
              <LinkButton key={href} variant="text" href={href}>
                <Glyph />
                {text}
              </LinkButton>
            ))}
        </nav>
        {code && isConnected && (
          <p className="flex items-center gap-1 text-15 font-semibold text-ink-2">
            <TabletSmartphone size={18} className="me-1 flex-none" />
            {t('family.code')}
            <span className="ms-1 font-display text-16 text-ink tabular-nums">{code}</span>
            <CopyCode code={code} variant="text" />
          </p>
        )}
      </div>
      {code && !isConnected && <FamilyCodeCard code={code} />}
    </div>
  );
}
