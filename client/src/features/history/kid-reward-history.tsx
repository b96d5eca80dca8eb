import { useQuery } from '@tanstack/react-query';
import { useFamilyClock, type FamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { shownRewardName } from '@/lib/i18n/reward-name';
import { spokenText } from '@/lib/sound/spoken-text';
import { HistoryView, HistorySkeleton } from './history-view';
import { kidRewardHistoryQuery } from './history.api';
import {
  KidRedemptionPicture,
  RedemptionLine,
  RedemptionPicture,
  redemptionDays,
  redemptionSummary,
} from './redemption-line';
import { KID_REWARD_LOOKS, REWARD_LOOKS } from './status-looks';
import { useCalendar, monthErrorOf } from './use-calendar';

interface KidRewardHistoryProps {
  kidId: string;
  since: string;
  viewer: 'kid' | 'parent';
  timezone?: string | undefined;
}

export function KidRewardHistory({ timezone, ...props }: KidRewardHistoryProps) {
  const clock = useFamilyClock(timezone);
  return clock ? <KidRewardMonths {...props} clock={clock} /> : <HistorySkeleton />;
}

function KidRewardMonths({
  kidId,
  since,
  viewer,
  clock,
}: Omit<KidRewardHistoryProps, 'timezone'> & { clock: FamilyClock }) {
  const calendar = useCalendar(clock.today);
  const history = useQuery(kidRewardHistoryQuery(kidId, calendar.month));
  return (
    <HistoryView
      calendar={calendar}
      today={clock.today}
      since={clock.dayOf(since)}
      days={history.data && redemptionDays(history.data, calendar.month, clock)}
      error={monthErrorOf(history, t('history.rewardsFailed'))}
      looks={viewer === 'parent' ? REWARD_LOOKS : KID_REWARD_LOOKS}
      renderPicture={(redemption) =>
        viewer === 'kid' ? (
          <KidRedemptionPicture redemption={redemption} />
        ) : (
          <RedemptionPicture redemption={redemption} size={34} className="bg-transparent" />
        )
      }
      summary={redemptionSummary}
      spoken={
        viewer === 'kid'
          ? ({ reward, starsSpent, status }) =>
              spokenText(
                shownRewardName(reward.name),
                t('kidDashboard.spokenStars', { count: starsSpent }),
                t(`history.status.${KID_REWARD_LOOKS[status].word}`),
              )
          : undefined
      }
      renderLine={(redemption) => (
        <RedemptionLine
          redemption={redemption}
          looks={viewer === 'parent' ? REWARD_LOOKS : KID_REWARD_LOOKS}
          viewer={viewer}
        />
      )}
      empty={{ title: t('history.noRewardsThisMonth'), text: t('history.noRewardsThisMonthForKid') }}
    />
  );
}
