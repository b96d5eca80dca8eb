import { describe, expect, it } from 'vitest';
import type { News, NewsItem } from '@shared/contracts/news';
import { levelToast, softToasts } from './celebrations';

const mum = { id: 'g', firstName: 'Mum' };
const picture = { iconName: null, imageUrl: null };
const item = (news: News): NewsItem => ({ id: 'n', at: '2029-03-01T08:00:00.000Z', ...news });
const approved = (choreName: string, note: string | null = null) =>
  item({
    type: 'approved',
    data: { submissionId: 's', choreName, ...picture, note, by: mum, stars: 5, auto: false, praise: null },
  });
const undone = (by: typeof mum | null) => {
  const data = {
    submissionId: 's',
    redemptionId: null,
    entryId: null,
    label: 'Dust',
    ...picture,
    stars: 5,
    by,
  };
  return item({ type: 'undone', data });
};
const rejected = (choreName: string, note: string | null) =>
  item({ type: 'rejected', data: { submissionId: 's', choreName, ...picture, note, by: mum } });

describe('the toast for a level', () => {
  it('mentions the blooming tree unless the level has a party', () => {
    const level = (to: number) => item({ type: 'level', data: { level: to } });
    expect(levelToast([level(3)])).toEqual({ title: 'Your tree bloomed!', tone: 'pip-bloom' });
    expect(levelToast([level(5)])).toBeNull();
    expect(levelToast([undone(mum)])).toBeNull();
  });
});

describe('soft toasts', () => {
  it.each([
    [mum, 'Mum looked again'],
    [null, 'A grown-up looked again'],
  ])('name %j as the person who looked again', (by, title) => {
    expect(softToasts([undone(by)])).toEqual([{ title, description: 'Dust', tone: 'pip' }]);
  });

  it('combine news of one kind with their notes', () => {
    const deduction = item({
      type: 'deduction',
      data: { entryId: 'e', amount: 2, reason: 'Shouting', by: mum },
    });
    const combined = softToasts([
      rejected('Dust', null),
      rejected('Sweep', 'The corners too'),
      deduction,
      approved('Mop'),
    ]);
    expect(combined.map(({ title, description }) => [title, description])).toEqual([
      ['Almost! Try again', 'Dust and The corners too'],
      ['2 stars went back', 'Shouting'],
    ]);
  });
});
