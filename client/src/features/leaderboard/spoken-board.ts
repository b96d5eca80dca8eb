import type { LeaderboardMode } from '@shared/constants';
import { formatNames } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import { standingsOf, sumOf, type Entry } from './standings';

const PLACE_IDS = ['leaderboard.first', 'leaderboard.second', 'leaderboard.third'] as const;

export function spokenBoard({
  mode,
  goal,
  entries,
  isOver,
  kidId,
}: {
  mode: LeaderboardMode;
  goal: number | null;
  entries: readonly Entry[];
  isOver: boolean;
  kidId: string;
}): string {
  const week = t(isOver ? 'leaderboard.lastWeek' : 'leaderboard.thisWeek');
  return spokenText(week, ...wordsOf(mode, goal, entries, kidId));
}

function wordsOf(
  mode: LeaderboardMode,
  goal: number | null,
  entries: readonly Entry[],
  kidId: string,
): string[] {
  if (mode === 'team') {
    const stars = sumOf(entries);
    return goal === null
      ? [t('leaderboard.teamStars', { count: stars })]
      : [
          t('leaderboard.teamOf', { stars, goal }),
          stars < goal ? t('leaderboard.teamToGo', { count: goal - stars }) : t('leaderboard.teamReached'),
        ];
  }
  if (mode === 'self') {
    const own = entries.find((entry) => entry.kidId === kidId);
    return own ? [t('leaderboard.ownStars', { count: own.starsEarned })] : [];
  }
  const { podium } = standingsOf(entries);
  if (podium.length === 0) return [t('leaderboard.noStarsYet')];
  return podium.map(({ rank, stars, entries: sharing }) =>
    t('leaderboard.placeOf', {
      place: t(PLACE_IDS[rank - 1] ?? 'leaderboard.third'),
      names: formatNames(sharing.map(({ kid }) => kid.name)),
      stars,
    }),
  );
}
