import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FamilyLogEntry } from '@shared/contracts/family-log';
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
let log: FamilyLogEntry[];
let exported: Reply | Promise<Reply>;
const writes = () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
// A button with a busy state contains that label, too. Without CSS, the hidden label is part of its name.
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
  log = [];
  familyAnswer = (change) => ({ body: { ...family, ...change } });
  sent = pretendServer({
    'GET /api/kids': () => ({ body: [{ id: 'mia', name: 'Mia', totalStars: 12 }] }),
    'GET /api/chores': () => ({ body: [] }),
    'GET /api/rewards': () => ({ body: [] }),
    'GET /api/family': () => ({ body: family }),
    'PUT /api/family': ({ body }) => familyAnswer(body as object),
    'PUT /api/user': () => answer,
    'PUT /api/user/password': () => answer,
    'DELETE /api/family': () => answer,
    'POST /api/family/suspend': () => answer,
    'GET /api/family/log': () => ({ body: log }),
    'GET /api/family/export': () => exported,
  });
});

const open = (section: string) => {
  window.history.replaceState(null, '', `/parent?tab=settings#${section}`);
  renderInApp(<SettingsPanel user={user} />);
};

it('the list shows the running version', () => {
  open('');
  expect(screen.getByText(`Starnest ${packageJson.version}`)).toBeTruthy();
});

describe('names and email', () => {
  beforeEach(() => open('you'));

  it('send only changed fields, with empty ones as null', async () => {
    type(/^Last name/, ' Rivera ');
    type(/^Family name/, '');
    answer = { body: { ...user, lastName: 'Rivera' } };
    await press('Save changes');
    const expected = { familyName: user.familyName, lastName: user.lastName };
    expect(writes()).toEqual([{ familyName: null, lastName: 'Rivera', expected }]);
  });

  it('show client and server errors at their fields and keep the input', async () => {
    type(/^First name/, ' ');
    type(/^Email/, 'nowhere');
    await press('Save changes');
    expect(errorOf(/^First name/)).toBe('First name is required');
    expect(errorOf(/^Email/)).toBe('Please enter a valid email address');
    expect(writes()).toEqual([]);
    type(/^First name/, 'Dana');
    type(/^Email/, 'd@example.org');
    answer = { status: 400, body: { message: 'No', code: 'validation', fields: { email: 'Not this one' } } };
    await press('Save changes');
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
    open('stars');
    await pass(50);
    familyAnswer = () => ({ status: 500, body: { message: 'No', code: 'internal' } });
    fireEvent.click(stars());
    await pass(50);
    expect(stars().getAttribute('aria-checked')).toBe('true');
    expect(saved()).toBe(0);
  });
});

describe('a new password', () => {
  beforeEach(() => open('login'));

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

describe('the data download', () => {
  beforeEach(() => open('data'));

  const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

  it.each([
    ['zip', /^Everything, with pictures \(ZIP\)/],
    ['json', /^Data only \(JSON\)/],
    ['csv', /^Tables \(CSV\)/],
  ])('saves the chosen format: %s', async (format, name) => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    exported = { body: { kids: [] } };
    choose(name);
    await press('Download');
    expect(sent.at(-1)?.path).toBe(`/api/family/export?format=${format}`);
    expect(saved).toEqual([`starnest-family.${format}`]);
  });

  it("is busy and can't be clicked or changed in the meantime", async () => {
    let finish: (reply: Reply) => void = () => {};
    exported = new Promise<Reply>((resolve) => (finish = resolve));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press('Download');
    const key = screen.getByRole<HTMLButtonElement>('button', { name: /^Download/ });
    expect([key.getAttribute('aria-disabled'), key.getAttribute('aria-busy')]).toEqual(['true', 'true']);
    expect(screen.getByRole('group', { name: 'What to download' })).toHaveProperty('disabled', true);
    finish({ body: {} });
    await pass(100);
    expect(key.getAttribute('aria-disabled')).toBeNull();
  });

  it.each([
    [
      'in the server’s words',
      { status: 429, body: { message: 'Too many tries. Please wait 5 minutes.', code: 'rate_limited' } },
      'Too many tries. Please wait 5 minutes.',
    ],
    ['when the connection is away', null, 'Check your connection and try again.'],
  ])('shows the error %s and can be retried', async (_how, reply, words) => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    exported = reply;
    await press('Download');
    expect(screen.getByRole('alert').textContent).toBe(`Couldn’t download your data${words}`);
    expect(saved).not.toHaveBeenCalled();
    exported = { body: {} };
    await press('Download');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved).toHaveBeenCalledOnce();
  });
});

describe('deleting the family', () => {
  beforeEach(() => open('data'));

  it('lists the losses, requires the password, and goes to the home page', async () => {
    await press('Delete now');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete The Riveras?' }));
    expect(dialog.getByText('Mia, with 12 stars and every badge')).toBeTruthy();
    const confirm = async () => {
      fireEvent.click(dialog.getByRole('button', { name: /^Delete family/ }));
      await pass(100);
    };
    await confirm();
    expect(errorOf('Your password')).toBe('Please enter your password');
    expect(writes()).toEqual([]);
    type('Your password', 'wrong');
    answer = WRONG;
    await confirm();
    expect(errorOf('Your password')).toBe('That’s not your current password.');
    answer = {};
    await confirm();
    expect(writes()).toHaveLength(2);
    expect(window.location.pathname).toBe('/');
  });
});

describe('suspending the family', () => {
  beforeEach(() => open('data'));

  it('is offered before deleting, requires the password, and goes to the home page', async () => {
    await press('Close for 14 days');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Close The Riveras?' }));
    const confirm = async () => {
      fireEvent.click(dialog.getByRole('button', { name: /^Close for 14 days/ }));
      await pass(100);
    };
    await confirm();
    expect(errorOf('Your password')).toBe('Please enter your password');
    expect(writes()).toEqual([]);
    type('Your password', 'wrong');
    answer = WRONG;
    await confirm();
    expect(errorOf('Your password')).toBe('That’s not your current password.');
    answer = { status: 204 };
    await confirm();
    expect(sent.filter(({ path }) => path === '/api/family/suspend').map(({ body }) => body)).toEqual([
      { password: 'wrong' },
      { password: 'wrong' },
    ]);
    expect(window.location.pathname).toBe('/');
  });
});

describe("the family's access log", () => {
  it('shows who viewed the family and why, even after their account is deleted', async () => {
    const entry = { id: '1', kind: 'viewed', at: '2026-03-04T10:00:00.000Z' } as const;
    log = [
      { ...entry, by: 'head.admin', reason: 'Asked for by mail' },
      { ...entry, id: '2', kind: 'restored', by: null, reason: null },
    ];
    open('log');
    await pass(50);
    const [looked, restored] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(looked).toMatch(
      /^head\.admin opened your family’s detailsMar 4, 2026.+Reason: Asked for by mail$/,
    );
    expect(restored).toMatch(/^A member of our staff reopened your family/);
    expect(restored).not.toContain('Reason');
  });

  it('shows an empty state', async () => {
    open('log');
    await pass(50);
    expect(screen.getByText('No one has viewed it')).toBeTruthy();
  });
});
