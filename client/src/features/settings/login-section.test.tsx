import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Passkey } from '@shared/contracts/passkeys';
import type { User } from '@shared/contracts/users';
import { passwordChanged } from '@/features/passkeys/password-changed';
import { pretendServer, renderInApp } from '../../../../tests/support/client';
import { LoginSection } from './login-section';

const phone: Passkey = {
  id: 'phone',
  name: 'My phone',
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: null,
};
const NOTICE = /^One passkey still logs you in\./;

beforeEach(() => passwordChanged.set(false));

it('asks to review the passkeys after a new password', async () => {
  pretendServer({
    'GET /api/user/passkeys': () => ({ body: [phone] }),
    'GET /api/password-policy': () => ({ body: { minLength: 6, refusesCommon: false } }),
    'PUT /api/user/password': () => ({}),
  });
  renderInApp(<LoginSection user={{ username: 'dana' } as User} />);
  await screen.findByText('My phone');
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
