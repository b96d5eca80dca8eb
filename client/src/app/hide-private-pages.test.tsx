import { renderHook } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endKidSession } from '@/features/kid-auth/kid-session';
import { queryKeys } from '@/lib/api/query-keys';
import { useHidePrivatePages } from './hide-private-pages';

const reload = vi.fn<() => void>();

beforeEach(() => {
  endKidSession();
  document.body.innerHTML = '<div id="root">The Owls</div>';
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  reload.mockClear();
});

function openFor(user: object | null) {
  const client = new QueryClient();
  client.setQueryData(queryKeys.user, user);
  renderHook(() => useHidePrivatePages(client));
}
const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
const isBlank = () => document.getElementById('root')?.hidden;

it('clears a signed-in page when it is left and reloads it on return', () => {
  openFor({ role: 'admin' });
  tell('pagehide', true);
  expect(isBlank()).toBe(true);
  tell('pageshow', true);
  expect(isBlank()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('does so for a logged-in kid', () => {
  const session = { kidId: 'mia', timestamp: Date.now(), sessionToken: 't' };
  localStorage.setItem('starnest-kid-session', JSON.stringify(session));
  openFor(null);
  tell('pagehide', true);
  tell('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
});

it('does nothing on signed-out pages', () => {
  openFor(null);
  tell('pagehide', true);
  tell('pageshow', true);
  expect(isBlank()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does nothing when a page is opened or closed normally', () => {
  openFor({ role: 'parent' });
  tell('pageshow', false);
  tell('pagehide', false);
  expect(isBlank()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
