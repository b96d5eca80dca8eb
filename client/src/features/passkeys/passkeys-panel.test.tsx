import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Passkey } from '@shared/contracts/passkeys';
import { pretendServer, renderInApp, type Reply, type Sent } from '../../../../tests/support/client';
import { AdminSignIn } from './admin-sign-in';
import { PasskeysPanel } from './passkeys-panel';

const create = vi.fn<() => Promise<object>>();
const bytes = new ArrayBuffer(1);
const credential = {
  id: 'new',
  rawId: bytes,
  type: 'public-key',
  response: { attestationObject: bytes, clientDataJSON: bytes },
  getClientExtensionResults: () => ({}),
};
const OPTIONS = { challenge: 'AAAA', user: { id: 'AAAA' } };

const phone: Passkey = {
  id: 'phone',
  name: 'My phone',
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: null,
};
const WRONG = {
  status: 401,
  body: { message: 'That’s not your current password.', code: 'wrong_credentials' },
};

let known: Passkey[];
let options: Reply;
let removed: Reply;
let sent: Sent[];
const writes = () =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

beforeEach(() => {
  known = [phone];
  [options, removed] = [{ body: OPTIONS }, { status: 204 }];
  create.mockReset().mockResolvedValue(credential);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
  sent = pretendServer({
    'GET /api/user/passkeys': () => ({ body: known }),
    'POST /api/user/passkeys/options': () => options,
    'POST /api/user/passkeys': ({ body }) => ({
      status: 201,
      body: { ...phone, id: 'new', ...(body as object) },
    }),
    'DELETE /api/user/passkeys/phone': () => removed,
    'GET /api/admin/settings': () => ({ body: { requirePasskeys: false } }),
    'PUT /api/admin/settings': () => ({
      status: 409,
      body: { message: 'Please add your own passkey first.', code: 'no_passkey' },
    }),
  });
});

async function fillIn(name: string, password: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: name } });
  fireEvent.change(dialog.getByLabelText(/^Your password/), { target: { value: password } });
  const submit = dialog.getByRole('button', { name: /^Add a passkey/ });
  fireEvent.click(submit);
  return { dialog, submit };
}

/** A button ignores clicks until two timers have fired. */
async function untilTapsCount(): Promise<void> {
  for (let timers = 0; timers < 2; timers += 1) await new Promise((resolve) => setTimeout(resolve));
}

describe('passkeys', () => {
  it('are listed with their last use, and added with a name and the password', async () => {
    renderInApp(<PasskeysPanel />);
    await screen.findByText(/^Added /);
    await fillIn('My laptop', 'six or more');
    await screen.findByText('My laptop');
    expect(writes()).toEqual([
      ['POST', '/api/user/passkeys/options', { password: 'six or more' }],
      [
        'POST',
        '/api/user/passkeys',
        { name: 'My laptop', credential: expect.objectContaining({ id: 'new' }) as object },
      ],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are not added with a wrong password, and the error is at its field', async () => {
    options = WRONG;
    renderInApp(<PasskeysPanel />);
    const { dialog, submit } = await fillIn('My laptop', 'wrong one');
    await dialog.findByText('That’s not your current password.');
    expect(create).not.toHaveBeenCalled();
    options = { body: OPTIONS };
    await untilTapsCount();
    fireEvent.click(submit);
    await screen.findByText('My laptop');
  });

  it('stay unchanged if the device cancels', async () => {
    create.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    renderInApp(<PasskeysPanel />);
    await fillIn('My laptop', 'six or more');
    await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(screen.getByRole('dialog').querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText('My laptop')).toBeNull();
    expect(writes()).toHaveLength(1);
  });

  it('are removed with the password', async () => {
    removed = WRONG;
    renderInApp(<PasskeysPanel />);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const remove = dialog.getByRole('button', { name: /^Remove/ });
    fireEvent.click(remove);
    await dialog.findByText('That’s not your current password.');
    await vi.waitFor(() => expect(remove.hasAttribute('aria-busy')).toBe(false));
    removed = { status: 204 };
    fireEvent.click(remove);
    await screen.findByText('No passkeys yet.');
    expect(writes()).toHaveLength(2);
  });

  it("can't be added without HTTPS, with an explanation", async () => {
    vi.stubGlobal('isSecureContext', false);
    renderInApp(<PasskeysPanel />);
    await screen.findByText(/^Passkeys don’t work here/);
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove My phone' })).toBeTruthy();
  });
});

describe('the passkey requirement for admins', () => {
  it('is reverted if the server rejects it', async () => {
    renderInApp(<AdminSignIn />);
    const required = await screen.findByRole('switch', { name: 'Require a passkey for admins' });
    fireEvent.click(required);
    await vi.waitFor(() => expect(writes()).toHaveLength(1));
    await vi.waitFor(() => expect(required.getAttribute('aria-checked')).toBe('false'));
  });
});
