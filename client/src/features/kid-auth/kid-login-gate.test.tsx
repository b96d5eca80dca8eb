import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KID_NOT_FOUND_DELAY_MS } from '@shared/constants';
import { dismissToast } from '@/components/ui/use-toast';
import { pass, pretendServer, renderInApp, Said, said, type Reply } from '../../../../tests/support/client';
import { KidLoginGate } from './kid-login-gate';

let reply: Reply;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/kid/k1');
  pretendServer({ 'GET /api/kids/k1': () => reply });
});
afterEach(dismissToast);

async function open() {
  renderInApp(
    <>
      <KidLoginGate kidId="k1" signedIn={null} again={false} fetchKidPage={() => Promise.resolve()} />
      <Said />
    </>,
  );
  await pass(50);
}

it('says that a kid doesn’t exist, and goes home', async () => {
  reply = { status: 404, body: { message: 'Kid not found', code: 'not_found' } };
  await open();
  expect(said()).toBe("Kid Not Found: This kid account doesn't exist.");
  await pass(KID_NOT_FOUND_DELAY_MS - 100);
  expect(window.location.pathname).toBe('/kid/k1');
  await pass(100);
  expect(window.location.pathname).toBe('/');
});

it('deletes a removed kid’s data from the device, but keeps the siblings’', async () => {
  reply = { status: 404, body: { message: 'Kid not found', code: 'not_found' } };
  for (const key of ['unsent-steps:k1', 'unsent:k1', 'unsent-nest:k1', 'night:k1', 'unsent-steps:k2'])
    localStorage.setItem(`starnest:${key}`, '[]');
  await open();
  expect(Object.keys(localStorage).filter((key) => /:k\d/.test(key))).toEqual(['starnest:unsent-steps:k2']);
});

it('keeps a kid’s data when a proxy answers 404', async () => {
  reply = { status: 404, body: {} };
  localStorage.setItem('starnest:unsent-steps:k1', '[]');
  await open();
  expect(localStorage.getItem('starnest:unsent-steps:k1')).toBe('[]');
});

it('offers a retry if the kid couldn’t be loaded', async () => {
  reply = { status: 500, body: { message: 'Oh no', code: 'internal' } };
  await open();
  expect(screen.getByText('The nest didn’t open')).toBeTruthy();
  reply = {
    body: {
      id: 'k1',
      name: 'Mia',
      friend: null,
      avatarColor: '#FF8FC0',
      totalStars: 0,
      currentLevel: 1,
      level: 1,
    },
  };
  fireEvent.click(screen.getByRole('button', { name: /^Retry/ }));
  await pass(50);
  expect(screen.getByText('Hi Mia!')).toBeTruthy();
  expect(said()).toBe('');
});
