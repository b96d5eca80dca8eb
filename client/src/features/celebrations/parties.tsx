import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Kid } from '@shared/contracts/kids';
import type { NewsItem } from '@shared/contracts/news';
import type { Badge } from '@shared/rules/badges';
import type { NestThing } from '@shared/rules/nest-things';
import { BadgeArt } from '@/components/art/badge-art';
import { LiveFriend, type LiveFriendHandle } from '@/components/art/live-friend';
import { MessageArt } from '@/components/art/message-art';
import {
  Balloon,
  Fireworks,
  Medal,
  PartyNest,
  Podium,
  RoundWindow,
  WishArch,
  WishCloud,
} from '@/components/art/party-scenes';
import { RewardArt } from '@/components/art/reward-art';
import { rewardIcon } from '@/components/art/reward-icon';
import { ThingArt } from '@/components/art/thing-art';
import type { Face } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Photo } from '@/components/ui/photo';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { shownRewardName } from '@/lib/i18n/reward-name';
import { spokenText } from '@/lib/sound/spoken-text';
import type { CelebrationStep } from './celebration-screen';
import { Party } from './party';
import styles from './party.module.css';

export type GiftNews = Extract<NewsItem, { type: 'reward_approved' }>['data'];
type GoalNews = Extract<NewsItem, { type: 'goal_reached' }>['data'];

interface PartyProps {
  kid: Kid;
  step: CelebrationStep;
}

function At({
  x,
  y,
  width,
  className,
  children,
}: {
  x: number;
  y: number;
  width: number;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={clsx(styles.at, className)}
      style={{ '--x': `${x / 4}%`, '--y': `${y / 3.84}%`, '--w': `${width / 4}%` }}
    >
      {children}
    </div>
  );
}

/** After the entrance of the scene. */
const JUMPS_MS = 900;

function Hero({
  kid,
  x,
  y,
  width,
  className,
}: {
  kid: Face;
  x: number;
  y: number;
  width: number;
  className?: string | undefined;
}) {
  const friend = useRef<LiveFriendHandle>(null);
  useEffect(() => {
    const timer = setTimeout(() => friend.current?.act('jump'), JUMPS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <At x={x} y={y} width={width} className={className}>
      <LiveFriend ref={friend} kid={kid} happy />
    </At>
  );
}

function Next({ step, children }: { step: CelebrationStep; children: ReactNode }) {
  return (
    <Button data-next variant="highlight" className={styles.go} onClick={step.onNext}>
      {children}
    </Button>
  );
}

export function LevelParty({ level, thing, kid, step }: PartyProps & { level: number; thing: NestThing }) {
  return (
    <Party
      step={step}
      sky="day"
      title={t('news.levelUp')}
      text={t('news.newThing', { thing: t(`nest.thing.${thing.id}`) })}
      spoken={spokenText(
        t('kidDashboard.level', { level }),
        t('news.newThing', { thing: t(`nest.thing.${thing.id}`) }),
      )}
      button={<Next step={step}>{t('news.rewardDone')}</Next>}
    >
      <Balloon level={level} />
      <Hero kid={kid} x={150} y={234} width={100} />
      <PartyNest part="front" />
      <At x={290} y={196} width={96} className={styles.gift}>
        <ThingArt id={thing.id} />
      </At>
    </Party>
  );
}

export function BadgeParty({ badge, kid, step }: PartyProps & { badge: Badge }) {
  return (
    <Party
      step={step}
      sky="curtain"
      title={t(`badges.name.${badge.id}`)}
      text={`${t('news.newBadge')}. ${t(`badges.text.${badge.id}`)}`}
      button={<Next step={step}>{t('news.newBadgeDone')}</Next>}
    >
      <Podium />
      <At x={106} y={40} width={188} className={styles.pops}>
        <BadgeArt name={badge.iconName} size={188} />
      </At>
      <Hero kid={kid} x={140} y={230} width={120} />
      <Medal />
    </Party>
  );
}

export function WishParty({ goal, kid, step }: PartyProps & { goal: GoalNews }) {
  const [page, navigate] = useLocation();
  return (
    <Party
      step={step}
      sky="sunrise"
      title={t('news.wishReached')}
      text={t('news.wishReachedText', { reward: shownRewardName(goal.rewardName) })}
      button={
        <Button
          data-next
          variant="reward"
          className={styles.go}
          onClick={() => {
            step.onNext();
            navigate(paths.kidTab(page, 'shop'));
          }}
        >
          {t('shop.getIt')}
        </Button>
      }
    >
      <WishArch />
      <div className={styles.lands}>
        <WishCloud />
        <At x={166} y={100} width={190}>
          <NewsReward reward={goal} size={190} photoClass="rounded-xl" />
        </At>
      </div>
      <Hero kid={kid} x={8} y={206} width={136} />
    </Party>
  );
}

export function RewardParty({ gift, kid, step }: PartyProps & { gift: GiftNews }) {
  const { rewardName: reward, isMystery, note, by } = gift;
  const text = t(isMystery ? 'news.mysteryRevealed' : 'news.rewardIsYours', { reward });
  const quote = note && t('news.quote', { text: note });
  const said = quote && by?.firstName ? t('news.says', { name: by.firstName, text: quote }) : quote;
  return (
    <Party
      step={step}
      sky="night"
      title={t('news.hooray', { name: kid.name })}
      text={said ? `${text} ${said}` : text}
      button={<Next step={step}>{t('news.rewardDone')}</Next>}
    >
      <RoundWindow />
      <Hero kid={kid} x={62} y={202} width={136} className={styles.stepsOut} />
      <At x={202} y={178} width={160} className={styles.pops}>
        <NewsReward reward={gift} size={160} photoClass="rounded-xl" />
      </At>
    </Party>
  );
}

export function WeekParty({ stars, kid, step }: PartyProps & { stars: number }) {
  return (
    <Party
      step={step}
      sky="meadow"
      title={t('news.weekWon')}
      text={t('news.weekWonText', { count: stars })}
      button={<Next step={step}>{t('news.great')}</Next>}
    >
      <Fireworks />
      <PartyNest part="back" wide />
      <Hero kid={kid} x={116} y={140} width={150} />
      <PartyNest part="front" wide />
      <At x={268} y={150} width={96}>
        <MessageArt emoji="🏆" size={96} />
      </At>
    </Party>
  );
}

const MOST_SIBLINGS = 5;

export function TeamParty({
  kids,
  stars,
  step,
}: {
  kids: readonly Face[];
  stars: number;
  step: CelebrationStep;
}) {
  const shown = kids.slice(0, MOST_SIBLINGS);
  const apart = Math.min(80, 190 / Math.max(1, shown.length - 1));
  return (
    <Party
      step={step}
      sky="meadow"
      title={t('news.teamWon')}
      text={t('news.teamWonText', { count: stars })}
      button={<Next step={step}>{t('news.teamWonDone')}</Next>}
    >
      <Fireworks />
      <PartyNest part="back" wide />
      {shown.map((kid, index) => (
        <Hero
          key={kid.name}
          kid={kid}
          x={145 + (index - (shown.length - 1) / 2) * apart}
          y={148 + (index % 2) * 12}
          width={110}
        />
      ))}
      <PartyNest part="front" wide />
    </Party>
  );
}

function NewsReward({
  reward: { rewardName: name, iconName, imageUrl },
  size,
  photoClass,
}: {
  reward: { rewardName: string; iconName: string | null; imageUrl: string | null };
  size: number;
  photoClass: string | undefined;
}) {
  return (
    <Photo
      src={imageUrl}
      size={size}
      className={photoClass}
      fallback={<RewardArt icon={rewardIcon({ name, iconName })} />}
    />
  );
}
