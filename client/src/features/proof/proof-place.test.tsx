import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Button } from '@/components/ui/button';
import { dismissToast, toastFailure } from '@/components/ui/use-toast';
import { post } from '@/lib/api/api-client';
import { pretendServer, renderInApp, Said, said, type Reply } from '../../../../tests/support/client';
import { ProofPlace } from './proof-place';

const NEEDED = {
  status: 403,
  body: { message: 'Please confirm your password first.', code: 'proof_needed' },
};
const WRONG = {
  status: 401,
  body: { message: 'That’s not your current password.', code: 'wrong_credentials' },
};

function Page() {
  const [name, setName] = useState('');
  const [sent, setSent] = useState<string[]>([]);
  const send = () =>
    post('/api/family/devices', { name }).then(
      () => setSent((now) => [...now, name]),
      (error: unknown) => toastFailure('Couldn’t connect', error),
    );
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <Button onClick={() => void send()}>Connect</Button>
      <output>{sent.join()}</output>
      <Said />
    </>
  );
}

function serverThatNeedsProof() {
  let proved = false;
  return pretendServer({
    'GET /api/user': () => ({ body: null }),
    'GET /api/user/passkeys': () => ({ body: [] }),
    'POST /api/family/devices': () => (proved ? { status: 201, body: {} } : NEEDED),
    'POST /api/user/proof': ({ body }): Reply => {
      proved = (body as { password: string }).password === 'right one';
      return proved ? {} : WRONG;
    },
  });
}

const connect = () => {
  const button = screen.getByRole('button', { name: 'Connect' });
  button.focus();
  fireEvent.click(button);
};
const dialogField = () => screen.findByLabelText(/Your password/, {}, { timeout: 15_000 });
const answer = async (password: string) => {
  fireEvent.change(await dialogField(), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
};
const calls = (sent: ReturnType<typeof pretendServer>) =>
  sent.filter(({ path }) => path === '/api/family/devices').map(({ body }) => body);

beforeEach(() => dismissToast());

describe('a call that needs a fresh proof', () => {
  it('is repeated after the password', async () => {
    const sent = serverThatNeedsProof();
    renderInApp(
      <>
        <Page />
        <ProofPlace />
      </>,
    );
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Kitchen' } });
    connect();
    expect((await dialogField()).matches(':focus')).toBe(true);
    await answer('wrong one');
    expect(await screen.findByText('That’s not your current password.')).toBeTruthy();
    await answer('right one');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Kitchen'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls(sent)).toEqual([{ name: 'Kitchen' }, { name: 'Kitchen' }]);
    expect(document.activeElement?.textContent).toContain('Connect');
  });

  it('leaves the form unchanged if the user cancels', async () => {
    const sent = serverThatNeedsProof();
    renderInApp(
      <>
        <Page />
        <ProofPlace />
      </>,
    );
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Kitchen' } });
    connect();
    await dialogField();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kitchen');
    expect(document.activeElement?.textContent).toContain('Connect');
    expect(said()).toBe('');
    expect(calls(sent)).toHaveLength(1);
    connect();
    await answer('right one');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Kitchen'));
  });

  it('asks only once for two calls', async () => {
    serverThatNeedsProof();
    renderInApp(
      <>
        <Page />
        <ProofPlace />
      </>,
    );
    connect();
    connect();
    await answer('right one');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(','));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('fails on pages that don’t show the dialog', async () => {
    const sent = serverThatNeedsProof();
    renderInApp(<Page />);
    connect();
    await waitFor(() => expect(calls(sent)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
