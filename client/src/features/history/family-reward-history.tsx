import { useQuery } from '@tanstack/react-query';
import { useZoneClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { HistoryView } from './history-view';
import { familyRewardHistoryQuery, parentRewardHistoryQuery } from './history.api';
import { RedemptionLine, RedemptionPicture, redemptionDays, redemptionSummary } from './redemption-line';
import { REWARD_LOOKS } from './status-looks';
import { useCalendar, monthErrorOf } from './use-calendar';

export function FamilyRewardHistory({
  parentId,
  timezone,
  since,
  whose = null,
}: {
  parentId?: string;
  timezone: string;
  since: string;
  whose?: string | null;
}) {
  const clock = useZoneClock(timezone);
  const calendar = useCalendar(clock.today);
  const history = useQuery(
    parentId === undefined
      ? familyRewardHistoryQuery(calendar.month)
      : parentRewardHistoryQuery(parentId, calendar.month),
  );
  const shown = history.data?.filter(({ kidId }) => whose === null || kidId === whose);
  return (
    <HistoryView
      calendar={calendar}
      today={clock.today}
      since={clock.dayOf(since)}
      days={shown && redemptionDays(shown, calendar.month, clock)}
      error={monthErrorOf(history, t('history.rewardsFailed'))}
      looks={REWARD_LOOKS}
      renderPicture={(redemption) => (
        <RedemptionPicture redemption={redemption} size={34} className="bg-transparent" />
      )}
      summary={redemptionSummary}
      renderLine={(redemption) => (
        <RedemptionLine
          redemption={redemption}
          looks={REWARD_LOOKS}
          viewer={parentId === undefined ? 'family' : 'parent'}
        />
      )}
      empty={{ title: t('history.noRewardsThisMonth'), text: t('history.noRewardsThisMonthForFamily') }}
    />
  );
}
