import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { User } from '@shared/contracts/users';
import packageJson from '../../../../package.json' with { type: 'json' };
import { pass, pretendServer, renderInApp, type Reply, type Sent } from '../../../../tests/support/client';
import { SettingsPanel } from './settings-panel';

const user: User = {
  id: '0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c3d',
  username: 'dana',
  firstName: 'Dana',
  lastName: null,
  email: null,
  pendingEmail: null,
  emailConfirmed: false,
  weeklyLetter: false,
  locale: null,
  familyName: 'The Riveras',
  familyCode: '48213',
  role: 'parent',
  timezone: 'Europe/Madrid',
  createdAt: '2026-03-01T10:00:00.000Z',
  families: [],
  familyRole: 'owner',
  suspendedFamily: null,
};
const WRONG: Reply = {
  status: 401,
  body: { message: 'That’s not your current password.', code: 'wrong_credentials' },
};

const family = { id: 'f', name: 'The Riveras', timezone: 'Europe/Madrid', weekStart: 0, starsByHand: true };

let familyAnswer: (change: object) => Reply | Promise<Reply>;
let sent: Sent[];
let answer: Reply;
const writes = () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
// Without CSS, a busy button's hidden label is part of its name.
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await pass(100);
};
const errorOf = (label: string | RegExp) => {
  const field = screen.getByLabelText(label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  return document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
};

beforeEach(() => {
  vi.useFakeTimers();
  answer = {};
  familyAnswer = (change) => ({ body: { ...family, ...change } });
  sent = pretendServer({
    'GET /api/password-reset': () => ({ body: { byMail: true } }),
    'GET /api/family/devices': () => ({ body: [] }),
    'GET /api/family/members': () => ({ body: [{ userId: user.id, firstName: 'Dana', role: 'owner' }] }),
    'GET /api/family/invites': () => ({ body: [] }),
    'GET /api/kids': () => ({ body: [{ id: 'mia', name: 'Mia', totalStars: 12 }] }),
    'GET /api/chores': () => ({ body: [] }),
    'GET /api/rewards': () => ({ body: [] }),
    'GET /api/family': () => ({ body: family }),
    'PUT /api/family': ({ body }) => familyAnswer(body as object),
    'PUT /api/user': () => answer,
    'PUT /api/user/password': () => answer,
  });
});

const open = (section: string, as = user) => {
  window.history.replaceState(null, '', `/parent?tab=settings#${section}`);
  renderInApp(<SettingsPanel user={as} />);
};

const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

const groups = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the overview', () => {
  it('lists six groups and the running version', async () => {
    open('');
    await pass(50);
    expect(groups()).toEqual([
      'Family',
      'Adults',
      'Tablets',
      'Notifications',
      'My account',
      'Data and connections',
    ]);
    expect(screen.getByText(`Starnest ${packageJson.version}`)).toBeTruthy();
  });

  it('shows helpers four groups, in which they can switch families', async () => {
    const families = [{ id: 'a', name: 'A', role: 'helper' as const }];
    open('', { ...user, familyRole: 'helper', families: [...families, { ...families[0]!, id: 'b' }] });
    await pass(50);
    expect(groups()).toEqual(['Adults', 'Tablets', 'Notifications', 'My account']);
    act(() => navigate('/parent?tab=settings#families'));
    await pass(50);
    expect(screen.getByRole('heading', { name: 'Your families' })).toBeTruthy();
  });

  it.each([
    ['an old account', '2026-01-01T10:00:00.000Z', []],
    [
      'a new account',
      new Date().toISOString(),
      ['Connect a tablet', 'Invite an adult', 'Confirm your email'],
    ],
  ])('offers %s what is left to set up', async (_who, createdAt, expected) => {
    open('', { ...user, createdAt });
    await pass(50);
    const steps = screen.queryByRole('region', { name: 'Finish setting up' });
    const named = steps ? within(steps).getAllByRole('link') : [];
    expect(named.map(({ textContent }) => /^[A-Z][a-z ]+(?=[A-Z])/.exec(textContent)?.[0])).toEqual(expected);
  });
});

describe('an address', () => {
  it.each([
    ['devices', '/parent?tab=settings#tablets', 'Tablets'],
    ['login', '/parent?tab=settings#password', 'My account'],
    ['you', '/parent?tab=settings#account', 'My account'],
    ['board', '/parent?tab=settings#leaderboard', 'Family'],
    ['calendars', '/parent?tab=settings#calendars', 'Data and connections'],
  ])('of the settings before: #%s leads to %s', async (hash, place, title) => {
    open(hash);
    await pass(50);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(place);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it('of the pause leads to the plan', async () => {
    open('pause');
    await pass(50);
    expect(window.location.search).toBe('?tab=plan');
  });

  it('of a folded setting opens it', async () => {
    open('password');
    await pass(50);
    expect(screen.getByLabelText('Current password')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change: Password' }));
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});

describe('the search', () => {
  const find = (words: string) => type('Search settings', words);

  it('finds settings by title first, then by description, on other pages, too', async () => {
    open('');
    find('pass');
    expect(links()).toEqual([
      'Password My account · A new password logs you out everywhere else.',
      expect.stringMatching(/^Passkeys My account/),
      expect.stringMatching(/^Email My account/),
      expect.stringMatching(/^Secret pictures Kids/),
    ]);
    expect(screen.getByText('4 results')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('Pass');
  });

  it('opens the first result with Enter', async () => {
    open('');
    find('time z');
    fireEvent.submit(screen.getByLabelText('Search settings'));
    await pass(50);
    expect(window.location.hash).toBe('#time');
    expect(screen.getByRole('heading', { name: 'Time zone and week' })).toBe(document.activeElement);
  });

  it('finds nothing that the user may not change', () => {
    open('', { ...user, familyRole: 'helper' });
    find('delete family');
    expect(links()).toEqual([]);
    expect(screen.getByText('No results')).toBeTruthy();
  });
});

describe('names and email', () => {
  it('send only changed fields', async () => {
    open('name');
    type(/^Last name/, ' Rivera ');
    answer = { body: { ...user, lastName: 'Rivera' } };
    await press('Save changes');
    expect(writes()).toEqual([{ lastName: 'Rivera', expected: { lastName: user.lastName } }]);
  });

  it('send an empty name as null', async () => {
    open('family-name');
    await pass(50);
    type(/^Family name/, '');
    answer = { body: { ...user, familyName: null } };
    await press('Save changes');
    expect(writes()).toEqual([{ familyName: null, expected: { familyName: user.familyName } }]);
  });

  it('show client and server errors at their fields and keep the input', async () => {
    open('account');
    type(/^First name/, ' ');
    await press('Save changes');
    expect(errorOf(/^First name/)).toBe('First name is required');
    type(/^Email/, 'nowhere');
    await press('Save email');
    expect(errorOf(/^Email/)).toBe('Please enter a valid email address');
    expect(writes()).toEqual([]);
    type(/^Email/, 'd@example.org');
    answer = { status: 400, body: { message: 'No', code: 'validation', fields: { email: 'Not this one' } } };
    await press('Save email');
    expect(errorOf(/^Email/)).toBe('Not this one');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('d@example.org');
  });
});

describe('settings that save immediately', () => {
  const week = () => screen.getByLabelText<HTMLSelectElement>('First day of the week');
  const stars = () => screen.getByRole('switch', { name: 'Manual stars' });
  const saved = () => screen.queryAllByText('Saved').length;

  it('save the first day of the week and a time zone from the search', async () => {
    open('time');
    await pass(50);
    expect(week().selectedOptions[0]?.textContent).toBe('Sunday');
    expect(saved()).toBe(0);
    fireEvent.change(week(), { target: { value: '1' } });
    await pass(50);
    expect(saved()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Time zone: Madrid (Central European Time)' }));
    fireEvent.change(screen.getByLabelText(/Your city/), { target: { value: 'lisb' } });
    await pass(20);
    fireEvent.click(screen.getByRole('button', { name: /^Lisbon Western European Time/ }));
    await pass(50);
    expect(writes()).toEqual([{ weekStart: 1 }, { timezone: 'Europe/Lisbon' }]);
    expect(saved()).toBe(1);
  });

  it('are sent in order, so that the last choice wins', async () => {
    open('time');
    await pass(50);
    let answerFirst!: (reply: Reply) => void;
    familyAnswer = () => new Promise<Reply>((resolve) => (answerFirst = resolve));
    fireEvent.change(week(), { target: { value: '1' } });
    await pass(50);
    fireEvent.change(week(), { target: { value: '2' } });
    await pass(50);
    expect(week().value).toBe('2');
    expect(writes()).toEqual([{ weekStart: 1 }]);
    familyAnswer = (change) => ({ body: { ...family, ...change } });
    answerFirst({ body: { ...family, weekStart: 1 } });
    await pass(50);
    expect(writes()).toEqual([{ weekStart: 1 }, { weekStart: 2 }]);
    expect(saved()).toBe(1);
  });

  it('are reverted if saving fails', async () => {
    open('manual-stars');
    await pass(50);
    familyAnswer = () => ({ status: 500, body: { message: 'No', code: 'internal' } });
    fireEvent.click(stars());
    await pass(50);
    expect(stars().getAttribute('aria-checked')).toBe('true');
    expect(saved()).toBe(0);
  });
});

describe('a new password', () => {
  beforeEach(() => open('password'));

  const fill = (current: string, next: string, again: string) => {
    type('Current password', current);
    type('New password', next);
    type('Confirm new password', again);
  };

  it('must be long enough and match its confirmation', async () => {
    fill('six or more', 'short', 'other');
    await press('Change password');
    expect(errorOf('New password')).toBe('Password must be at least 6 characters long');
    expect(errorOf('Confirm new password')).toBe("Passwords don't match");
    expect(writes()).toEqual([]);
  });

  it('requires the current one, keeps the input after an error, and clears it after success', async () => {
    fill('wrong', 'a better one', 'a better one');
    answer = WRONG;
    await press('Change password');
    expect(errorOf('Current password')).toBe('That’s not your current password.');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a better one');
    answer = {};
    await press('Change password');
    expect(writes()).toHaveLength(2);
    expect(writes()[1]).toEqual({ currentPassword: 'wrong', newPassword: 'a better one' });
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });
});
