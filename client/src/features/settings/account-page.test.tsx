import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberRole } from '@shared/constants';
import type { Passkey } from '@shared/contracts/passkeys';
import type { User } from '@shared/contracts/users';
import { passwordChanged } from '@/features/passkeys/password-changed';
import { pretendServer, renderInApp, type Sent } from '../../../../tests/support/client';
import { AccountPage } from './account-page';

const phone: Passkey = {
  id: 'phone',
  name: 'My phone',
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: null,
};
const NOTICE = /^One passkey still logs you in\./;
const user = { username: 'dana', firstName: 'Dana', locale: null, familyRole: 'parent' } as User;
let sent: Sent[];

beforeEach(() => {
  passwordChanged.set(false);
  window.history.replaceState(null, '', '/parent?tab=settings#password');
  const bytes = new ArrayBuffer(1);
  const credential = {
    id: 'phone',
    rawId: bytes,
    type: 'public-key',
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: async () => credential },
  });
  sent = pretendServer({
    'GET /api/user/passkeys': () => ({ body: [phone] }),
    'GET /api/password-policy': () => ({ body: { minLength: 6, refusesCommon: false } }),
    'PUT /api/user/password': () => ({}),
    'POST /api/login/passkey/options': () => ({ body: { challenge: 'AAAA' } }),
    'POST /api/login/passkey': () => ({ body: {} }),
    'DELETE /api/user': () => ({}),
  });
});

const open = (role: MemberRole) => {
  const families = [{ id: 'family', name: null, role }];
  renderInApp(<AccountPage user={{ ...user, families }} rows={[]} />);
  return screen.findByText('My phone');
};
const writes = () =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

it('asks to review the passkeys after a new password', async () => {
  await open('parent');
  expect(screen.queryByText(NOTICE)).toBeNull();
  for (const [label, value] of [
    [/^Current password/, 'six or more'],
    [/^New password/, 'three green owls'],
    [/^Confirm new password/, 'three green owls'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: /^Change password/ }));
  expect(await screen.findByText(NOTICE)).toBeTruthy();
});

describe('the end of the account', () => {
  const ask = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    return within(await screen.findByRole('alertdialog'));
  };
  const left = () => waitFor(() => expect(window.location.pathname).toBe('/'));

  it('requires the password', async () => {
    await open('helper');
    const dialog = await ask();
    fireEvent.change(dialog.getByLabelText(/^Your password/), { target: { value: 'six or more' } });
    fireEvent.click(dialog.getByRole('button', { name: /^Delete my account/ }));
    await left();
    expect(writes()).toEqual([['DELETE', '/api/user', { password: 'six or more' }]]);
  });

  it('accepts a passkey instead of the password', async () => {
    await open('parent');
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await left();
    expect(writes().slice(-2)).toMatchObject([
      ['POST', '/api/login/passkey', { role: 'parent', proof: true }],
      ['DELETE', '/api/user', { proof: true }],
    ]);
  });

  it('is not offered to the owner of a family', async () => {
    await open('owner');
    expect(screen.getByText(/^Transfer or delete your family first\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });
});
