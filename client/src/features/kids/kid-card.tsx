import { ChevronRight, Eye, MessageCircleHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ParentKid } from '@shared/contracts/kids';
import { freeStars } from '@shared/rules/reward-availability';
import { shownLevel } from '@shared/rules/levels';
import { RewardPicture } from '@/components/art/reward-picture';
import { Avatar } from '@/components/ui/avatar';
import { Bar } from '@/components/ui/bar';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { KidAnswer, KidHeartButton } from '@/features/praise/kid-hearts';
import { useRewards } from '@/features/rewards/rewards.api';
import { GiveStarsButton } from '@/features/stars/give-stars-button';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { LockNotice } from './lock-notice';
import { PauseNotice } from './pause-notice';

/** The icon is above the text, so that three buttons fit, and above the card's link. */
const action =
  'relative z-1 min-h-14.5 px-0.5! text-13! font-body! tracking-tight! [&>span]:flex-col [&>span]:gap-1.5 [&_svg]:size-5 [&_svg:not(.star)]:text-lagoon-text';

/** The name's link covers the card. `children` is the kid's day. */
export function KidCard({ kid, children }: { kid: ParentKid; children?: ReactNode }) {
  const free = freeStars(kid);
  return (
    <Card
      as="li"
      data-row
      className="relative flex flex-col gap-3.5 px-4 pt-4 pb-3.5 has-[h2_a:hover]:shadow-float mini:px-4.5 mini:pt-4.5"
    >
      <div className="flex items-center gap-2.5">
        <Avatar kid={kid} size={72} className="max-wide:[--size:56px]!" />
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2.5">
            <h2 className="min-w-0 flex-1 text-21 leading-tight laptop:max-wide:text-18">
              <Link
                href={paths.parentKidPage(kid.id)}
                className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
              >
                <bdi className="line-clamp-2 wrap-anywhere">{kid.name}</bdi>
              </Link>
            </h2>
            <KidHeartButton kid={kid} className="relative z-1 px-3! max-wide:w-11" />
            <ChevronRight
              aria-hidden
              size={22}
              className="text-ink-2 laptop:max-wide:hidden rtl:-scale-x-100"
            />
          </div>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-14 leading-tight text-ink-2">
            <Stars count={kid.totalStars} className="text-18 text-ink" />
            {free < kid.totalStars && <span>{t('kids.toSpend', { count: free })}</span>}
            <span>{t('kids.level', { level: shownLevel(kid) })}</span>
          </p>
        </div>
      </div>
      {children}
      <KidAnswer kid={kid} />
      <div className="relative z-1 grid gap-2 empty:hidden">
        <LockNotice kid={kid} />
        <PauseNotice kid={kid} />
      </div>
      <div className="mt-auto grid gap-3.5">
        <Goal kid={kid} />
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <KidButtons
            kid={kid}
            links={{ variant: 'secondary', className: action }}
            giveStars={{ variant: 'secondary', className: `${action} [--face:var(--color-lagoon-soft)]` }}
          />
        </div>
      </div>
    </Card>
  );
}

type Look = Pick<Parameters<typeof GiveStarsButton>[0], 'variant' | 'className'>;

export function KidButtons({ kid, giveStars, links }: { kid: ParentKid; giveStars: Look; links: Look }) {
  return (
    <>
      <GiveStarsButton kid={kid} {...giveStars} />
      <LinkButton
        {...links}
        href={paths.parentKid(kid.id)}
        aria-label={t('kids.viewDashboardOf', { name: kid.name })}
      >
        <Eye />
        {t('kids.viewDashboard')}
      </LinkButton>
      <LinkButton
        {...links}
        href={paths.parentMessage(kid.id)}
        aria-label={t('kids.messageTo', { name: kid.name })}
      >
        <MessageCircleHeart />
        {t('kids.message')}
      </LinkButton>
    </>
  );
}

function Goal({ kid }: { kid: ParentKid }) {
  const goal = useRewards().data?.find(({ id }) => id === kid.goal?.rewardId);
  if (!goal) return null;
  const saved = Math.min(freeStars(kid), goal.starCost);
  return (
    <div className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3">
      <RewardPicture reward={goal} size={40} />
      <div className="min-w-0">
        <p className="mb-1.5 flex items-baseline gap-2 text-15 leading-tight font-semibold">
          <bdi className="line-clamp-1 min-w-0 flex-1 wrap-anywhere">{goal.name}</bdi>
          <span className="flex-none text-14 font-medium text-ink-2">
            {t('kids.savedOf', { saved, cost: goal.starCost })}
          </span>
        </p>
        <Bar value={saved} max={goal.starCost} label={t('statement.savedFor', { reward: goal.name })} />
      </div>
    </div>
  );
}
