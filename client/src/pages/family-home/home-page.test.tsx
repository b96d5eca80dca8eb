import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOME_COOKIE, TABLET_COOKIE } from '@shared/browser-hints';
import type { User } from '@shared/contracts/users';
import { createQueryClient } from '@/lib/api/query-client';
import { userQuery } from '@/lib/api/user-query';
import { pretendServer, renderInApp, renderWith } from '../../../../tests/support/client';
import { DevicePortals, FamilyHomePage, LandingPage } from '@/pages/pages';
import { HomePage } from './home-page';

const dana = {
  id: 'dana',
  username: 'dana',
  firstName: 'Dana',
  familyName: 'The Rivers',
  role: 'parent',
  familyRole: 'owner',
};
const mia = { id: 'mia', name: 'Mia', avatarColor: '#FF8FC0', friend: null, level: 3, currentLevel: 3 };
const family = {
  'GET /api/kids': () => ({ body: [{ ...mia, totalStars: 5, lifetimeStars: 9 }] }),
  'GET /api/chore-submissions/pending': () => ({ body: [{ id: 's1', submittedAt: '2030-01-01' }] }),
  'GET /api/reward-redemptions/pending': () => ({ body: [] }),
};
const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/`;
};
const clearCookies = () => {
  for (const name of [HOME_COOKIE, TABLET_COOKIE]) document.cookie = `${name}=; path=/; max-age=0`;
};
const open = () => renderInApp(<HomePage loading="Loading" />);
const link = (name: string | RegExp) => screen.findByRole('link', { name });

beforeEach(clearCookies);
afterEach(clearCookies);

// Loading the page's code takes longer than the timeout of `findBy`.
beforeAll(async () => {
  await Promise.all([FamilyHomePage, LandingPage, DevicePortals].map((page) => page.preload()));
});

describe('for a parent', () => {
  it('shows the family, the pending items, and each kid’s login', async () => {
    pretendServer({ 'GET /api/user': () => ({ body: dana }), ...family });
    open();
    await screen.findByRole('heading', { level: 1, name: 'The Rivers' });
    expect((await link('Hand the tablet to Mia')).getAttribute('href')).toBe('/kid/mia');
    expect((await link(/^Parent dashboard.*1 pending/)).getAttribute('href')).toBe('/parent');
    const counts = within(screen.getByRole('list', { name: 'Your family at a glance' }));
    expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1kid',
      '9total stars earned',
      '1pending review',
    ]);
  });

  it.each([
    ['offers the first kid to an owner', 'owner', 1],
    ['offers a helper only what helpers may do', 'helper', 0],
  ])('%s', async (_what, familyRole, count) => {
    pretendServer({
      ...family,
      'GET /api/user': () => ({ body: { ...dana, familyRole } }),
      'GET /api/kids': () => ({ body: [] }),
    });
    open();
    await screen.findByText('No kids added yet!');
    for (const name of ['Add Your First Kid', /^Manage Kids/, /^Setup Chores/])
      expect(screen.queryAllByRole('link', { name })).toHaveLength(count);
    await link(/^View Analytics/);
  });

  it('shows no visitors’ page while the user can’t be loaded', async () => {
    setCookie(HOME_COOKIE, 'family');
    let isOffline = true;
    pretendServer({ 'GET /api/user': () => (isOffline ? null : { body: dana }), ...family });
    open();
    const retry = await screen.findByRole('button', { name: /^Retry/ });
    isOffline = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'The Rivers' })).toBeTruthy();
  });
});

describe('on the family’s tablet', () => {
  beforeEach(() => setCookie(TABLET_COOKIE, 'tablet'));

  it('shows the kids’ faces, which open their logins', async () => {
    pretendServer({
      'GET /api/user': () => ({ body: null }),
      'GET /api/device': () => ({ body: { kids: [{ ...mia, totalStars: 5 }], turns: [] } }),
    });
    open();
    expect((await link('Mia')).getAttribute('href')).toBe('/kid/mia');
    expect(screen.queryByRole('button', { name: 'Enter Portal' })).toBeNull();
    screen.getByRole('button', { name: 'Another family? Enter a code' });
  });

  it('shows the step with the code again after a parent removed the tablet', async () => {
    pretendServer({ 'GET /api/user': () => ({ body: null }) });
    open();
    expect(await screen.findByRole('button', { name: 'Enter Portal' })).toBeTruthy();
  });
});

it('opens the dashboard for an admin who is signed in', async () => {
  const client = createQueryClient(() => undefined);
  client.setQueryData(userQuery.queryKey, { ...dana, role: 'admin', familyRole: null } as User);
  pretendServer({});
  renderWith(client, <HomePage loading="Loading" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Admin login' }));
  expect(window.location.pathname).toBe('/admin-dashboard');
});
