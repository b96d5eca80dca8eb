import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pass, pretendServer, renderInApp } from '../../../../tests/support/client';
import { KidsToday } from './kids-today';

it('leads a family without kids to its first kid', async () => {
  vi.useFakeTimers();
  pretendServer({
    'GET /api/user': () => ({ body: { familyRole: 'owner' } }),
    'GET /api/family': () => ({ body: { timezone: 'UTC', weekStart: 0 } }),
    'GET /api/kids': () => ({ body: [] }),
    'GET /api/family/plan': () => ({ body: { days: [], kids: [], chores: [] } }),
  });
  renderInApp(<KidsToday />);
  await pass(100);
  expect(screen.getByRole('link', { name: 'Add Your First Kid' }).getAttribute('href')).toBe(
    '/parent?tab=kids&new=1',
  );
});
