import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { passwordChanged } from '@/features/passkeys/password-changed';
import { pretendServer, renderInApp } from '../../../../tests/support/client';
import ResetPasswordPage from './reset-password-page';

beforeEach(() => {
  window.history.replaceState(null, '', '/reset/token');
  passwordChanged.set(false);
});

it.each([
  ['the list of passkeys to review', [{ id: 'phone' }], '/parent?tab=settings#passkeys'],
  ['the overview if there are none', [], '/parent'],
])('opens %s after a reset', async (_what, passkeys, address) => {
  pretendServer({
    'GET /api/password-reset/token': () => ({ body: { username: 'dana' } }),
    'GET /api/password-policy': () => ({ body: { minLength: 6, refusesCommon: false } }),
    'POST /api/password-reset/token': () => ({}),
    'POST /api/login': () => ({ body: { username: 'dana', families: [] } }),
    'GET /api/user/passkeys': () => ({ body: passkeys }),
  });
  renderInApp(<ResetPasswordPage token="token" />);
  fireEvent.change(await screen.findByLabelText(/^New password/), { target: { value: 'three green owls' } });
  fireEvent.change(screen.getByLabelText(/^Confirm password/), { target: { value: 'three green owls' } });
  fireEvent.click(screen.getByRole('button', { name: /^Save and log in/ }));
  await waitFor(() =>
    expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(address),
  );
  expect(passwordChanged.get()).toBe(true);
});
