import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { toastFailure } from '@/components/ui/use-toast';
import { useFamily, useFamilyClock } from '@/lib/dates/family-clock';
import { leaderboardOf, leaderboardQuery } from '@/lib/api/shared-queries';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { LastWinner } from './last-winner';
import { LeaderboardBoard, boardCard, LeaderboardFrame } from './leaderboard-board';
import { row } from './leaderboard-rows';
import { LeaderboardSky, WeekHead } from './leaderboard-sky';
import { PodiumSkeleton } from './podium';

const KidWeek = lazy(() => import('./kid-week'));

/** The interval of polls for pages without a live connection. */
const LOOK_AGAIN_MS = 30_000;

function useThisWeek(weekStart: CalendarDate | undefined) {
  const client = useQueryClient();
  const before = useRef(weekStart);
  useEffect(() => {
    const turned = before.current !== undefined && before.current !== weekStart;
    before.current = weekStart;
    if (turned) void client.invalidateQueries(leaderboardQuery);
  }, [client, weekStart]);
  return useQuery({ ...leaderboardQuery, refetchOnMount: 'always', refetchInterval: LOOK_AGAIN_MS });
}

function useLastWeek(weekStart: CalendarDate | undefined) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const query = leaderboardOf(addDays(weekStart ?? '1970-01-04', -7));
  const { data } = useQuery({ ...query, enabled: asked && weekStart !== undefined });
  const toggle = async () => {
    if (busy || weekStart === undefined) return;
    if (asked) {
      setAsked(false);
      return;
    }
    setBusy(true);
    try {
      await client.fetchQuery(query);
      setAsked(true);
    } catch (error) {
      toastFailure(t('leaderboard.loadFailed'), error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  };
  return { entries: asked ? data : undefined, busy, toggle };
}

export function LeaderboardPanel({
  kid,
  timezone,
  calendarKey,
  emptyAction,
}: {
  /** Absent on the family page. */
  kid?: { id: string; isViewer: boolean } | undefined;
  timezone?: string | undefined;
  calendarKey?: ReactNode | undefined;
  emptyAction?: ReactNode | undefined;
}) {
  const family = useFamily();
  const clock = useFamilyClock(timezone);
  const board = useThisWeek(clock?.weekStart);
  const present = board.data?.[0]?.weekStart;
  const last = useLastWeek(present);
  if (family.data?.leaderboardMode === 'off') return <LeaderboardOff />;
  if (family.data && board.data && present === undefined) {
    return (
      <Card>
        <EmptyState title={t('leaderboard.noKids')} text={t('leaderboard.noKidsHint')} action={emptyAction} />
      </Card>
    );
  }
  if (family.data && board.data && present !== undefined) {
    const { leaderboardMode: mode, teamGoal: goal } = family.data;
    const isOver = last.entries !== undefined;
    const entries = last.entries ?? board.data;
    const weekStart = isOver ? addDays(present, -7) : present;
    const shown = { mode, goal, entries, weekStart, isOver };
    const isFirstDay = mode === 'compete' && !isOver && clock?.today === present;
    const keys = (
      <>
        <WeekButton isBack={isOver} busy={last.busy} onPress={() => void last.toggle()} />
        {calendarKey}
      </>
    );
    return kid ? (
      <Suspense fallback={<LeaderboardSkeleton />}>
        <KidWeek {...shown} kid={kid} keys={keys} winnerBefore={isFirstDay ? present : null} />
      </Suspense>
    ) : (
      <LeaderboardBoard
        {...shown}
        keys={keys}
        news={isFirstDay ? <LastWinner weekStart={present} /> : null}
      />
    );
  }
  if (board.isError || family.isError) {
    return (
      <Card>
        <ErrorState
          forKid={kid !== undefined}
          title={t('leaderboard.loadFailed')}
          onRetry={() => {
            void board.refetch();
            void family.refetch();
          }}
          retrying={board.isFetching || family.isFetching}
        />
        {calendarKey && <div className="grid justify-items-center pb-5">{calendarKey}</div>}
      </Card>
    );
  }
  return <LeaderboardSkeleton />;
}

function LeaderboardOff() {
  return (
    <Card>
      <EmptyState
        pip="sleep"
        title={t('leaderboard.off')}
        text={t('leaderboard.offHint')}
        action={
          <LinkButton href={paths.parentSettings('leaderboard')}>{t('leaderboard.openSettings')}</LinkButton>
        }
      />
    </Card>
  );
}

function LeaderboardSkeleton() {
  return (
    <LeaderboardFrame>
      <output className="sr-only">{t('leaderboard.loading')}</output>
      <Card className={boardCard} aria-hidden>
        <LeaderboardSky head={<WeekHead week={null} />}>
          <PodiumSkeleton />
        </LeaderboardSky>
        <div className={row}>
          <span />
          <Skeleton className="size-12 rounded-full" />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-5 w-12" />
        </div>
      </Card>
      <div className="grid content-start gap-4" aria-hidden>
        <Skeleton className="h-22 rounded-lg" />
        <Skeleton className="h-60 rounded-lg" />
      </div>
    </LeaderboardFrame>
  );
}

function WeekButton({ isBack, busy, onPress }: { isBack: boolean; busy: boolean; onPress: () => void }) {
  const label = t(isBack ? 'leaderboard.thisWeek' : 'leaderboard.lastWeek');
  return (
    <Button size="sm" aria-label={label} aria-disabled={busy || undefined} onClick={onPress}>
      {!isBack && <ArrowLeft className="rtl:-scale-x-100" />}
      <span className="@max-xl/leaderboard:hidden">{label}</span>
      {isBack && <ArrowRight className="rtl:-scale-x-100" />}
    </Button>
  );
}
