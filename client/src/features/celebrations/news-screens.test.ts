import { describe, expect, it } from 'vitest';
import type { News, NewsItem } from '@shared/contracts/news';
import { isOld, screensOf } from './news-screens';

const AT = '2029-03-01T08:00:00.000Z';
let count = 0;
const item = (news: News): NewsItem => {
  count += 1;
  return { id: `n${count}`, at: AT, ...news };
};
const mum = { id: 'g', firstName: 'Mum' };
const picture = { iconName: null, imageUrl: null };
const heart = { id: 'h', picture: 'hug' as const, words: null };
const approved = (stars = 5, praise: typeof heart | null = null) =>
  item({
    type: 'approved',
    data: {
      submissionId: 's',
      choreName: 'Dust',
      ...picture,
      note: null,
      by: mum,
      stars,
      auto: false,
      praise,
    },
  });
const praise = (id: string) => {
  const rest = { kidId: 'k', about: null, createdAt: AT, shownAt: null, reply: null, repliedAt: null };
  return item({ type: 'praise', data: { praise: { ...heart, id, from: mum, ...rest } } });
};
const bonus = (amount = 3) =>
  item({ type: 'bonus', data: { entryId: 'e', amount, reason: 'Kind', by: mum } });
const level = (to: number) => item({ type: 'level', data: { level: to } });
const badge = (badgeId: string) => item({ type: 'badge', data: { badgeId } });
const reward = (name: string, isMystery = false) =>
  item({
    type: 'reward_approved',
    data: { redemptionId: name, rewardName: name, ...picture, isMystery, stars: 5, note: null, by: mum },
  });
const goal = (name: string) =>
  item({ type: 'goal_reached', data: { rewardId: 'r', rewardName: name, ...picture, starCost: 9 } });
const week = () => item({ type: 'week_won', data: { weekStart: '2029-02-25', starsEarned: 12 } });
const team = () => item({ type: 'team_goal', data: { week: '2029-02-25', stars: 30, goal: 30 } });
const rejected = () =>
  item({ type: 'rejected', data: { submissionId: 's', choreName: 'Dust', ...picture, note: null, by: mum } });

const kindsOf = (news: readonly NewsItem[]) => screensOf(news).map(({ kind }) => kind);

describe('news screens', () => {
  it('are ordered stars, level, badge, goal, weeks, gift', () => {
    const others = [reward('Pizza'), badge('star-starter'), goal('Tent'), level(5), approved()];
    const news = [week(), team(), team(), ...others];
    expect(kindsOf(news)).toEqual(['stars', 'level', 'badge', 'goal', 'week', 'team', 'gift']);
  });

  it('show the last three hearts before the stars', () => {
    const ids = (news: NewsItem[]) => screensOf(news).map(({ id }) => id);
    const hearts = ['a', 'b', 'c', 'd'].map(praise);
    expect(ids([approved(), ...hearts])).toEqual(['b', 'c', 'd', expect.stringMatching(/^stars/)]);
    expect(ids([approved(5, heart), ...hearts])).toEqual(['c', 'd', expect.stringMatching(/^stars/)]);
  });

  it('show the hearts of several approvals one after the other', () => {
    const news = [approved(5, heart), approved()];
    expect(screensOf(news)).toMatchObject([
      { kind: 'heart', heart: { ...heart, from: mum, about: { label: 'Dust' } } },
      { kind: 'stars' },
    ]);
  });

  it('exist only for things that happened', () => {
    expect(kindsOf([])).toEqual([]);
    expect(kindsOf([approved()])).toEqual(['stars']);
    expect(kindsOf([rejected()])).toEqual([]);
  });

  it('combine all stars, including those given by hand', () => {
    const [screen] = screensOf([approved(5), bonus(3), rejected(), reward('Pizza')]);
    expect(screen).toMatchObject({ kind: 'stars', gained: 8 });
    expect(screen?.kind === 'stars' && screen.news.length).toBe(2);
  });

  it('show only the last of several levels, with the item earned on the way', () => {
    expect(screensOf([level(4), level(6)])).toMatchObject([
      { kind: 'level', level: 6, thing: { earnedBy: 'level-5' } },
    ]);
    expect(screensOf([level(3)])).toEqual([]);
    expect(screensOf([level(2), badge('bright-spark')])[0]).toMatchObject({
      thing: { earnedBy: 'bright-spark' },
    });
  });

  it('show the lowest badge first, each gift separately, and the last goal', () => {
    const news = [
      badge('bright-spark'),
      badge('star-starter'),
      reward('A'),
      reward('B'),
      goal('X'),
      goal('Y'),
    ];
    expect(screensOf(news).map((screen) => ('news' in screen ? screen.id : screen.kind))).toEqual([
      'badge',
      'badge',
      news[5]?.id,
      news[2]?.id,
      news[3]?.id,
    ]);
    expect(screensOf(news)[0]).toMatchObject({ badge: { id: 'star-starter' } });
  });
});

it('news counts as old after two minutes', () => {
  const news = [approved()];
  expect(isOld(news, Date.parse(AT) + 119_000)).toBe(false);
  expect(isOld(news, Date.parse(AT) + 121_000)).toBe(true);
});
