import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@shared/contracts/users';
import { pretendServer, renderInApp, type Sent } from '../../../../tests/support/client';
import SearchDialog from './search-dialog';
import { SearchPlace } from './search-slot';

const user = { id: 'dana', families: [], suspendedFamily: null, familyRole: 'owner' } as unknown as User;
const LOCKED = '2030-01-01T10:00:00.000Z';
const onClose = vi.fn<() => void>();
let sent: Sent[];

beforeEach(() => {
  onClose.mockClear();
  window.history.replaceState(null, '', '/parent');
  sent = pretendServer({
    'GET /api/user': () => ({ body: user }),
    'GET /api/kids': () => ({
      body: [
        { id: 'zoe', name: 'Zoë', avatarColor: '#FF8FC0', friend: 'owl', lockedUntil: null },
        { id: 'leo', name: 'Leo', avatarColor: '#5BB8F5', friend: 'fox', lockedUntil: LOCKED },
      ],
    }),
    'GET /api/chores': () => ({ body: [{ id: 'dishes', name: 'Wash the dishes' }] }),
    'GET /api/rewards': () => ({ body: [{ id: 'pizza', name: 'Pizza night' }] }),
    'GET /api/chore-submissions/pending': () => ({ body: [] }),
    'GET /api/reward-redemptions/pending': () => ({ body: [] }),
    'POST /api/kids/leo/unlock': () => ({}),
  });
});

const open = async () => {
  renderInApp(<SearchDialog user={user} onClose={onClose} />);
  await screen.findByRole('option', { name: /^Unlock Leo/ });
};
const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent.trim());
const enter = () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });

describe('the search', () => {
  it('keeps the letters that were typed while its code loads', async () => {
    const onShortcut = vi.fn<() => void>();
    document.addEventListener('keydown', onShortcut);
    renderInApp(<SearchPlace user={user} />);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    onShortcut.mockClear();
    for (const key of ['p', 'i', 'x', 'Backspace', 'z']) fireEvent.keyDown(document.body, { key });
    expect(onShortcut).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onShortcut);
    const input = await screen.findByRole<HTMLInputElement>('combobox', {}, { timeout: 10_000 });
    expect([input.value, input.selectionStart, document.activeElement]).toEqual(['piz', 3, input]);
    fireEvent.keyDown(input, { key: 'Escape' });
  });

  it.each([
    ['zoe', 'Zoë', '/parent/kids/zoe'],
    ['dish', 'Wash the dishes', '/parent?tab=chores&edit=dishes'],
    ['pizza', 'Pizza night', '/parent?tab=rewards&edit=pizza'],
    ['quiet', 'Quiet hours Notifications', '/parent?tab=settings#quiet-hours'],
    ['analyt', 'Analytics', '/parent?tab=analytics'],
  ])('finds %j and opens %s', async (query, title, place) => {
    await open();
    type(query);
    expect(options()[0]).toBe(title);
    enter();
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(place);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows actions and the last opened items before typing', async () => {
    await open();
    expect(screen.getByRole('option', { name: 'New chore' })).toBeTruthy();
    expect(options()).toContain('Zoë Kid');
  });

  it('unlocks a kid', async () => {
    await open();
    fireEvent.click(screen.getByRole('option', { name: /^Unlock Leo/ }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/kids/leo/unlock',
    ]);
  });

  it('offers a new chore or reward with the name if nothing is found', async () => {
    await open();
    type('zebra ');
    expect(options()).toEqual(['New chore “zebra”', 'New reward “zebra”']);
    expect(screen.getByText('No results for “zebra”')).toBeTruthy();
    enter();
    expect(window.location.search).toBe('?tab=chores&new=1&name=zebra');
  });
});
