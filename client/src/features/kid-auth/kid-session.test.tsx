import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KID_SESSION_MS } from '@shared/constants';
import { endKidSession, readKidSession, storeKidSession, useKidSession } from './kid-session';

const STORED = 'starnest-kid-session';

function Door({ kidId }: { kidId: string }) {
  return <output>{useKidSession(kidId) ? 'inside' : 'outside'}</output>;
}

const where = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  endKidSession();
});

describe('the stored kid session', () => {
  it('contains the kid, the login time and the token', () => {
    storeKidSession('mia', 'token-1');
    expect(JSON.parse(localStorage.getItem(STORED) ?? '')).toEqual({
      kidId: 'mia',
      timestamp: Date.now(),
      sessionToken: 'token-1',
    });
    expect(readKidSession()?.kidId).toBe('mia');
  });

  it('is valid for 24 hours', () => {
    storeKidSession('mia', 'token-1');
    vi.setSystemTime(Date.now() + KID_SESSION_MS - 1);
    expect(readKidSession()).not.toBeNull();
    vi.setSystemTime(Date.now() + 1);
    expect(readKidSession()).toBeNull();
  });

  it.each(['nonsense', '{}', '{"kidId":1,"timestamp":"x","sessionToken":null}', 'null'])(
    'ignores %s',
    (text) => {
      localStorage.setItem(STORED, text);
      expect(readKidSession()).toBeNull();
    },
  );

  it("opens only its own kid's pages", () => {
    storeKidSession('mia', 'token-1');
    render(<Door kidId="leo" />);
    expect(where()).toBe('outside');
  });

  it('closes an open page after 24 hours', () => {
    storeKidSession('mia', 'token-1');
    render(<Door kidId="mia" />);
    expect(where()).toBe('inside');
    act(() => {
      vi.advanceTimersByTime(KID_SESSION_MS);
    });
    expect(where()).toBe('outside');
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  it('closes an open page when a sibling logs in in another tab', () => {
    storeKidSession('mia', 'token-1');
    render(<Door kidId="mia" />);
    const text = JSON.stringify({ kidId: 'leo', timestamp: Date.now(), sessionToken: 'token-2' });
    act(() => {
      localStorage.setItem(STORED, text);
      window.dispatchEvent(new StorageEvent('storage', { key: STORED, newValue: text }));
    });
    expect(where()).toBe('outside');
  });
});
