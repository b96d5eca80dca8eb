import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Kid } from '@shared/contracts/kids';
import type { KidChore } from '@shared/contracts/plan';
import { pass, pretendServer, renderInApp, type Reply } from '../../../../tests/support/client';
import { createQueryClient } from '@/lib/api/query-client';
import { useToast } from '@/components/ui/use-toast';
import { AllDoneCard } from './all-done-card';
import { closeFinish, startFinish, useFinish, useLastEgg } from './finish';
import FinishScreen from './finish-screen';
import type { TodayPlaces } from './nest-chores';

const today = '2029-03-01';
const mia = {
  id: 'mia',
  name: 'Mia',
  avatarColor: '#FF8FC0',
  friend: 'fox',
  streak: { days: 0, today: false },
} as Kid;
const dust = { chore: { id: 'c1', name: 'Dust', category: 'general' } } as KidChore;
const FULL: TodayPlaces = [{ look: 'waiting', chore: dust }];
const OPEN: TodayPlaces = [{ look: 'empty', chore: dust }];
let stickers: { id: string; day: string }[];
let surprise: () => Reply;

function Day({ places = FULL, readOnly = false }: { places?: TodayPlaces; readOnly?: boolean }) {
  const finish = useFinish();
  useLastEgg(places, true);
  return (
    <>
      <AllDoneCard kid={mia} page="/kid/mia" today={today} readOnly={readOnly} />
      {finish && <FinishScreen kid={mia} places={places} today={today} finish={finish} />}
      <p data-testid="toast">{useToast()?.title}</p>
    </>
  );
}
async function show(props: Parameters<typeof Day>[0] = {}) {
  renderInApp(<Day {...props} />);
  await pass(10);
}
const openIt = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Open it!' }));
  await pass(10);
};
const dialog = (name: string) => screen.queryByRole('dialog', { name: new RegExp(name) });

beforeEach(() => {
  vi.useFakeTimers();
  stickers = [{ id: 'acorn', day: '2029-02-28' }];
  surprise = () => ({ status: 201, body: { sticker: 'cloud', day: today } });
  pretendServer({
    'GET /api/kids/mia/nest': () => ({ body: { items: [], stickers, nextSticker: 'snail' } }),
    'GET /api/kids/mia/chores': () => ({ body: [] }),
    'GET /api/kids/mia/requests': () => ({ body: { submissions: [], redemptions: [] } }),
    'POST /api/kids/mia/surprises': () => {
      const reply = surprise();
      if (reply?.status === 201) stickers.push({ id: 'cloud', day: today });
      return reply;
    },
  });
});
afterEach(() => closeFinish());

describe('the egg of the day', () => {
  it('cracks on the full screen after a tap on the card and then shows a sticker', async () => {
    await show();
    await openIt();
    expect(dialog('All done, Mia!')).toBeTruthy();
    expect(screen.queryByText('A cloud for you!')).toBeNull();
    await pass(500);
    expect(dialog('A cloud for you!')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Yay!' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Put in nest' }).getAttribute('href')).toBe('/kid/mia?tab=nest');
    expect(screen.queryByRole('button', { name: 'Open it!' })).toBeNull();
  });

  it('stays open for the rest of the day', async () => {
    stickers.push({ id: 'snail', day: today });
    await show();
    expect(screen.getByRole('img', { name: 'A sticker for you: a snail' })).toBeTruthy();
  });

  it('shows a kind message if the day is not finished', async () => {
    surprise = () => ({ status: 409, body: { message: 'Not yet', code: 'not_finished' } });
    await show();
    await openIt();
    expect(screen.getByTestId('toast').textContent).toBe('Not quite yet');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open it!' })).toBeTruthy();
  });

  it("can't be opened by an adult who is viewing", async () => {
    await show({ readOnly: true });
    expect(screen.queryByRole('button', { name: 'Open it!' })).toBeNull();
  });
});

describe('the last egg of the day', () => {
  const egg = () => screen.queryByRole('button', { name: 'Open today’s egg' });

  it('opens the screen, on which nothing opens without a tap', async () => {
    const client = createQueryClient(() => undefined);
    const app = (places: TodayPlaces) => (
      <QueryClientProvider client={client}>
        <Day places={places} />
      </QueryClientProvider>
    );
    const { rerender } = render(app(OPEN));
    await pass(10);
    expect(startFinish('another', null, Promise.resolve())).toBe(false);
    expect(startFinish('c1', null, Promise.resolve())).toBe(true);
    await pass(10);
    expect(dialog('All done, Mia!')).toBeTruthy();
    await pass(3000);
    expect(egg()?.hasAttribute('disabled')).toBe(true);
    rerender(app(FULL));
    await pass(3000);
    expect(egg()?.hasAttribute('disabled')).toBe(false);
    expect(document.activeElement?.textContent).toBe('Open it!');
    expect(screen.queryByText('A cloud for you!')).toBeNull();
    fireEvent.click(egg() ?? document.body);
    await pass(600);
    expect(dialog('A cloud for you!')).toBeTruthy();
  });

  it('opens a screen that Back closes', async () => {
    await show({ places: OPEN });
    act(() => void startFinish('c1', null, Promise.resolve()));
    await pass(10);
    expect(dialog('All done, Mia!')).toBeTruthy();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await pass(10);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes the screen if it was not accepted', async () => {
    await show({ places: OPEN });
    startFinish('c1', null, Promise.reject(new Error('taken')));
    await pass(10);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
