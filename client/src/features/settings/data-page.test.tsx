import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FamilyLogEntry } from '@shared/contracts/family-log';
import type { User } from '@shared/contracts/users';
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

let sent: Sent[];
let answer: Reply;
let log: FamilyLogEntry[];
let exported: Reply | Promise<Reply>;
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
  log = [];
  sent = pretendServer({
    'GET /api/family/members': () => ({ body: [{ userId: user.id, firstName: 'Dana', role: 'owner' }] }),
    'GET /api/kids': () => ({ body: [{ id: 'mia', name: 'Mia', totalStars: 12 }] }),
    'GET /api/chores': () => ({ body: [] }),
    'GET /api/rewards': () => ({ body: [] }),
    'GET /api/family': () => ({ body: family }),
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

describe('the data download', () => {
  beforeEach(() => open('download'));

  const formats = () => screen.getByLabelText<HTMLSelectElement>('What to download');

  it.each(['zip', 'json', 'csv'])('saves the chosen format: %s', async (format) => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    exported = { body: { kids: [] } };
    fireEvent.change(formats(), { target: { value: format } });
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
    expect(formats().disabled).toBe(true);
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
    ['that there is no connection', null, 'Check your connection and try again.'],
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
  const end = async (how?: string) => {
    open('delete-family');
    await pass(50);
    await press('Delete family…');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete The Riveras?' }));
    if (how) fireEvent.click(dialog.getByRole('button', { name: how }));
    const confirm = async () => {
      fireEvent.click(dialog.getByRole('button', { name: /^Delete family/ }));
      await pass(100);
    };
    return { dialog, confirm };
  };
  const ended = () =>
    sent
      .filter(({ body }) => Object.hasOwn(Object(body), 'password'))
      .map(({ method, path }) => `${method} ${path}`);

  it('lists the losses, requires the password, and can be undone for 14 days', async () => {
    const { dialog, confirm } = await end();
    expect(dialog.getByText('Mia, with 12 stars and every badge')).toBeTruthy();
    expect(dialog.getByText(/^You can bring it back until \w+, \w+ \d+$/)).toBeTruthy();
    await confirm();
    expect(errorOf('Your password')).toBe('Please enter your password');
    expect(writes()).toEqual([]);
    type('Your password', 'wrong');
    answer = WRONG;
    await confirm();
    expect(errorOf('Your password')).toBe('That’s not your current password.');
    answer = { status: 204 };
    await confirm();
    expect(ended()).toEqual(['POST /api/family/suspend', 'POST /api/family/suspend']);
    expect(window.location.pathname).toBe('/');
  });

  it('can be done immediately', async () => {
    const { dialog, confirm } = await end('Delete now, without the 14 days');
    expect(dialog.getByText(/^This can’t be undone/)).toBeTruthy();
    type('Your password', 'six or more');
    await confirm();
    expect(ended()).toEqual(['DELETE /api/family']);
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
    open('staff-access');
    await pass(50);
    const [looked, restored] = screen
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .filter((text) => /family/.test(text));
    expect(looked).toMatch(
      /^head\.admin opened your family’s detailsMar 4, 2026.+Reason: Asked for by mail$/,
    );
    expect(restored).toMatch(/^A member of our staff reopened your family/);
    expect(restored).not.toContain('Reason');
  });

  it('shows an empty state', async () => {
    open('staff-access');
    await pass(50);
    expect(screen.getByText('No one from Starnest has opened your family’s details.')).toBeTruthy();
  });
});
