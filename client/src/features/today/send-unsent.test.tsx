import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { pass, pretendServer, renderInApp, type Reply, type Sent } from '../../../../tests/support/client';
import { useToast } from '@/components/ui/use-toast';
import { keepUnsent, readUnsent, type UnsentChore } from '@/lib/storage/unsent-chores';
import { SendUnsent } from './send-unsent';

const DAY = '2029-03-01';
const egg: UnsentChore = {
  choreId: 'c1',
  name: 'Dust',
  category: 'general',
  note: 'So shiny',
  idempotencyKey: 'key-1',
  dueOn: DAY,
  day: DAY,
};

let chores: { chore: { id: string }; dueOn: string | null }[];
let answer: () => Reply;
let sent: Sent[];
const posts = () => sent.filter(({ method }) => method === 'POST');

function ShownToast() {
  const toast = useToast();
  return <p data-testid="toast">{`${toast?.title} ${toast?.description}`}</p>;
}
async function show(kidId = 'mia') {
  renderInApp(
    <>
      <SendUnsent kidId={kidId} />
      <ShownToast />
    </>,
  );
  await pass(50);
}
const toastText = () => screen.getByTestId('toast').textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${DAY}T09:00:00.000Z`) });
  localStorage.clear();
  chores = [{ chore: { id: 'c1' }, dueOn: DAY }];
  answer = () => ({ status: 201, body: {} });
  sent = pretendServer({
    'GET /api/family': () => ({ body: { timezone: 'UTC' } }),
    'GET /api/kids/mia/chores': () => ({ body: chores }),
    'GET /api/kids/mia/requests': () => ({ body: { submissions: [], redemptions: [] } }),
    'GET /api/kids/ava/chores': () => ({ body: chores }),
    'POST /api/chore-submissions': () => answer(),
  });
  keepUnsent('mia', egg);
});

describe('a chore tapped while offline', () => {
  it('is sent once with its note and its first key', async () => {
    await show();
    expect(posts().map(({ body, headers }) => [body, headers.get('Idempotency-Key')])).toEqual([
      [{ kidId: 'mia', choreId: 'c1', notes: 'So shiny' }, 'key-1'],
    ]);
    expect(readUnsent('mia')).toEqual([]);
    cleanup();
    await show();
    expect(posts()).toHaveLength(1);
  });

  it('is retried until it succeeds', async () => {
    answer = () => null;
    await show();
    expect(readUnsent('mia')).toHaveLength(1);
    answer = () => ({ status: 201, body: {} });
    await pass(9000);
    expect(readUnsent('mia')).toEqual([]);
    expect(new Set(posts().map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(new Set(['key-1']));
  });

  it.each([
    ['already_done', 'An egg came back Dust: it’s already done.'],
    ['not_due', 'An egg came back Dust: its day is over.'],
    ['taken', 'An egg came back Dust: Someone else has this chore.'],
  ])('is dropped with a kind message on %s', async (code, words) => {
    answer = () => ({ status: 409, body: { message: 'Someone else has this chore.', code } });
    await show();
    expect(toastText()).toBe(words);
    expect(readUnsent('mia')).toEqual([]);
  });

  it('is not sent for another day or a deleted chore', async () => {
    chores = [{ chore: { id: 'c1' }, dueOn: '2029-03-02' }];
    await show();
    expect(toastText()).toBe('An egg came back Dust: its day is over.');
    keepUnsent('mia', { ...egg, dueOn: null, day: '2029-02-28' });
    cleanup();
    await show();
    expect(toastText()).toBe('An egg came back Dust: its day is over.');
    chores = [];
    keepUnsent('mia', egg);
    cleanup();
    await show();
    expect(toastText()).toBe('An egg came back Dust: it isn’t there anymore.');
    expect(posts()).toEqual([]);
  });

  it('is not sent by another kid', async () => {
    await show('ava');
    expect(posts()).toEqual([]);
    expect(readUnsent('mia')).toHaveLength(1);
  });
});
