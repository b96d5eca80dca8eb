import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LedgerEntry } from '@shared/contracts/stars';
import { pretendServer, renderInApp } from '../../../../tests/support/client';
import { StarBook } from './star-book';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2029-03-04T18:00:00Z') });
});

const mum = { id: 'u1', firstName: 'Mum' };
const entry = (id: string, changes: Partial<LedgerEntry>): LedgerEntry => ({
  id,
  kind: 'chore',
  amount: 3,
  balance: 3,
  label: 'Make your bed',
  iconName: null,
  imageUrl: null,
  at: '2029-03-04T12:00:00.000Z',
  by: mum,
  submissionId: 's1',
  redemptionId: null,
  reverses: null,
  reversedBy: null,
  ...changes,
});
const manual = { submissionId: null, redemptionId: null };

function show(...entries: LedgerEntry[]) {
  pretendServer({
    'GET /api/family': () => ({ body: { id: 'f', name: null, timezone: 'UTC' } }),
    'GET /api/kids/k1/stars': () => ({ body: entries }),
  });
  renderInApp(<StarBook kidId="k1" />);
}
async function linesOf(page: string) {
  const article = await screen.findByRole('article', { name: page });
  return within(article)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

describe('the star book', () => {
  it('explains every gained and spent star', async () => {
    show(
      entry('a', {}),
      entry('b', { kind: 'bonus', amount: 2, label: 'Helped Leo', ...manual }),
      entry('c', { kind: 'deduction', amount: -4, label: 'Broke the vase', ...manual }),
      entry('d', {
        kind: 'reward',
        amount: -10,
        label: 'Ice cream',
        submissionId: null,
        redemptionId: 'r1',
        at: '2029-03-03T12:00:00.000Z',
      }),
      entry('e', { kind: 'reversal', amount: -3, reverses: 'f', at: '2029-03-03T11:00:00.000Z' }),
      entry('f', { by: null, reversedBy: 'e', at: '2029-03-03T10:00:00.000Z' }),
    );
    expect(await linesOf('Today')).toEqual([
      'Make your bedMum said yes+3Plus 3 stars.',
      'Helped LeoA gift from Mum+2Plus 2 stars.',
      'Broke the vaseThese went back to Mum−4Minus 4 stars.',
    ]);
    expect(await linesOf('Yesterday')).toEqual([
      'Ice creamYou got it−10Minus 10 stars.',
      'Make your bedMum looked again−3Minus 3 stars.',
      'Make your bedYou did it!+3Plus 3 stars.',
    ]);
  });

  it('turns two pages at a time and stops at both ends', async () => {
    const days = ['03-04', '03-03', '03-02', '03-01', '02-28'];
    show(...days.map((day) => entry(day, { label: day, at: `2029-${day}T12:00:00.000Z` })));
    expect(await linesOf('Today')).toHaveLength(1);
    const [back, on] = [
      screen.getByRole('button', { name: 'Page back' }),
      screen.getByRole('button', { name: 'Next page' }),
    ];
    expect([back, on].map((key) => key.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
    fireEvent.click(back);
    expect(screen.queryByRole('article', { name: 'Today' })).toBeTruthy();
    fireEvent.click(on);
    expect(await linesOf('Friday, March 2')).toHaveLength(1);
    expect(await linesOf('Thursday, March 1')).toHaveLength(1);
    fireEvent.click(on);
    expect(await linesOf('Wednesday, February 28')).toHaveLength(1);
    expect(on.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(on);
    expect(screen.queryByRole('article', { name: 'Wednesday, February 28' })).toBeTruthy();
    fireEvent.click(back);
    fireEvent.click(back);
    expect(await linesOf('Today')).toHaveLength(1);
  });

  it('shows an empty state', async () => {
    show();
    expect(await screen.findByText('Your book is still empty')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  });
});
