import type { NewsItem } from '@shared/contracts/news';
import type { Praise } from '@shared/contracts/praise';
import { BADGES, type Badge } from '@shared/rules/badges';
import { NEST_THINGS, type NestThing } from '@shared/rules/nest-things';

type Of<Type extends NewsItem['type']> = Extract<NewsItem, { type: Type }>;
export type StarNews = Of<'approved'> | Of<'bonus'>;
export type ShownHeart = Pick<Praise, 'id' | 'picture' | 'words' | 'from' | 'about'>;

export type NewsScreen = { id: string } & (
  | { kind: 'heart'; heart: ShownHeart }
  | { kind: 'stars'; news: readonly StarNews[]; gained: number }
  | { kind: 'level'; level: number; thing: NestThing }
  | { kind: 'badge'; badge: Badge }
  | { kind: 'goal'; news: Of<'goal_reached'> }
  | { kind: 'week'; news: Of<'week_won'> }
  | { kind: 'team'; news: Of<'team_goal'> }
  | { kind: 'gift'; news: Of<'reward_approved'> }
);

/**
 * The screens in order: hearts, stars, level, badges, goal and weeks, gifts. Of several levels only the
 * last one is shown, if they add a thing to the nest, and of goals the last one. A single approval shows its
 * heart itself.
 */
export function screensOf(news: readonly NewsItem[]): NewsScreen[] {
  const screens: NewsScreen[] = [];
  const stars = news.filter(bringsStars);
  const hearts = news.flatMap((item) => {
    if (item.type === 'praise') return [item.data.praise];
    return item.type === 'approved' && stars.length > 1 ? (heartOf(item) ?? []) : [];
  });
  const [only] = stars.length === 1 ? stars : [];
  const most = MOST_HEARTS - (only && heartOf(only) ? 1 : 0);
  for (const heart of hearts.slice(-most)) screens.push({ id: heart.id, kind: 'heart', heart });
  const gained = stars.reduce((sum, item) => sum + starsOf(item), 0);
  if (stars.length > 0) screens.push({ id: `stars ${stars[0]?.id}`, kind: 'stars', news: stars, gained });
  const level = levelOf(news);
  if (level?.thing)
    screens.push({ id: `level ${level.to}`, kind: 'level', level: level.to, thing: level.thing });
  for (const badge of BADGES) {
    if (news.some((item) => item.type === 'badge' && item.data.badgeId === badge.id)) {
      screens.push({ id: badge.id, kind: 'badge', badge });
    }
  }
  const goal = news.filter((item) => item.type === 'goal_reached').at(-1);
  if (goal) screens.push({ id: goal.id, kind: 'goal', news: goal });
  for (const item of news)
    if (item.type === 'week_won') screens.push({ id: item.id, kind: 'week', news: item });
  const team = news.filter((item) => item.type === 'team_goal').at(-1);
  if (team) screens.push({ id: team.id, kind: 'team', news: team });
  for (const item of news) {
    if (item.type === 'reward_approved') screens.push({ id: item.id, kind: 'gift', news: item });
  }
  return screens;
}

/** The last thing that a level or badge added to the nest. */
export function levelOf(news: readonly NewsItem[]): { to: number; thing: NestThing | null } | null {
  const reached = news.filter((item) => item.type === 'level').map(({ data }) => data.level);
  if (reached.length === 0) return null;
  const [from, to] = [Math.min(...reached), Math.max(...reached)];
  const badges = news.flatMap((item) => (item.type === 'badge' ? [item.data.badgeId] : []));
  const levels = Array.from({ length: to - from + 1 }, (_, index) => `level-${from + index}`);
  const thing = NEST_THINGS.findLast(({ earnedBy }) => [...badges, ...levels].includes(earnedBy));
  return { to, thing: thing ?? null };
}

/** Older hearts are only in the album. */
const MOST_HEARTS = 3;

export function heartOf(item: StarNews): ShownHeart | null {
  if (item.type === 'bonus' || !item.data.praise) return null;
  const { praise, by, submissionId, choreName: label, iconName, imageUrl } = item.data;
  return { ...praise, from: by, about: { submissionId, label, iconName, imageUrl } };
}

export const bringsStars = (item: NewsItem): item is StarNews =>
  item.type === 'approved' || item.type === 'bonus';

export const starsOf = (item: StarNews): number =>
  item.type === 'approved' ? item.data.stars : item.data.amount;

/** Maximum age of live news in ms. A tablet may have slept. */
const LIVE_MS = 120_000;

/** The kid was away. `now` is the server's time in ms. */
export const isOld = (news: readonly NewsItem[], now: number): boolean =>
  news.some(({ at }) => now - Date.parse(at) > LIVE_MS);
