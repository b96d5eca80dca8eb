import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, pretendServer, renderInApp, type Reply } from '../../../../tests/support/client';
import { useToast } from '@/components/ui/use-toast';
import { AllDoneCard } from './all-done-card';

const today = '2029-03-01';
let stickers: { id: string; day: string }[];
let surprise: () => Reply;

function Told() {
  return <p data-testid="told">{useToast()?.title}</p>;
}

async function show(readOnly = false) {
  renderInApp(
    <>
      <AllDoneCard
        kid={{ id: 'mia', name: 'Mia' }}
        page="/kid/mia"
        today={today}
        readOnly={readOnly}
        hasMore
      />
      <Told />
    </>,
  );
  await pass(10);
}
const openEgg = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Open the egg of the day' }));
  await pass(10);
};

beforeEach(() => {
  vi.useFakeTimers();
  stickers = [{ id: 'acorn', day: '2029-02-28' }];
  surprise = () => ({ status: 201, body: { sticker: 'cloud', day: today } });
  pretendServer({
    'GET /api/kids/mia/nest': () => ({ body: { items: [], stickers } }),
    'GET /api/kids/mia/chores': () => ({ body: [] }),
    'GET /api/kids/mia/requests': () => ({ body: { submissions: [], redemptions: [] } }),
    'POST /api/kids/mia/surprises': () => surprise(),
  });
});

describe('the egg of the day', () => {
  it('cracks when it is tapped and then shows a sticker', async () => {
    await show();
    await openEgg();
    expect(screen.queryByText('A sticker for you: a cloud')).toBeNull();
    await pass(500);
    expect(screen.getByText('A sticker for you: a cloud')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Put in nest' }).getAttribute('href')).toBe('/kid/mia?tab=nest');
    expect(screen.queryByRole('button', { name: 'Open the egg of the day' })).toBeNull();
  });

  it('stays open for the rest of the day', async () => {
    stickers.push({ id: 'snail', day: today });
    await show();
    expect(screen.getByText('A sticker for you: a snail')).toBeTruthy();
  });

  it('shows a kind message if the day is not finished', async () => {
    surprise = () => ({ status: 409, body: { message: 'Not yet', code: 'not_finished' } });
    await show();
    await openEgg();
    expect(screen.getByTestId('told').textContent).toBe('Not quite yet');
    await pass(500);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open the egg of the day' }).disabled).toBe(
      false,
    );
  });

  it("can't be opened by an adult who is viewing", async () => {
    await show(true);
    expect(screen.getByText('Your nest is full. What a day!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open the egg of the day' })).toBeNull();
  });
});
